import Foundation

/// Coders for tests that need some.
enum JSONCoders {
    static var encoder: JSONEncoder { JSONEncoder() }
    static var decoder: JSONDecoder { JSONDecoder() }
}
