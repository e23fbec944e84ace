/// Items for bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The engine's hook: adds the items to a list.
    nonisolated static func _collect(_ content: Self, into list: inout _ToolbarList)
}

/// Items for bars that users may arrange; this engine's bars keep the order of the program.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The engine's list of items.
public struct _ToolbarList {
    package var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
    nonisolated public static func _collect(_ content: Self, into list: inout _ToolbarList) {
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) var body: Body?
        MainActor.assumeIsolated { body = content.body }
        if let body { Body._collect(body, into: &list) }
    }

    nonisolated package static func entries(of content: Self) -> [ToolbarEntry] {
        var list = _ToolbarList()
        _collect(content, into: &list)
        return list.entries
    }
}

/// Content that the engine knows itself.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { return primitiveBody(Self.self) }
}

extension Never: CustomizableToolbarContent {
    nonisolated public static func _collect(_ content: Never, into list: inout _ToolbarList) {}
}

/// Several pieces of content.
struct TupleToolbarContent: PrimitiveToolbarContent {
    typealias Body = Never
    nonisolated(unsafe) private let collectors: [(inout _ToolbarList) -> Void]
    nonisolated init<each C: ToolbarContent>(_ content: repeat each C) {
        var collectors: [(inout _ToolbarList) -> Void] = []
        func add<One: ToolbarContent>(_ content: One) {
            nonisolated(unsafe) let content = content
            collectors.append { One._collect(content, into: &$0) }
        }
        repeat add(each content)
        self.collectors = collectors
    }
    nonisolated static func _collect(_ content: TupleToolbarContent, into list: inout _ToolbarList) {
        for collect in content.collectors { collect(&list) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { return primitiveBody(Self.self) }
    nonisolated public static func _collect(_ content: Wrapped?, into list: inout _ToolbarList) {
        if let content { Wrapped._collect(content, into: &list) }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { return primitiveBody(Self.self) }
    nonisolated public static func _collect(_ content: Self, into list: inout _ToolbarList) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, into: &list)
        case .second(let content): FalseContent._collect(content, into: &list)
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    public var body: Never { return primitiveBody(Self.self) }
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
    nonisolated public static func _collect(_ content: Self, into list: inout _ToolbarList) {
        Content._collect(content.content, into: &list)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
