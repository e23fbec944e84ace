import Testing

@testable import scrollwork

@Suite struct UserSourceTests {
    @Test("a file without @main and previews is compiled as it is")
    func untouched() {
        #expect(UserSource(path: "A.swift", text: "struct V: View {} // @main\nlet s = \"@main #Preview {}\"").replacement == nil)
    }

    @Test("@main is blanked out in place")
    func main() {
        let source = UserSource(path: "A.swift", text: "import SwiftUI\n@main struct é: App {}")
        #expect(source.replacement == "import SwiftUI\n      struct é: App {}")
    }

    @Test("#Preview blocks are blanked out and lines keep their numbers")
    func previews() {
        let text = "struct V: View {}\n#Preview(\"a\", traits: .x) {\n    V() // }\n}\nlet a = 1\n#Preview { V() } cameras: { 1 }\n"
        let result = UserSource(path: "A.swift", text: text).replacement ?? ""
        #expect(result.utf8.count == text.utf8.count)
        #expect(
            result.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed } == [
                "struct V: View {}", "", "", "", "let a = 1", "", "",
            ])
    }

    @Test(
        "strings, comments and regular expressions are masked, offsets stay",
        arguments: [
            ("a // b\nc", "a     \nc"),
            ("/* a /* b */ c */d", "                 d"),
            ("\"a\\\"b\" c", "\"    \" c"),
            ("\"\\(f(\"x\", \"{\"))\" }", "\"              \" }"),
            ("\"\"\"\n a \" {\n\"\"\" b", "\"\"\"\n      \n\"\"\" b"),
            ("#\"a\"b\\(c)\"# d", "#\"       \"# d"),
            ("#/a{\"/# b", "#/   /# b"),
            ("\"open\nx", "\"    \nx"),
            ("#if A", "#if A"),
        ])
    func mask(text: String, expected: String) {
        #expect(String(decoding: SourceMask(text).code, as: UTF8.self) == expected)
    }

    @Test(
        "unfinished source does not hang or crash",
        arguments: [
            "/*", "\"", "\"\"\"", "\"\\(", "#\"", "struct", "struct A: View {", "@", "@main", "#Preview", "#Preview {", "var x: [",
            "struct A: View { init(", "extension A.", "`", "#/a\\",
        ])
    func unfinished(text: String) {
        _ = UserSource(path: "A.swift", text: text)
    }

    @Test(
        "conditions",
        arguments: [
            ("os(Linux)", true), ("os(macOS)", false), ("!os(iOS) && DEBUG", true), ("canImport(UIKit) || canImport(SwiftUI)", true),
            ("(os(iOS) || os(tvOS)) && swift(>=5.9)", false), ("compiler(>=6.0)", true), ("FEATURE", false), ("true", true), ("", true),
        ])
    func conditions(text: String, expected: Bool) {
        #expect(ConditionalCompilation.evaluate(text) == expected)
    }
}
