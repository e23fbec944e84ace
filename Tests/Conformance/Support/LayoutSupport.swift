import ScrollworkTesting
import SwiftUI

/// A red rectangle; a missing length is as long as it is offered.
func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View { Color.red.frame(width: width, height: height) }

/// Entries that views and layouts write down while they run.
final class Notes<Entry>: @unchecked Sendable {
    var entries: [Entry] = []
}

/// A layout that hands its proposal on to all its children, puts them at its origin and writes down what it was offered.
struct Recorder: Layout {
    let measured: Notes<ProposedViewSize>
    let placed: Notes<ProposedViewSize>

    init(measured: Notes<ProposedViewSize> = Notes(), placed: Notes<ProposedViewSize> = Notes()) {
        self.measured = measured
        self.placed = placed
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measured.entries.append(proposal)
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        placed.entries.append(proposal)
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// A layout that asks its only child for the given proposals and writes the answers down.
struct Asker: Layout {
    let proposals: [ProposedViewSize]
    let answers: Notes<CGSize>
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        answers.entries = proposals.map { subviews[0].sizeThatFits($0) }
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// What a view answers to proposals.
@MainActor func answers<V: View>(
    to proposals: [ProposedViewSize], profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V
) -> [CGSize] {
    let log = Notes<CGSize>()
    let content = view()
    _ = TestHost(size: CGSize(width: 300, height: 300), profile: profile) { Asker(proposals: proposals, answers: log) { content } }
    return log.entries
}

/// Sizes, so that expectations stay short.
func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Two rectangles that differ by rounding only.
func isClose(_ a: CGRect?, _ b: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.width - b.width) <= tolerance
        && abs(a.height - b.height) <= tolerance
}

/// A font whose letters are squares of 10 points.
let ten = Font.system(size: 10)
