import ScrollworkTesting
import SwiftUI
import Testing

/// Content that stays where it is seen, as on the web; an opt-in of the host's profile.
@MainActor struct VisibleContentTests {
    struct Shown: Equatable {
        var rows = Array(0..<60)
        var heights: [Int: CGFloat] = [:]
        var padding: CGFloat = 0
    }

    func page(_ shown: Model<Shown>, keeps: Bool = true) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), profile: .iOS.keepingVisibleContent(keeps)) {
            ScrollView {
                Showing(model: shown) { shown in
                    VStack(spacing: 0) {
                        ForEach(shown.rows, id: \.self) { row in
                            VStack(spacing: 0) {
                                Text("Head \(row)").frame(width: 300, height: shown.heights[row] ?? 10)
                                Text("Body \(row)").frame(width: 300, height: 30)
                            }
                        }
                    }
                    .padding(.top, shown.padding)
                }
            }
        }
    }

    @Test("S-58 F-61 S-50 switched on, 120 inserted above move the offset by 120 and the row by nothing; off, the row by 120")
    func inserted() {
        for keeps in [true, false] {
            let shown = Model(Shown())
            let host = page(shown, keeps: keeps)
            host.rest(at: 800)
            let before = host.frame(ofText: "Body 22")!.minY
            shown.value.rows = [-3, -2, -1] + shown.value.rows
            host.frame()
            #expect(host.y == (keeps ? 920 : 800))
            #expect(host.frame(ofText: "Body 22")!.minY == before + (keeps ? 0 : 120))
        }
    }

    @Test("F-60 of a row that is cut, the part that is whole is held: its head may grow above it") func partly() {
        let shown = Model(Shown())
        let host = page(shown)
        // Row 20 begins at 800: its head is out of sight, of its body the text is whole.
        host.rest(at: 812)
        let before = host.frame(ofText: "Body 20")!.minY
        shown.value.heights[20] = 60
        host.frame()
        #expect(host.y == 862)
        #expect(host.frame(ofText: "Body 20")!.minY == before)
    }

    @Test("F-62 at the start new content is shown; a padding that changes moves what it pads; a transaction can say no") func exceptions() {
        let shown = Model(Shown())
        let host = page(shown)
        shown.value.rows = [-1] + shown.value.rows
        host.settle()
        #expect(host.y == 0)
        host.rest(at: 800)
        shown.value.padding = 70
        host.settle()
        #expect(host.y == 800)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { shown.value.rows = [-2] + shown.value.rows }
        host.settle()
        #expect(host.y == 800)
        shown.value.rows = [-3] + shown.value.rows
        host.settle()
        #expect(host.y == 840)
    }

    @Test("F-63 F-61 after a scroll another row is held; rows behind it may do what they like") func chosenAnew() {
        let shown = Model(Shown())
        let host = page(shown)
        host.rest(at: 800)
        host.rest(at: 1200)
        shown.value.heights[25] = 110
        host.settle()
        #expect(host.y == 1300)
        shown.value.heights[35] = 110
        host.settle()
        #expect(host.y == 1300)
    }

    @Test("S-76 F-61 it holds in the middle of a drag, too") func dragged() {
        let shown = Model(Shown())
        let host = page(shown)
        host.rest(at: 800)
        host.hold(300, 280, 260)
        let offset = host.y
        shown.value.rows = [-1] + shown.value.rows
        host.frame()
        #expect(host.y == offset + 40)
        host.pull(to: 250)
        #expect(host.y == offset + 50)
        host.lift(at: 250)
        host.settle()
    }
}
