import ScrollworkTesting
import SwiftUI
import Testing

/// Reports the size and puts its children at the point it is told.
private struct Strange: Layout {
    let size: CGSize
    let point: CGPoint
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: point, proposal: ProposedViewSize(size)) }
    }
}

@MainActor struct NonFiniteTests {
    private static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

    /// Shows the view between two ordinary ones and checks that every frame is a rectangle of finite numbers.
    /// - Returns: the warnings.
    private func warnings<V: View>(of view: @autoclosure () -> V, at location: SourceLocation = #_sourceLocation) -> [String] {
        let host = ProbeHost(100, 100) {
            VStack(spacing: 0) {
                box(10, 10).probe("above")
                view().probe("view")
                box(10, 10).probe("below")
            }
        }
        host.host.advance(by: 0.1)
        #expect(host.frames.count >= 3, sourceLocation: location)
        for (name, frame) in host.frames {
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            let areFinite = numbers.allSatisfy { $0.isFinite }
            #expect(areFinite, "\(name) \(frame)", sourceLocation: location)
            #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(name) \(frame)", sourceLocation: location)
        }
        #expect(!host.host.dump(.display).contains("nan"), sourceLocation: location)
        return host.host.warnings
    }

    @Test("frame.nan fixed frames") func fixedFrames() {
        for value in Self.bad + [-5] {
            #expect(warnings(of: Color.red.frame(width: value)).count == 1)
            #expect(warnings(of: Color.red.frame(height: value)).count == 1)
        }
    }

    @Test("frame.nan flexible frames") func flexibleFrames() {
        #expect(warnings(of: Color.red.frame(minWidth: .nan)).count == 1)
        #expect(warnings(of: Color.red.frame(maxWidth: .nan)).count == 1)
        #expect(warnings(of: Color.red.frame(idealWidth: .nan)).count == 1)
        #expect(warnings(of: Color.red.frame(minHeight: -5)).count == 1)
        #expect(warnings(of: Color.red.frame(maxHeight: -5)).count == 1)
        #expect(warnings(of: Color.red.frame(minHeight: .infinity)).count <= 1)
        #expect(warnings(of: Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)).isEmpty)
    }

    @Test("frame.nan padding, offset and position") func adjusters() {
        for value in Self.bad {
            #expect(warnings(of: box(10, 10).padding(value)).count == 1)
            #expect(warnings(of: box(10, 10).padding(.leading, value)).count == 1)
            #expect(warnings(of: box(10, 10).offset(x: value, y: 1).probe("inner")).count == 1)
            #expect(warnings(of: box(10, 10).probe("inner").offset(x: 1, y: value)).count == 1)
            #expect(warnings(of: box(10, 10).probe("inner").position(x: value, y: value)).count == 1)
        }
        #expect(warnings(of: box(10, 10).padding(-50)).isEmpty)
    }

    @Test("frame.nan what replaces a bad number is 0") func replacement() {
        let seen = frames(in: 100, 100) {
            ZStack {
                box(10, 10).probe("offset").offset(x: .nan, y: 5)
                box(10, 10).probe("padded").padding(.leading, .infinity).frame(width: 100, height: 100, alignment: .topLeading)
                box(10, 10).probe("position").position(x: .infinity, y: 50)
            }
        }
        #expect(seen["offset"] == rect(45, 50, 10, 10))
        #expect(seen["padded"] == rect(0, 0, 10, 10))
        #expect(seen["position"] == rect(-5, 45, 10, 10))
    }

    @Test("frame.nan aspect ratios") func aspectRatios() {
        for value in Self.bad + [0, -1] {
            #expect(warnings(of: Color.red.aspectRatio(value, contentMode: .fit)).count == 1)
            #expect(warnings(of: Color.red.aspectRatio(value, contentMode: .fill)).count == 1)
        }
        #expect(warnings(of: Color.red.aspectRatio(CGSize.zero, contentMode: .fit)).count == 1)
        #expect(warnings(of: Color.red.frame(width: 0, height: 0).scaledToFit()).isEmpty)
    }

