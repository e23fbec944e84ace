import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Proposals")
struct ProposedViewSizeTests {
    @Test("L-02 zero, unspecified and infinity")
    func special() {
        #expect(ProposedViewSize.zero == ProposedViewSize(CGSize.zero))
        #expect(ProposedViewSize.unspecified[.vertical] == nil)
        #expect(ProposedViewSize.infinity[.horizontal] == .infinity)
    }

    @Test("L-03 unspecified dimensions are replaced, by 10 unless said otherwise")
    func replacing() {
        #expect(ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
        let size = ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        #expect(size == CGSize(width: 1, height: 2))
    }

    @Test("L-79 insets shrink a proposal to 0 at most and leave nil alone")
    func insets() {
        let insets = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        #expect(ProposedViewSize(width: 8, height: nil).inset(by: insets) == ProposedViewSize(width: 0, height: nil))
        #expect(ProposedViewSize(.vertical, main: 30, cross: nil).inset(by: insets).height == 20)
    }
}
