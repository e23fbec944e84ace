/// A key and its modifiers, as in `shift+space`.
struct KeyName: Equatable {
    /// One of `names`, or a single character.
    var key: String
    /// Of `shift`, `control`, `option`, `command`; sorted, each once.
    var modifiers: [String]

    static let names = [
        "up", "down", "left", "right", "pageUp", "pageDown", "home", "end", "space", "tab", "return", "escape", "delete",
    ]
    private static let aliases = [
        "pgup": "pageUp", "pgdn": "pageDown", "enter": "return", "esc": "escape", "backspace": "delete", "spacebar": "space",
    ]
    private static let modifierNames = [
        "shift": "shift", "control": "control", "ctrl": "control", "option": "option", "alt": "option", "command": "command",
        "cmd": "command",
    ]

    init(_ text: String) throws(ToolError) {
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        // A "+" at the end is the key itself: "shift++" splits into "shift", "", "".
        if text.hasSuffix("+") { parts = Array(parts.dropLast(2)) + ["+"] }
        let name = parts.removeLast()
        var found: Set<String> = []
        for part in parts {
            guard let modifier = Self.modifierNames[part.lowercased()] else {
                throw .usage("unknown modifier “\(part)”; expected shift, control, option or command")
            }
            found.insert(modifier)
        }
        modifiers = found.sorted()
        let lower = name.lowercased()
        if let known = Self.names.first(where: { $0.lowercased() == lower }) ?? Self.aliases[lower] {
            key = known
        } else if name.count == 1 {
            key = name
        } else {
            let hint = NearestName.find(name, in: Self.names).map { "did you mean \($0)?" }
            throw .usage("unknown key “\(name)”; \(hint ?? "expected a single character or one of \(Self.names.joined(separator: ", "))")")
        }
    }
}
