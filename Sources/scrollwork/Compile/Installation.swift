import Foundation

/// Where the built modules and the dynamic library are.
struct Installation: Equatable {
    /// The folder with `Modules/` and the library: the build folder the tool itself is in, or `SCROLLWORK_HOME`.
    var folder: String

    var modules: String { "\(folder)/Modules" }
    var library: String { "\(folder)/\(Self.libraryName)" }
    static let libraryName = "libScrollworkRuntime.so"

    static func find(environment: [String: String], executable: String) throws(ToolError) -> Installation {
        let home = environment["SCROLLWORK_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = home ?? String(executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)])
        let installation = Installation(folder: Paths.absolute(folder))
        let missing = ["\(installation.modules)/SwiftUI.swiftmodule", installation.library].first {
            !FileManager.default.fileExists(atPath: $0)
        }
        if let missing {
            let remedy = home == nil ? "run `make build` first" : "SCROLLWORK_HOME must name the build folder, such as .build/debug"
            throw .usage("the built library is missing (\(missing)); \(remedy)")
        }
        return installation
    }

    /// The path of this program, links resolved.
    static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// Module maps of the C targets that the Swift modules were built with: an importer needs them all, because the modules
    /// are not built for library evolution. SwiftPM leaves them in the targets' build folders.
    var moduleMaps: [String] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.sorted().filter { $0.hasSuffix(".build") }.map { "\(folder)/\($0)/module.modulemap" }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }
}
