// swift-tools-version: 6.1
import PackageDescription

// The targets are the layers (ARCHITECTURE.md): an upward import does not compile.
// Modules named `SwiftUI` and `Combine` exist on Linux only; Apple's systems bring their own.

#if os(Linux)
    let products: [Product] = [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
        .library(name: "ScrollObservation", targets: ["ScrollObservation"]),
        .library(name: "ScrollworkTesting", targets: ["ScrollworkTesting"]),
        .library(name: "ScrollworkPictures", targets: ["ScrollworkPictures"]),
        .executable(name: "scrollwork", targets: ["scrollwork"]),
        // What `scrollwork record` links a user's file against.
        .library(name: "ScrollworkRuntime", type: .dynamic, targets: ["SwiftUI", "Combine", "ScrollObservation", "ScrollworkRecorder"]),
    ]

    let systemLibraries: [Target] = [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    ]

    let layers: [Target] = [
        .target(name: "ScrollworkBase", dependencies: ["CScrollworkStack"]),
        .target(name: "ScrollworkGraph", dependencies: ["ScrollworkBase"]),
        .target(name: "ScrollworkPhysics", dependencies: ["ScrollworkBase"]),
        .target(name: "ScrollworkDisplay", dependencies: ["ScrollworkBase"]),
        .target(name: "Combine"),
        // Apart, because loading FoundationNetworking costs a program more than all the rest at its start.
        .target(name: "CombineNetworking", dependencies: ["Combine"]),
        .target(name: "CScrollworkStack"),
        .target(
            name: "ScrollworkCore",
            dependencies: [
                "ScrollworkBase", "ScrollworkGraph", "ScrollworkPhysics", "ScrollworkDisplay", "Combine",
            ],
            exclude: ["Scroll/README.md", "Lazy/README.md"]),
        .target(name: "SwiftUI", dependencies: ["ScrollworkCore", "Combine"]),
        // Public API only, as on Apple's systems.
        .target(name: "ScrollObservation", dependencies: ["SwiftUI", "Combine"], packageAccess: false),
        .target(
            name: "ScrollworkCairo", dependencies: ["ScrollworkBase", "ScrollworkDisplay", "CCairo", "CPango", "CTurboJPEG"],
            resources: [.copy("Fonts")]),
        .target(name: "CScrollworkMainQueue"),
        .target(name: "ScrollworkMainQueue", dependencies: ["CScrollworkMainQueue"]),
        .target(
            name: "ScrollworkTesting",
            dependencies: ["SwiftUI", "ScrollworkCore", "ScrollworkDisplay", "ScrollworkMainQueue"]),
        // Pixels of what a host shows; apart, so that tests of layout and behaviour need no C libraries.
        .target(
            name: "ScrollworkPictures",
            dependencies: ["ScrollworkTesting", "ScrollworkCairo", "ScrollworkCore", "ScrollworkDisplay", "SwiftUI"]),
        .target(name: "ScrollworkJob"),
        .target(
            name: "ScrollworkRecorder",
            dependencies: [
                "ScrollworkJob", "ScrollworkTesting", "ScrollworkPictures", "ScrollworkCairo", "ScrollworkCore", "ScrollworkDisplay",
                "ScrollworkMainQueue",
                "SwiftUI",
            ]),
        .executableTarget(name: "scrollwork", dependencies: ["ScrollworkJob"]),
    ]

    let tests: [Target] = [
        .testTarget(name: "ScrollworkBaseTests", dependencies: ["ScrollworkBase"]),
        .testTarget(name: "ScrollworkGraphTests", dependencies: ["ScrollworkGraph"]),
        .testTarget(name: "ScrollworkPhysicsTests", dependencies: ["ScrollworkPhysics"]),
        .testTarget(name: "ScrollworkDisplayTests", dependencies: ["ScrollworkDisplay"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking"]),
        .testTarget(name: "ScrollworkMainQueueTests", dependencies: ["ScrollworkMainQueue"]),
        .testTarget(name: "RasterTests", dependencies: ["ScrollworkCairo", "ScrollworkDisplay"]),
        .testTarget(name: "ScrollworkCoreTests", dependencies: ["ScrollworkCore", "ScrollworkTesting"]),
        // Swift 5 mode, as the files of users are; public API only, which proves that a user could have written them.
        .testTarget(
            name: "Conformance", dependencies: ["SwiftUI", "Combine", "ScrollworkTesting"], packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ScrollObservationTests", dependencies: ["ScrollObservation", "SwiftUI", "Combine", "ScrollworkTesting"],
            packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
        // The example files as they are, so that tests can show them.
        .target(
            name: "Examples", dependencies: ["SwiftUI", "Combine", "ScrollObservation"], path: "Examples",
            exclude: ["Consumer", "Scripts"], packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ExampleTests", dependencies: ["Examples", "ScrollObservation", "SwiftUI", "Combine", "ScrollworkTesting"],
            packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "ScrollworkPicturesTests", dependencies: ["ScrollworkPictures", "ScrollworkTesting", "SwiftUI"]),
        .testTarget(
            name: "ScrollworkRecorderTests",
            dependencies: ["ScrollworkRecorder", "ScrollworkJob", "ScrollworkTesting", "ScrollworkDisplay", "SwiftUI"]),
        .testTarget(name: "ScrollworkToolTests", dependencies: ["scrollwork", "ScrollworkJob"]),
        // Random scripts of edits and movements over many kinds of scenes, and what must hold after each step.
        .target(
            name: "ScrollScripts", dependencies: ["SwiftUI", "ScrollworkCore", "ScrollworkDisplay", "ScrollworkTesting"],
            path: "Tests/Support/ScrollScripts"),
        .testTarget(name: "ScrollScriptTests", dependencies: ["ScrollScripts"]),
    ]

    // With SCROLLWORK_TESTS=Conformance, or several names with commas, only these test targets are built: the loop while one works on
    // a part (CONTRIBUTING.md).
    let chosen = Context.environment["SCROLLWORK_TESTS"].map { $0.split(separator: ",").map(String.init) }
    let targets = systemLibraries + layers + tests.filter { $0.type != .test || chosen?.contains($0.name) ?? true }
#else
    let products: [Product] = [.library(name: "ScrollObservation", targets: ["ScrollObservation"])]
    let targets: [Target] = [.target(name: "ScrollObservation", packageAccess: false)]
#endif

let package = Package(
    name: "Scrollwork", platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)], products: products,
    targets: targets, swiftLanguageModes: [.v6])