    @Test("frame.nan spacing and minimum lengths") func spacing() {
        for value in Self.bad {
            #expect(
                warnings(
                    of: HStack(spacing: value) {
                        box(10, 10).probe("a")
                        Color.red.probe("b")
                    }
                ).count == 1)
            #expect(
                warnings(
                    of: VStack(spacing: value) {
                        box(10, 10).probe("a")
                        Color.red.probe("b")
                    }
                ).count == 1)
            #expect(
                warnings(
                    of: HStack {
                        box(10, 10).probe("a")
                        Spacer(minLength: value)
                    }
                ).count == 1)
            #expect(warnings(of: Color.red.safeAreaInset(edge: .top, spacing: value) { box(10, 10).probe("bar") }).count == 1)
            #expect(warnings(of: Color.red.safeAreaPadding(value)).count == 1)
        }
        let overlapping = frames(in: 100, 100) {
            HStack(spacing: -5) {
                box(10, 10)
                box(10, 10)
            }
            .probe("stack")
        }
        #expect(overlapping["stack"]?.width == 15)
    }

    @Test("frame.nan priorities and orders") func priorities() {
        let row = HStack {
            Color.red.layoutPriority(.nan).probe("a")
            Color.red.layoutPriority(.infinity).probe("b")
            Color.red.layoutPriority(-.infinity).zIndex(.nan).probe("c")
            Color.red.zIndex(1).probe("d")
        }
        #expect(warnings(of: row).isEmpty)
    }

    @Test("frame.nan guides") func guides() {
        for value in Self.bad {
            let column = VStack(alignment: .leading) {
                box(10, 10).alignmentGuide(.leading) { _ in value }.probe("a")
                box(20, 10).probe("b")
            }
            #expect(warnings(of: column).count == 1)
        }
    }

    @Test("frame.nan transforms") func transforms() {
        for value in Self.bad {
            #expect(warnings(of: box(10, 10).probe("inner").scaleEffect(value)).count == 1)
            #expect(warnings(of: box(10, 10).probe("inner").rotationEffect(.radians(Double(value)))).count == 1)
        }
        // A scale of 0 cannot be undone, which touches have to survive.
        let log = Notes<String>()
        let host = TestHost(size: size(100, 100)) { box(50, 50).onTapGesture { log.entries.append("hit") }.scaleEffect(0) }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(host.warnings.isEmpty)
    }

    @Test("frame.nan custom layouts") func layouts() {
        for value in Self.bad {
            // An endless length is offered to the child, too, which is a second mistake.
            let most = value == .infinity ? 2 : 1
            #expect(warnings(of: Strange(size: CGSize(width: value, height: 10), point: .zero) { Color.red.probe("child") }).count <= most)
            #expect(
                warnings(of: Strange(size: CGSize(width: 10, height: 10), point: CGPoint(x: value, y: 0)) { Color.red.probe("child") })
                    .count == 1)
        }
        #expect(warnings(of: Strange(size: CGSize(width: -10, height: 10), point: .zero) { Color.red.probe("child") }).count == 1)
    }

    @Test("frame.nan fonts and line spacing") func fonts() {
        for value in Self.bad + [-5, 0] {
            _ = warnings(of: Text("abc def").font(.system(size: value)))
            _ = warnings(of: Text("abc def").font(ten).lineSpacing(value).frame(width: 40))
            _ = warnings(of: Text("abc def").font(ten).lineLimit(1).minimumScaleFactor(value).frame(width: 40))
            _ = warnings(of: Text("abc").font(ten).kerning(value))
        }
        _ = warnings(of: Text("abc def").font(ten).lineLimit(-3))
        _ = warnings(of: Text("abc def").font(ten).lineLimit(0))
    }

    @Test("frame.nan container relative lengths") func containerRelative() {
        for value in Self.bad {
            let view = ScrollView { Color.red.containerRelativeFrame(.vertical) { _, _ in value }.probe("page") }
            #expect(warnings(of: view).count == 1)
        }
        let none = ScrollView { Color.red.containerRelativeFrame(.horizontal, count: 0, span: 0, spacing: 0).probe("page") }
        #expect(warnings(of: none).isEmpty)
    }

    @Test("frame.nan scroll views") func scrollViews() {
        for value in Self.bad {
            _ = warnings(
                of: ScrollView {
                    VStack {
                        Color.red.frame(height: value).probe("a")
                        Strange(size: CGSize(width: 10, height: value), point: .zero) { Color.red.probe("b") }
                    }
                }
                .contentMargins(value))
        }
    }
}
