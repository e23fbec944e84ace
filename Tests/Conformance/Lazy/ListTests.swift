import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct ListTests {
    @Test("M-190 L-170 L-171 an iPhone list fills its proposal: grouped rows 56 high, 32 in, 35 below the top; plain ones 16 in at the top")
    func phone() {
        func seen(_ style: some ListStyle) -> [String: CGRect] {
            frames(in: 300, 400) {
                List {
                    Color.gray.frame(height: 20).probe("a")
                    Color.gray.frame(height: 40).probe("b")
                }
                .listStyle(style)
                .probe("list")
            }
        }
        let grouped = seen(.insetGrouped)
        #expect(grouped["list"] == rect(0, 0, 300, 400))
        #expect(grouped["a"] == rect(32, 35 + 18, 236, 20))
        #expect(grouped["b"] == rect(32, 35 + 56 + 15, 236, 40))
        let plain = seen(.plain)
        #expect(plain["a"] == rect(16, 18, 268, 20))
        #expect(plain["b"] == rect(16, 56 + 15, 268, 40))
    }

    @Test("M-189 L-171 a desktop list begins 10 down; rows are 24 high at least, content 16 in, sections 20 apart, headers 28")
    func desktop() {
        let seen = frames(in: 320, 400, profile: .desktop) {
            List {
                Section {
                    Color.gray.frame(height: 10).probe("a")
                    Color.gray.frame(height: 30).probe("b")
                }
                Section {
                    Color.gray.frame(height: 10).probe("c")
                } header: {
                    Color.gray.frame(height: 28).probe("header")
                }
            }
        }
        #expect(seen["a"] == rect(16, 17, 288, 10))
        #expect(seen["b"] == rect(16, 38, 288, 30))
        #expect(seen["header"] == rect(16, 92, 288, 28))
        #expect(seen["c"] == rect(16, 127, 288, 10))
    }

    @Test("L-173 M-195 row insets and backgrounds set inside a ForEach apply to each row")
    func rowTraits() {
        let seen = frames(in: 300, 400) {
            List {
                ForEach(0..<2, id: \.self) { index in
                    Color.gray.frame(height: 20).probe("\(index)")
                        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10))
                        .listRowBackground(Color.red.probe("background \(index)"))
                }
            }
            .listStyle(.plain)
        }
        #expect(seen["0"] == rect(40, 18, 250, 20))
        #expect(seen["background 1"] == rect(0, 56, 300, 56))
    }

    @Test("a row that links pushes its page, wherever the row is tapped")
    func linkRow() {
        let host = TestHost(size: CGSize(width: 320, height: 500)) {
            NavigationStack {
                List(0..<3) { index in
                    NavigationLink("row \(index)", value: index)
                }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        host.tap(at: CGPoint(x: 240, y: 96.5 + 35 + 56 + 28))
        host.settle()
        #expect(host.texts.map(\.string) == ["page 1", "Back"])
    }
}
