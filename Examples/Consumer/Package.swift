// swift-tools-version: 6.1
import PackageDescription

// A package of its own that uses Scrollwork by path, as an app would. On Apple's systems SwiftUI is the system's, and Scrollwork offers
// ScrollObservation alone.
#if os(Linux)
    let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "Scrollwork")]
#else
    let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
    name: "Consumer",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [.package(name: "Scrollwork", path: "../..")],
    targets: [
        .executableTarget(
            name: "Consumer", dependencies: swiftUI + [.product(name: "ScrollObservation", package: "Scrollwork")])
    ],
    swiftLanguageModes: [.v5]
)
