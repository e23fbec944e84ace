import Foundation
import ScrollworkDisplay

/// Why a picture could not be read.
package enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
    /// Neither PNG nor JPEG.
    case unknownFormat
    /// The decoder's own words.
    case corrupt(String)
    /// More than `ImageDecoder.maximumPixels`.
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .unknownFormat:
            "The image is neither PNG nor JPEG. Its file may be empty or of another format; convert it to PNG."
        case .corrupt(let reason):
            "The image data cannot be decoded: \(reason). The file is likely cut short or damaged; export it again."
        case .tooLarge(let width, let height):
            "The image has \(width) x \(height) pixels, more than the \(ImageDecoder.maximumPixels) that are read. Scale it down."
        }
    }
}

/// Decodes PNG and JPEG.
package struct ImageDecoder: Sendable {
    /// The largest picture, so that a small file cannot ask for all memory: 2^26 pixels, 256 MB.
    package static let maximumPixels = 1 << 26

    package init() {}

    /// The picture in `data`, recognised by its first bytes. Never traps on bad data.
    /// - Complexity: linear in the pixels.
    package func decode(_ data: Data) throws -> DisplayImage {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return try PNGReader.decode(bytes) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGReader.decode(bytes) }
        throw ImageDecodingError.unknownFormat
    }

    static func check(width: Int, height: Int) throws {
        guard width > 0, height > 0 else { throw ImageDecodingError.corrupt("it has no pixels") }
        guard width <= 32_767, height <= 32_767, width * height <= maximumPixels else {
            throw ImageDecodingError.tooLarge(width: width, height: height)
        }
    }
}
