import ScrollworkGraph

/// A reader that notes what it is told.
final class NotingClient: DependentClient {
    private(set) lazy var dependent = Dependent(client: self)
    private(set) var reasons: [UpdateReason] = []
    let name: String
    let onChange: ((NotingClient) -> Void)?

    init(_ name: String = "", onChange: ((NotingClient) -> Void)? = nil) {
        self.name = name
        self.onChange = onChange
    }

    func sourceDidChange(reason: UpdateReason) {
        reasons.append(reason)
        onChange?(self)
    }

    func read(_ sources: Source...) { dependent.track { for source in sources { source.track() } } }
}
