import Foundation
import ScrollworkJob
import ScrollworkTesting
import SwiftUI

/// Does what a script says. Times are virtual seconds, places are points of the window.
@MainActor
struct ScriptRunner {
    let recorder: Recorder
    /// Virtual seconds after which `settle` gives up.
    static let settleLimit = 30.0

    private var host: TestHost { recorder.host }

    func run(_ statement: ScriptStatement) throws {
        switch statement.action {
        case .wait(let seconds): host.advance(by: seconds)
        case .settle: settle(statement)
        case .wheel(let place, let distance): host.wheel(at: place.point, by: distance.point)
        case .notch(let place, let count): host.notch(at: place.point, by: CGFloat(count))
        case .drag(let start, let end, let seconds): host.drag(from: start.point, to: end.point, duration: seconds)
        case .fling(let start, let end, let seconds): host.fling(from: start.point, to: end.point, duration: seconds)
        case .tap(let place): host.tap(at: place.point)
        case .tapText(let text): try tap(text, statement)
        case .key(let key, let modifiers): press(key, modifiers, statement)
        case .type(let text):
            type(text, statement)
        case .resize(let width, let height): host.resize(to: CGSize(width: width, height: height))
        case .snapshot(let path): try recorder.writePicture(to: path)
        }
    }

    private func settle(_ statement: ScriptStatement) {
        guard !host.settle(limit: Self.settleLimit) else { return }
        Messages.write(
            "warning: statement \(statement.number) (settle): still moving after \(Int(Self.settleLimit)) s, the script goes on. "
                + "A repeating animation or timer never settles; use wait S instead.")
    }

    private func tap(_ text: String, _ statement: ScriptStatement) throws {
        guard !host.tap(text) else { return }
        var seen: Set<String> = []
        let shown = host.texts.map(\.string).filter { seen.insert($0).inserted }
        let list = shown.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
        let rest = shown.count > 20 ? " and \(shown.count - 20) more" : ""
        throw RecorderError(
            "statement \(statement.number) (\(statement.source)): no visible text is or contains “\(text)”; "
                + (shown.isEmpty ? "no text is visible" : "visible: \(list)\(rest)"))
    }

    private func type(_ text: String, _ statement: ScriptStatement) {
        if !host.hasFocus {
            Messages.write(
                "warning: statement \(statement.number) (\(statement.source)): nothing has the keyboard, nothing happens. "
                    + "Tap a text field first.")
        }
        host.type(text)
    }

    /// Keys that stand for a character.
    private static let characters = ["return": "\n", "enter": "\n", "delete": "\u{8}", "backspace": "\u{8}", "tab": "\t"]

    private func press(_ key: String, _ modifiers: [String], _ statement: ScriptStatement) {
        if let known = ScrollKeyName(key: key, modifiers: modifiers) {
            host.key(known)
        } else if let character = Self.characters[key], modifiers.isEmpty {
            type(character, statement)
        } else if key.count == 1, modifiers.allSatisfy({ $0 == "shift" }) {
            type(modifiers.isEmpty ? key : key.uppercased(), statement)
        } else {
            host.frame()
            Messages.write("warning: statement \(statement.number) (\(statement.source)): no view listens to this key, nothing happens")
        }
    }
}

extension ScriptPoint {
    var point: CGPoint { CGPoint(x: x, y: y) }
}

extension ScrollKeyName {
    /// The scrolling meaning of a key; nil where it has none. As on a Mac, command makes an arrow go to the end and option makes it a page.
    init?(key: String, modifiers: [String]) {
        switch (key, modifiers) {
        case ("space", ["shift"]): self = .shiftSpace
        case ("up", ["command"]): self = .home
        case ("down", ["command"]): self = .end
        case ("up", ["option"]): self = .pageUp
        case ("down", ["option"]): self = .pageDown
        case (_, []): self.init(rawValue: key)
        default: return nil
        }
    }
}
