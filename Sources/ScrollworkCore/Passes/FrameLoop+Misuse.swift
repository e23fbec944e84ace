import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

extension FrameLoop {
    package func warnIfUpdating(_ name: String) {
        guard isUpdating else { return }
        report.writesDuringUpdate += 1
        Warnings.once(
            "write.\(name).\(evaluatingName)",
            "Modifying state during view update: \(name) was written while the body of \(evaluatingName) ran. "
                + "The write takes effect afterwards. Write it from an action such as onAppear, onChange or a button.")
    }

    package func warnOffMain(_ name: String) {
        Warnings.once(
            "thread.\(name)",
            "\(name) was changed off the main thread; views may only be changed on it, so the change is carried out there later. "
                + "Use @MainActor, or receive(on: RunLoop.main) for publishers.")
    }
}
