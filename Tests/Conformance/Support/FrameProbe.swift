import ScrollworkTesting
import SwiftUI

/// Frames of probed views by name, in the space of the probed root, points. A name used twice ends with the last view's frame (P-52).
struct ProbedFramesKey: PreferenceKey {
    static var defaultValue: [String: CGRect] { [:] }
    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
        value.merge(nextValue()) { _, new in new }
    }
}

extension View {
    /// Reports the frame of this view under `name` to the probed root around it, with a reader in the background (L-66).
    func probe(_ name: String) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: ProbedFramesKey.self, value: [name: proxy.frame(in: .named(probedRootName))])
            })
    }

    /// Makes this view the root of probed frames and hands them on when they change.
    func onProbedFrames(_ action: @escaping ([String: CGRect]) -> Void) -> some View {
        coordinateSpace(name: probedRootName).onPreferenceChange(ProbedFramesKey.self, perform: action)
    }
}

private let probedRootName = "probed root"

/// The frames that were seen last.
final class ProbedFrames {
    var frames: [String: CGRect] = [:]
}

/// A host whose view is centred in a root of the window's size, with the frames of the probed views in it.
@MainActor final class ProbeHost {
    let host: TestHost
    private let box: ProbedFrames
    private let size: CGSize

    init<V: View>(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V) {
        let box = ProbedFrames()
        let size = CGSize(width: width, height: height)
        self.box = box
        self.size = size
        host = TestHost(size: size, scale: scale, profile: profile) { ProbeHost.root(view(), size, box) }
        host.settle()
    }

    private static func root<V: View>(_ view: V, _ size: CGSize, _ box: ProbedFrames) -> some View {
        view.frame(width: size.width, height: size.height).onProbedFrames { box.frames = $0 }
    }

    /// Frames by name as of the latest frame.
    var frames: [String: CGRect] { box.frames }
    /// The frame of one probe; a null rectangle, which equals no frame, where it has not reported.
    subscript(name: String) -> CGRect { box.frames[name] ?? .null }

    /// Replaces the view's value and lets everything come to rest.
    func update<V: View>(@ViewBuilder _ view: () -> V) {
        host.update { ProbeHost.root(view(), size, box) }
        host.settle()
    }
}

/// The frames of the probed views of `view`, centred in a root of `width` by `height` points.
@MainActor func frames<V: View>(
    in width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, profile: PlatformProfile = .iOS, @ViewBuilder _ view: () -> V
) -> [String: CGRect] {
    ProbeHost(width, height, scale: scale, profile: profile, view).frames
}

/// A rectangle by its numbers, so that expectations stay short.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
