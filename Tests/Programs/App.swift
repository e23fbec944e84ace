import SwiftUI

@main struct Program: App {
    @State private var title = "app shown"

    var body: some Scene {
        WindowGroup {
            Text(title).onAppear { print(title) }
        }
    }
}
