// check-documentation <first page> <symbol graph>...: every public declaration must have a comment, and the first page must name every type
// and every method that extends a type of another module. Prints what is missing, and fails then.

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Comment: Decodable {}
        struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?

        /// Where to look, from the package's folder on.
        var place: String {
            guard let location else { return "unknown place" }
            let path = location.uri.components(separatedBy: "/Sources/").last ?? location.uri
            return "Sources/\(path):\(location.position.line + 1)"
        }
    }

    struct Relationship: Decodable {
        struct Origin: Decodable {}
        let source: String
        /// The requirement of a protocol that this symbol meets; its comment is the symbol's.
        let sourceOrigin: Origin?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

func complaints(page: String, graph: SymbolGraph) -> [String] {
    let inherited = Set(graph.relationships.filter { $0.sourceOrigin != nil }.map(\.source))
    var result: [String] = []
    for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
        let name = symbol.pathComponents.joined(separator: ".")
        if symbol.docComment == nil, !inherited.contains(symbol.identifier.precise) {
            result.append("\(symbol.place): \(name) has no comment. Say what it is for, its unit and its sign.")
        }
        let isOwnType = symbol.pathComponents.count == 1
        let isExtension = symbol.pathComponents.first == "View"
        if isOwnType || isExtension, let last = symbol.pathComponents.last, !page.contains(last) {
            result.append("\(symbol.place): \(name) is not in the list of the first page. Add it to a group there.")
        }
    }
    return result
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
    print("usage: check-documentation <first page> <symbol graph>...")
    exit(2)
}
let page = try String(contentsOfFile: arguments[1], encoding: .utf8)
var found: [String] = []
for path in arguments[2...] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    found += complaints(page: page, graph: try JSONDecoder().decode(SymbolGraph.self, from: data))
}
for complaint in found.sorted() { print("error: \(complaint)") }
exit(found.isEmpty ? 0 : 1)
