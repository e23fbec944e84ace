import SwiftUI

@main
struct ReaderApp: App {
    var body: some Scene {
        WindowGroup { ChapterView(chapter: .first) }
    }
}
