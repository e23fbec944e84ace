internal import CTurboJPEG
import Foundation
import ScrollworkDisplay

enum JPEGReader {
    static func decode(_ bytes: [UInt8]) throws -> DisplayImage {
        guard let handle = tjInitDecompress() else { throw ImageDecodingError.corrupt("the JPEG decoder did not start") }
        defer { tjDestroy(handle) }
        var width: Int32 = 0
        var height: Int32 = 0
        var subsampling: Int32 = 0
        var space: Int32 = 0
        guard tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0 else {
            throw ImageDecodingError.corrupt(String(cString: tjGetErrorStr2(handle)))
        }
        try ImageDecoder.check(width: Int(width), height: Int(height))
        var pixels = [UInt32](repeating: 0xFF00_0000, count: Int(width) * Int(height))
        let format = littleEndian ? TJPF_BGRA : TJPF_ARGB
        let result = pixels.withUnsafeMutableBytes { target in
            tjDecompress2(
                handle, bytes, UInt(bytes.count), target.baseAddress!.assumingMemoryBound(to: UInt8.self), width, width * 4, height,
                Int32(format.rawValue), 0)
        }
        // A file that is cut short is shown as far as it goes, as browsers do; the library calls that a warning.
        guard result == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else {
            throw ImageDecodingError.corrupt(String(cString: tjGetErrorStr2(handle)))
        }
        return DisplayImage(pixelWidth: Int(width), pixelHeight: Int(height), pixels: pixels)
    }

    private static var littleEndian: Bool { UInt32(1).littleEndian == 1 }
}
