/// Why a rule runs: the chain from what changed first to the rule, oldest first, for reports and `_printChanges`.
package struct UpdateReason: CustomStringConvertible {
    package private(set) var chain: [String]

    package init(_ first: String) { chain = [first] }

    package func through(_ source: Source) -> UpdateReason { source.name.isEmpty ? self : adding(source.name) }

    /// The chain with one more link; long chains keep their beginning and their end.
    package func adding(_ link: String) -> UpdateReason {
        guard chain.last != link else { return self }
        var result = self
        if chain.count >= 16 { result.chain.remove(at: 8) }
        result.chain.append(link)
        return result
    }

    /// The links from the former occurrence of the last one to the last one, both included; nil where the chain does not come back.
    package var loop: [String]? {
        guard let last = chain.last, let start = chain.dropLast().lastIndex(of: last) else { return nil }
        return Array(chain[start...])
    }

    package var description: String { chain.joined(separator: " → ") }
}
