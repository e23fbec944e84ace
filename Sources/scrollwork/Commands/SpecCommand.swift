import Foundation

/// `scrollwork spec check`.
enum SpecCommand {
    static func run(_ arguments: [String]) throws -> Int32 {
        let options = try ParsedOptions.parse(arguments, for: .specCheck)
        if options.has("--help") {
            Console.result(HelpText.text(for: .specCheck))
            return 0
        }
        if let operand = options.operands.first {
            throw ToolError.usage("spec check takes no operand “\(operand)”; did you mean --spec \(operand)?")
        }
        let matrix = try matrix(
            spec: options.values["--spec"] ?? "Spec", tests: options.values["--tests"] ?? "Tests", results: options.values["--results"],
            strictMeasured: options.has("--strict-measured"))
        Console.result(matrix.text)
        let faults = matrix.faults
        guard faults.isEmpty else {
            Console.progress(faults.map { "\($0)\n" }.joined())
            throw ToolError.failure("spec check: \(faults.count) \(faults.count == 1 ? "fault" : "faults"); see the lines above")
        }
        return 0
    }

    static func matrix(spec: String, tests: String, results: String?, strictMeasured: Bool) throws(ToolError) -> SpecMatrix {
        var matrix = SpecMatrix(rules: [], titles: [], strictMeasured: strictMeasured)
        for path in try files(in: spec, ending: ".md", option: "--spec") {
            matrix.rules += SpecRule.parse(try Paths.read(path, as: "the rules"), file: path)
        }
        guard !matrix.rules.isEmpty else {
            throw .usage("no rules in \(spec); expected lines such as '- **F-10** (sure) …' in its .md files")
        }
        for path in try files(in: tests, ending: ".swift", option: "--tests") {
            matrix.titles += TestTitle.scan(try Paths.read(path, as: "the test file"), file: path)
        }
        if let results { matrix.results = TestResults(try Paths.read(results, as: "the results")) }
        return matrix
    }

    /// Sorted, with sub-folders.
    private static func files(in folder: String, ending: String, option: String) throws(ToolError) -> [String] {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw .usage("the folder \(folder) does not exist; run in the project's folder or give \(option) DIR")
        }
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}
