import SwiftUI

extension View {
    /// Runs an action when the size of this view changes.
    ///
    /// - *Values:* points, the size that the view was laid out with.
    /// - *First report:* one call after the first layout, also when the size is zero.
    /// - *How often:* once per frame in which the size changed; moving the view, as scrolling does, is no report.
    ///
    /// The size is measured in the background and takes no part in the layout. On a group of views each of them reports.
    public func onSizeChanged(perform: @escaping (CGSize) -> Void) -> some View {
        modifier(GeometryObserver(read: { $0.size }, action: perform))
    }
}
