import Foundation

/// Something that decodes whole values, for `decode(type:decoder:)`.
public protocol TopLevelDecoder {
    /// What is decoded from.
    associatedtype Input

    /// Decodes one value.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// Something that encodes whole values, for `encode(encoder:)`.
public protocol TopLevelEncoder {
    /// What is encoded to.
    associatedtype Output

    /// Encodes one value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
