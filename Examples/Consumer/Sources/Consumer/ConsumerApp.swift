import Combine
import SwiftUI

final class Reader: ObservableObject {
    @Published var chapter = 1
}

struct ContentView: View {
    @StateObject private var reader = Reader()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Button("Chapter \(reader.chapter)") { reader.chapter += 1 }
                ForEach(0..<100) { line in
                    Text("Line \(line)")
                }
            }
        }
    }
}

@main
struct ConsumerApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
