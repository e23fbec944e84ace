import ScrollworkJob

/// The validated arguments of `record` and `dump`.
struct RunOptions: Equatable {
    var command: Job.Command
    var files: [String]
    var view: String?
    var width = 390.0
    var height = 844.0
    var scale = 2.0
    var dark = false
    var text = Job.TextFont.real
    var script: [ScriptStatement]
    var gif: String?
    var png: String?
    var trace: String?
    var traceFormat: Job.TraceFormat?
    var tree: Job.Tree?

    /// Sizes in points.
    static let sizeRange = 1.0...10_000.0
    static let scaleRange = 1.0...4.0
    /// A picture of this many pixels is 400 MB; a larger one is more likely a slip than a wish.
    static let largestPicture = 100_000_000.0

    /// `readFile` gives the text of a script file, or an error that says why it cannot.
    init(
        command: Job.Command, options: ParsedOptions, readFile: (String) throws(ToolError) -> String
    ) throws(ToolError) {
        self.command = command
        files = options.operands
        guard !files.isEmpty else {
            throw .usage("no Swift file given; write scrollwork \(command.rawValue) FILE.swift")
        }
        for file in files where !file.hasSuffix(".swift") {
            throw .usage("“\(file)” is not a Swift file; give files that end in .swift")
        }
        view = options.values["--view"]
        dark = options.has("--dark")
        if let size = options.values["--size"] {
            guard let parsed = Measure.size(size) else {
                throw .usage("--size “\(size)” is not a size; write it as 390x844, each side 1…10000 points")
            }
            (width, height) = parsed
        }
        if let scale = options.values["--scale"] {
            guard let number = Measure.number(scale), Self.scaleRange.contains(number), number == number.rounded() else {
                throw .usage("--scale “\(scale)” is out of range; give a whole number from 1 to 4")
            }
            self.scale = number
        }
        if options.has("--test-text") {
            guard !options.has("--real-text") else { throw .usage("--real-text and --test-text exclude each other; give one") }
            text = .test
        }
        if let tree = options.values["--tree"] {
            guard let known = Job.Tree(rawValue: tree) else {
                let names = Job.Tree.allCases.map(\.rawValue)
                let hint = NearestName.find(tree, in: names).map { "did you mean \($0)?" } ?? "give one of \(names.joined(separator: ", "))"
                throw .usage("--tree “\(tree)” is unknown; \(hint)")
            }
            self.tree = known
        } else if command == .dump {
            tree = .view
        }
        script = []
        try readOutputs(options)
        script = try Self.script(options, command: command, width: width, height: height, readFile: readFile)
        try checkPictureSizes()
    }

    private mutating func readOutputs(_ options: ParsedOptions) throws(ToolError) {
        gif = options.values["--gif"]
        png = options.values["--png"]
        trace = options.values["--trace"]
        if let gif, !gif.lowercased().hasSuffix(".gif") { throw .usage("--gif “\(gif)” does not end in .gif; give it that ending") }
        if let png, !png.lowercased().hasSuffix(".png") { throw .usage("--png “\(png)” does not end in .png; give it that ending") }
        if let trace {
            guard let format = ["csv", "json"].first(where: { trace.lowercased().hasSuffix("." + $0) }) else {
                throw .usage("--trace “\(trace)” ends neither in .csv nor in .json; the ending chooses the format")
            }
            traceFormat = Job.TraceFormat(rawValue: format)
        }
    }

    private static func script(
        _ options: ParsedOptions, command: Job.Command, width: Double, height: Double, readFile: (String) throws(ToolError) -> String
    ) throws(ToolError) -> [ScriptStatement] {
        if let text = options.values["--do"] {
            guard !options.has("--script") else { throw .usage("--do and --script exclude each other; give one") }
            return try ScriptParser.parse(text, name: "--do")
        }
        if let file = options.values["--script"] {
            return try ScriptParser.parse(try readFile(file), name: file)
        }
        return try ScriptParser.parse(
            command == .record ? ShowScript.text(width: width, height: height) : "settle", name: "default script")
    }

    private func checkPictureSizes() throws(ToolError) {
        func check(_ width: Double, _ height: Double, _ place: String) throws(ToolError) {
            let pixels = width * height * scale * scale
            guard pixels <= Self.largestPicture else {
                let millions = Int(pixels / 1_000_000)
                throw .usage("\(place) at scale \(Int(scale)) makes \(millions) million pixels; at most 100 million are drawn")
            }
        }
        try check(width, height, "--size \(width.plain)x\(height.plain)")
        for statement in script {
            if case .resize(let width, let height) = statement.action {
                try check(width, height, "statement \(statement.number), “\(statement.source)”,")
            }
        }
    }
}
