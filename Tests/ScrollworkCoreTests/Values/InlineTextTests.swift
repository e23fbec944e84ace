import Foundation
import Testing

@testable import ScrollworkCore

@Suite struct InlineTextTests {
    private func marks(_ key: LocalizedStringKey) -> String {
        key.pieces(table: nil, bundle: nil).map { piece in
            let text = if case .text(let text) = piece.content { text } else { "%" }
            var marks = ""
            if piece.style.isStrong { marks += "b" }
            if piece.style.isEmphasized { marks += "i" }
            if piece.style.isStruck { marks += "s" }
            if piece.style.isCode { marks += "c" }
            if let link = piece.style.link { marks += "(\(link))" }
            return marks.isEmpty ? text : "<\(marks):\(text)>"
        }.joined()
    }

    @Test("Marks give text its look")
    func marks() {
        #expect(marks("plain") == "plain")
        #expect(marks("a **b** c") == "a <b:b> c")
        #expect(marks("*a* _b_") == "<i:a> <i:b>")
        #expect(marks("***a***") == "<bi:a>")
        #expect(marks("**a *b* c**") == "<b:a ><bi:b><b: c>")
        #expect(marks("~~a~~ `b*c*`") == "<s:a> <c:b*c*>")
        #expect(marks("see [the page](https://x.org) now") == "see <(https://x.org):the page> now")
    }

    @Test("What is no mark stays text")
    func noMarks() {
        #expect(marks("2 * 3 * 4") == "2 * 3 * 4")
        #expect(marks("snake_case_name") == "snake_case_name")
        #expect(marks("**open") == "**open")
        #expect(marks("a ~ b ~") == "a ~ b ~")
        #expect(marks(#"\*a\*"#) == "*a*")
        #expect(marks("[a] (b)") == "[a] (b)")
        #expect(marks("****") == "****")
        #expect(marks("`") == "`")
    }

    @Test("Arguments keep their own text and take the look around them")
    func arguments() {
        #expect(marks("**\(1)** and \(2)") == "<b:%> and %")
        let name = "*x*"
        #expect(Text("**\(name)**").string(in: TextContext()) == "*x*")
    }
}
