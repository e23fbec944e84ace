import Foundation
import ScrollworkDisplay
import Testing

@testable import ScrollworkCore

@Suite struct TextTests {
    private let context = TextContext(locale: Locale(identifier: "en_US"), now: Date(timeIntervalSinceReferenceDate: 0))

    @Test("A text is one run of one look, an empty text too")
    func runs() {
        #expect(Text("Row \(1)").resolvedRuns(in: context) == [TextRun(string: "Row 1", font: FontDescription(size: 17), color: .black)])
        #expect(Text("").resolvedRuns(in: context).map(\.string) == [""])
    }

    @Test("Modifiers change the run; of two equal ones the inner wins")
    func modifiers() {
        let run = Text("a").font(.title).bold().italic().foregroundColor(.white).underline().strikethrough().kerning(2).baselineOffset(3)
            .resolvedRuns(in: context)[0]
        #expect(
            run
                == TextRun(
                    string: "a", font: FontDescription(size: 28, weight: 700, isItalic: true), color: .white, underline: true,
                    strikethrough: true, kerning: 2, baselineOffset: 3))
        #expect(Text("a").font(.title).font(.caption).resolvedRuns(in: context)[0].font.size == 28)
        #expect(Text("a").tracking(4).kerning(2).resolvedRuns(in: context)[0].kerning == 4)
        #expect(Text("a").fontWeight(.heavy).fontDesign(.serif).resolvedRuns(in: context)[0].font.weight == 800)
        #expect(Text("a").font(nil).foregroundColor(nil) != Text("a"))
    }

    @Test("Joined texts keep their looks and share what is around them")
    func joined() {
        let runs = (Text("a") + Text("b").bold() + Text("c").foregroundColor(.red)).font(.caption).resolvedRuns(in: context)
        #expect(runs.map(\.string) == ["a", "b", "c"])
        #expect(runs.map(\.font.size) == [12, 12, 12])
        #expect(runs.map(\.font.weight) == [400, 700, 400])
        #expect((Text("a") + Text("b")).resolvedRuns(in: context).count == 1)
    }

    @Test("What surrounds a text applies where the text says nothing")
    func surroundings() {
        var context = context
        context.font = .headline
        context.color = .white
        context.textCase = .uppercase
        let run = Text("abc").resolvedRuns(in: context)[0]
        #expect(run.string == "ABC")
        #expect(run.font == FontDescription(size: 17, weight: 600))
        #expect(run.color == .white)
        #expect(Text("abc").foregroundStyle(.red).resolvedRuns(in: context)[0].color == Color.red.resolved(in: context.styleContext))
    }

    @Test("Texts are equal by value, formats and styles included")
    func equality() {
        #expect(Text(5, format: .number) == Text(5, format: .number))
        #expect(Text(5, format: .number) != Text(6, format: .number))
        #expect(Text("a").foregroundStyle(.tint) == Text("a").foregroundStyle(.tint))
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.tint))
        #expect(Text(Image(systemName: "star")) == Text(Image(systemName: "star")))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    }

    @Test("Formats and dates are written when the text is resolved")
    func formats() {
        func string(_ text: Text) -> String { text.string(in: context) }
        let later = Date(timeIntervalSinceReferenceDate: 3723)
        #expect(string(Text(1234.5, format: .number)) == "1,234.5")
        #expect(string(Text(later, style: .timer)) == "1:02:03")
        #expect(string(Text(later, style: .relative)) == "1 hr, 2 min")
        #expect(string(Text(later, style: .offset)) == "+1 hr")
        #expect(string(Text(timerInterval: context.now...later, countsDown: true)) == "1:02:03")
        #expect(string(Text(timerInterval: context.now...later, pauseTime: later, showsHours: false)) == "0:00")
    }

    @Test("Attributes of a string become looks")
    func attributed() {
        var string = AttributedString("plain ")
        var strong = AttributedString("red")
        strong.font = .title
        strong.foregroundColor = .white
        string += strong
        let runs = Text(string).resolvedRuns(in: context)
        #expect(runs.map(\.string) == ["plain ", "red"])
        #expect(runs[1].font.size == 28)
        #expect(runs[1].color == .white)
    }
}
