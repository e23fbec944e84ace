import ScrollworkTesting
import SwiftUI
import Testing

/// Every way to say which rows there are.
@MainActor struct LazyListFormsTests {
    private func names(_ host: TestHost) -> [String] { host.strings }

    @Test("L-140 L-149 static rows, groups, conditions and several views an element are made when they are seen") func forms() {
        let log = Log()
        struct Noted: View {
            let name: String
            let log: Log
            var body: some View {
                let _ = log.note(name)
                Text(name).frame(height: 100)
            }
        }
        let isShown = Model(true)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                Showing(model: isShown) { isShown in
                    LazyVStack(spacing: 0) {
                        Noted(name: "first", log: log)
                        Group {
                            if isShown { Noted(name: "optional", log: log) }
                            EmptyView()
                            Noted(name: "group", log: log)
                        }
                        ForEach(0..<1000, id: \.self) { index in
                            Noted(name: "a\(index)", log: log)
                            if index % 2 == 0 { Noted(name: "b\(index)", log: log) }
                        }
                        Noted(name: "last", log: log)
                    }
                }
            }
        }
        #expect(names(host) == ["first", "optional", "group", "a0"])
        #expect(!log.entries.contains("last"))
        #expect(log.entries.count < 10)
        host.wheel(300)
        #expect(names(host) == ["a0", "b0", "a1", "a2"])
        host.wheel(-300)
        isShown.value = false
        host.settle()
        #expect(names(host) == ["first", "group", "a0", "b0"])
    }

    @Test("S-36 L-160 the id of a view after a million rows is known without making it") func explicitID() {
        let box = ProxyBox()
        let host = host {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Text("head").frame(height: 30)
                        ForEach(0..<1_000_000) { Text("Row \($0)").frame(height: 44) }
                        Text("end").frame(height: 50).id("end")
                    }
                }
            }
        }
        box.proxy.scrollTo("end", anchor: .bottom)
        host.frame()
        #expect(host.frame(ofText: "end")?.midY == 375)
        #expect(host.strings.count == 9)
        #expect(near(host.y, host.scrollView.maximumOffset.y))
    }

    struct Chapter: Identifiable {
        let id: Int
        var lines: [Int]
    }

    @Test("L-140 sections of rows: only what is visible is made, in any section") func sections() {
        let log = Log()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach((0..<50).map { Chapter(id: $0, lines: Array(0..<1000)) }) { chapter in
                        Section {
                            ForEach(chapter.lines, id: \.self) { line in
                                Text("\(chapter.id).\(line)").frame(height: 40).onAppear { log.add("\(chapter.id).\(line)") }
                            }
                        } header: {
                            Text("chapter \(chapter.id)").frame(height: 40)
                        }
                    }
                }
            }
        }
        #expect(host.strings == ["chapter 0"] + (0..<9).map { "0.\($0)" })
        #expect(log.entries.count == 9)
        #expect(near(host.scrollView.geometry.contentSize.height, 50 * 1001 * 40))
        host.rest(at: 1001 * 40 * 20)
        #expect(host.strings == ["chapter 20"] + (0..<9).map { "20.\($0)" })
    }

    @Test("L-07 modifiers around a ForEach reach the rows as they are made") func modifiers() {
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Text("Row \($0)").frame(height: 30) }.padding(.vertical, 10)
                        .environment(\.lineLimit, 1)
                }
            }
        }
        #expect(host.strings.count == 8)
        #expect(host.frame(ofText: "Row 1")?.midY == 75)
        host.rest(at: 5000)
        #expect(host.frame(ofText: "Row 100")?.midY == 25)
        #expect(host.scrollView.geometry.contentSize.height == 50_000)
    }

    @Test("L-140 a lazy stack in the row of a lazy stack, and one after other content") func nested() {
        let host = host {
            ScrollView {
                Color.red.frame(height: 1000)
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { outer in
                        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\(outer).\($0)").frame(height: 20) } }
                    }
                }
            }
        }
        #expect(host.strings == [])
        // The scroll view puts 8 between the two.
        host.rest(at: 1008 + 2000 * 3 + 1900)
        #expect(host.strings.first == "3.95")
        #expect(host.strings.last == "4.14")
        #expect(host.frame(ofText: "4.0")?.midY == 110)
    }

    @Test("L-140 lazy horizontal stacks in a lazy vertical one", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func strips(_ direction: LayoutDirection) {
        let log = Log()
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { line in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1000, id: \.self) { cell in
                                    Text("\(line).\(cell)").frame(width: 100, height: 100).onAppear { log.add("\(line).\(cell)") }
                                }
                            }
                        }
                        .frame(height: 100)
                    }
                }
            }
            .environment(\.layoutDirection, direction)
        }
        #expect(log.entries.sorted() == (0..<4).flatMap { line in (0..<3).map { "\(line).\($0)" } })
        let isReversed = direction == .rightToLeft
        host.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: isReversed ? -50_000 : 50_000, y: 0))
        host.settle()
        #expect(host.frame(ofText: "1.500")?.midX == (isReversed ? 250 : 50))
        #expect(host.frame(ofText: "0.0")?.midX == (isReversed ? 250 : 50))
    }
}
