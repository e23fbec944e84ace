import Foundation

/// Paths as the tool passes them on.
enum Paths {
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    }

    /// The whole text of a file, or an error that names it. `option` says what the file is for.
    static func read(_ path: String, as what: String) throws(ToolError) -> String {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .usage("\(what) “\(path)” does not exist; check the path")
        }
        guard !isFolder.boolValue else { throw .usage("\(what) “\(path)” is a folder; give a file") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .usage("\(what) “\(path)” cannot be read; check its permissions")
        }
        guard let text = String(bytes: data, encoding: .utf8) else { throw .usage("\(what) “\(path)” is not UTF-8 text; save it as UTF-8") }
        return text
    }

    /// A new private folder for this run.
    static func makeScratch() throws(ToolError) -> String {
        // One slash only: the compiler tidies paths, and its messages are searched for this one.
        let folder = (NSTemporaryDirectory() as NSString).standardizingPath
        var template = Array("\(folder)/scrollwork-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .usage("cannot make a temporary folder in \(folder); set TMPDIR to a folder you can write to")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
