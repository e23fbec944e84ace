/// One of the user's files, read and scanned.
struct UserSource {
    /// As the user gave it.
    var path: String
    var text: String
    /// Types, with `#if` applied.
    var scanner: TypeScanner
    /// The text to compile when it must differ from the file: `@main` and `#Preview` are blanked out in place, so that lines
    /// and columns stay. Nil when the file can be compiled as it is.
    var replacement: String?

    init(path: String, text: String) {
        self.path = path
        self.text = text
        let mask = SourceMask(text)
        let previews = PreviewMacros.ranges(in: mask)
        var active = ConditionalCompilation.applied(to: mask)
        for range in previews { active.erase(range) }
        scanner = TypeScanner(SourceToken.tokens(of: active))
        // `@main` in inactive branches does no harm and stays.
        let changes = previews + scanner.mainAttributes
        if !changes.isEmpty {
            var bytes = mask.text
            for range in changes { SourceMask.erase(range, in: &bytes) }
            replacement = String(decoding: bytes, as: UTF8.self)
        }
    }
}
