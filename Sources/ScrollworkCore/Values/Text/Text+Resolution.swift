import Foundation
import ScrollworkDisplay

extension Text {
    /// The text in runs of one look each, for layout. An empty text is one empty run, so that it has the height of a line.
    ///
    /// Linear in the text; neighbours of one look are one run, so that they are shaped together.
    package func resolvedRuns(in context: TextContext) -> [TextRun] {
        var runs = TextRunList()
        append(to: &runs, in: context)
        return runs.runs.isEmpty ? [adjusted(context).run] : runs.runs
    }

    /// The text without its look.
    package func string(in context: TextContext) -> String { resolvedRuns(in: context).map(\.string).joined() }

    private func adjusted(_ context: TextContext) -> TextContext {
        if modifiers.isEmpty { return context }
        var context = context
        // The modifier applied first is the inner one and wins.
        for modifier in modifiers.reversed() { context.apply(modifier) }
        return context
    }

    private func append(to runs: inout TextRunList, in outer: TextContext) {
        let context = adjusted(outer)
        switch storage {
        case .verbatim(let string): runs.append(string, in: context)
        case .formatted(let format): runs.append(format.base.string(locale: context.locale, now: context.now), in: context)
        case .image(let image): runs.append(image.textStandIn, in: context)
        case .concatenated(let first, let second):
            first.append(to: &runs, in: context)
            second.append(to: &runs, in: context)
        case .attributed(let string): Self.append(string, to: &runs, in: context)
        case .localized(let key, let table, let bundle):
            for piece in key.pieces(table: table, bundle: bundle?.bundle) {
                var inner = context
                if piece.style != InlineText.Style() { inner.apply(piece.style) }
                switch piece.content {
                case .text(let text): runs.append(text, in: inner)
                case .argument(let index):
                    guard key.arguments.indices.contains(index) else { continue }
                    if case .text(let text) = key.arguments[index] {
                        text.append(to: &runs, in: inner)
                    } else {
                        runs.append(NumberText.text(key.arguments[index], locale: context.locale), in: inner)
                    }
                }
            }
        }
    }

    private static func append(_ string: AttributedString, to runs: inout TextRunList, in context: TextContext) {
        for run in string.runs {
            var inner = context
            for modifier in run.attributes.textModifiers.reversed() { inner.apply(modifier) }
            runs.append(String(string.characters[run.range]), in: inner)
        }
    }
}

/// Runs under construction.
private struct TextRunList {
    var runs: [TextRun] = []

    mutating func append(_ string: String, in context: TextContext) {
        guard !string.isEmpty else { return }
        var run = context.run
        switch context.textCase {
        case .uppercase: run.string = string.uppercased(with: context.locale)
        case .lowercase: run.string = string.lowercased(with: context.locale)
        case nil: run.string = string
        }
        if var last = runs.last {
            let text = last.string
            last.string = run.string
            if last == run {
                runs[runs.count - 1].string = text + run.string
                return
            }
        }
        runs.append(run)
    }
}
