// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of Scrollwork never resolve it. It sees Scrollwork's products alone, as they do.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Scrollwork", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "SwiftUI", package: "Scrollwork"),
                .product(name: "ScrollworkTesting", package: "Scrollwork"),
                .product(name: "ScrollworkPictures", package: "Scrollwork"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
