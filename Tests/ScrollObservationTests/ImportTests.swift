import Foundation
import Testing

struct ImportTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Exit code of the check for a folder.
    private func check(_ folder: String) throws -> Int32 {
        let process = Process()
        process.executableURL = Self.root.appendingPathComponent("Scripts/check-imports")
        process.arguments = [folder, "SwiftUI", "Combine", "Foundation"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test("U-92 the library imports SwiftUI, Combine and Foundation only, and the package depends on no other") func imports() throws {
        #expect(try check(Self.root.appendingPathComponent("Sources/ScrollObservation").path) == 0)
        // Its tests import more, and the check sees it.
        #expect(try check(Self.root.appendingPathComponent("Tests/ScrollObservationTests").path) == 1)
        let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(!manifest.contains(".package("))
    }
}
