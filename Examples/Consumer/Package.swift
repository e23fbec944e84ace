// swift-tools-version: 5.9
import PackageDescription

// A package of its own that uses Scrollwork by path, as an app would: SwiftUI and Combine come from Scrollwork on Linux and from the
// system on Apple's platforms.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "Scrollwork", path: "../..")],
    targets: [
        .executableTarget(
            name: "Consumer",
            dependencies: [
                .product(name: "SwiftUI", package: "Scrollwork", condition: .when(platforms: [.linux])),
                .product(name: "Combine", package: "Scrollwork", condition: .when(platforms: [.linux])),
            ])
    ]
)
