import Foundation

/// Finds the font files: the bundled ones, and a few of the system's for scripts that the bundled family lacks.
enum FontFiles {
    private static let resourcePath = "Scrollwork_ScrollworkCairo.resources/Fonts"

    /// The folder of the bundled fonts, or nil. `Bundle.module` is not used because it traps when the folder is missing.
    static func bundledFolder() -> String? {
        candidates().first { folder in
            FileManager.default.fileExists(atPath: folder + "/Inter-Regular.otf")
        }
    }

    private static func candidates() -> [String] {
        var result: [String] = []
        if let chosen = ProcessInfo.processInfo.environment["SCROLLWORK_FONTS"], !chosen.isEmpty { result.append(chosen) }
        for file in [executablePath(), libraryPath()] {
            guard let file else { continue }
            let folder = (file as NSString).deletingLastPathComponent
            result.append(folder + "/" + resourcePath)
            result.append(folder + "/../share/scrollwork/Fonts")
        }
        // A build that still has its source tree.
        let source = ((#filePath as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        result.append(source + "/Fonts")
        return result
    }

    private static func executablePath() -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The file that this code was loaded from, which is the executable or a dynamic library. Read from the process's memory map, because
    /// `dladdr` is a GNU extension that Swift's import of the C library leaves out.
    private static func libraryPath() -> String? {
        let address = UInt(bitPattern: #dsohandle)
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        for line in maps.split(separator: "\n") {
            let bounds = line.prefix { $0 != " " }.split(separator: "-")
            guard bounds.count == 2, let low = UInt(bounds[0], radix: 16), let high = UInt(bounds[1], radix: 16) else { continue }
            guard low <= address, address < high, let slash = line.firstIndex(of: "/") else { continue }
            return String(line[slash...])
        }
        return nil
    }

    /// Font files of the folder, in a fixed order, so that ties in font matching fall the same way everywhere.
    static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }.sorted().map { folder + "/" + $0 }
    }

    /// System fonts that fill gaps: emoji, a monospaced and a serif family, other scripts. Those that do not exist are skipped.
    static func supplements() -> [String] {
        let truetype = "/usr/share/fonts/truetype/"
        return [
            "noto/NotoColorEmoji.ttf", "dejavu/DejaVuSansMono.ttf", "dejavu/DejaVuSansMono-Bold.ttf", "dejavu/DejaVuSerif.ttf",
            "dejavu/DejaVuSerif-Bold.ttf", "noto/NotoSansArabic-Regular.ttf", "noto/NotoSansHebrew-Regular.ttf",
            "noto/NotoSansDevanagari-Regular.ttf", "noto/NotoSansThai-Regular.ttf", "dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf",
            "../opentype/noto/NotoSansCJK-Regular.ttc",
        ].map { truetype + $0 }.filter { FileManager.default.fileExists(atPath: $0) }
    }
}
