import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct AppearanceTests {
    struct AppearWrites: View {
        let log: Log
        @State private var value = "before"
        var body: some View {
            GeometryReader { proxy in
                Text(value).onAppear {
                    log.add("appear at \(Int(proxy.size.width))")
                    value = "after"
                }
            }
        }
    }

    @Test("P-30 M-181 what onAppear writes is in the first picture, and layout precedes it") func firstPicture() {
        let log = Log()
        let host = host { AppearWrites(log: log) }
        #expect(log.entries == ["appear at 300"])
        #expect(host.reports.count == 1)
        #expect(host.strings == ["after"])
        #expect(host.report.settled)
    }

    @Test("P-31 appear and disappear take turns, and closing the host ends with a disappear") func alternate() {
        let log = Log()
        @ViewBuilder func view(_ shown: Bool) -> some View {
            if shown { Text("x").onAppear { log.add("A") }.onDisappear { log.add("D") } }
        }
        let host = host { view(true) }
        host.update { view(true) }
        #expect(log.take() == ["A"])
        host.update { view(false) }
        #expect(log.take() == ["D"])
        host.update { view(true) }
        host.update { view(false) }
        host.update { view(true) }
        #expect(log.take() == ["A", "D", "A"])
        host.close()
        #expect(log.take() == ["D"])
    }

    @Test("P-32 outer views appear before inner ones and siblings in tree order (our choice)") func nestedOrder() {
        let log = Log()
        _ = host {
            VStack {
                VStack { Text("x").onAppear { log.add("1.1") } }.onAppear { log.add("1") }
                Text("y").onAppear { log.add("2") }
            }
            .onAppear { log.add("0") }
        }
        #expect(log.entries == ["0", "1", "1.1", "2"])
    }

    /// Runs until it is cancelled; its end is told.
    @Sendable static func wait(_ log: Log, _ name: String) async {
        log.add("start \(name)")
        while !Task.isCancelled { try? await Task.sleep(nanoseconds: 100_000_000) }
        log.add("cancelled \(name)")
    }

    struct Waiting: View {
        let shown: Bool
        let id: Int
        let log: Log
        var body: some View {
            if shown {
                Text("x")
                    .task { await AppearanceTests.wait(log, "plain") }
                    .task(id: id) { await AppearanceTests.wait(log, "id \(id)") }
            }
        }
    }

    @Test("P-33 a task lives as long as its view is shown, and one with an id starts over when the id changes") func tasks() {
        let log = Log()
        let host = host { Waiting(shown: true, id: 1, log: log) }
        host.advance(by: 0.25)
        #expect(Set(log.take()) == ["start plain", "start id 1"])
        host.update { Waiting(shown: true, id: 1, log: log) }
        host.advance(by: 0.25)
        #expect(log.take() == [])
        host.update { Waiting(shown: true, id: 2, log: log) }
        host.advance(by: 0.25)
        #expect(Set(log.take()) == ["cancelled id 1", "start id 2"])
        host.update { Waiting(shown: false, id: 2, log: log) }
        host.advance(by: 0.25)
        #expect(Set(log.take()) == ["cancelled plain", "cancelled id 2"])
    }

    struct TaskWrites: View {
        @State private var value = "before"
        var body: some View { Text(value).task { value = "after" } }
    }

    @Test("P-34 a task does not run before the update that shows its view has ended") func taskIsLater() {
        let host = host { TaskWrites() }
        #expect(host.strings == ["before"])
        host.frame()
        host.settle()
        #expect(host.strings == ["after"])
    }

    struct Distributed: View {
        let log: Log
        let count: Int
        let value: Int
        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { Text("\($0)") }
                    .onAppear { log.add("A") }
                    .onDisappear { log.add("D") }
                    .onChange(of: value) { _, new in log.add("change \(new)") }
            }
        }
    }

    @Test("P-35 on a list appearance and change act once for the whole") func lists() {
        let log = Log()
        let host = host { Distributed(log: log, count: 3, value: 0) }
        #expect(log.take() == ["A"])
        host.update { Distributed(log: log, count: 3, value: 1) }
        #expect(log.take() == ["change 1"])
        host.update { Distributed(log: log, count: 1, value: 1) }
        #expect(log.take() == [])
        host.update { Distributed(log: log, count: 0, value: 1) }
        #expect(log.take() == ["D"])
        host.update { Distributed(log: log, count: 2, value: 1) }
        #expect(log.take() == ["A"])
    }

    struct Changing: View {
        let log: Log
        let value: Int
        let initial: Bool
        var body: some View {
            Text("\(value)").onChange(of: value, initial: initial) { old, new in log.add("(\(old),\(new))") }
        }
    }

    @Test("P-36 onChange compares with the last evaluation; initial calls it at first with the same value twice") func onChange() {
        let log = Log()
        let host = host { Changing(log: log, value: 0, initial: true) }
        host.update { Changing(log: log, value: 1, initial: true) }
        host.update { Changing(log: log, value: 1, initial: true) }
        host.update { Changing(log: log, value: 2, initial: true) }
        #expect(log.take() == ["(0,0)", "(0,1)", "(1,2)"])
        let second = TestHost(size: CGSize(width: 100, height: 100)) { Changing(log: log, value: 0, initial: false) }
        #expect(log.take() == [])
        second.update { Changing(log: log, value: 3, initial: false) }
        #expect(log.take() == ["(0,3)"])
    }

    struct OldForm: View {
        let log: Log
        let label: String
        let value: Int
        var body: some View {
            Text(label).onChange(of: value, perform: { [label] new in log.add("\(label) \(new)") })
        }
    }

    @Test("P-37 the one-argument form runs the closure of the evaluation before") func previousClosure() {
        let log = Log()
        let host = host { OldForm(log: log, label: "first", value: 0) }
        host.update { OldForm(log: log, label: "second", value: 1) }
        host.update { OldForm(log: log, label: "third", value: 2) }
        #expect(log.entries == ["first 1", "second 2"])
    }

    struct PingPong: View {
        let log: Log
        let remote: Remote
        @State private var a = 0
        @State private var b = 0
        @State private var taps = 0
        var body: some View {
            Text("\(a) \(b) \(taps)")
                .onChange(of: a) { old, new in
                    log.add("a \(old) \(new)")
                    b += 1
                }
                .onChange(of: b) { old, new in
                    log.add("b \(old) \(new)")
                    a += 1
                }
                .remote(remote, "start") { a += 1 }
                .remote(remote, "tap") { taps += 1 }
        }
    }

    @Test("P-38 P-39 an action runs twice a frame; the third call is dropped, warned about once and remembered") func pingPong() {
        let log = Log()
        let remote = Remote()
        let host = host { PingPong(log: log, remote: remote) }
        host.run(remote["start"])
        #expect(log.take() == ["a 0 1", "b 0 1", "a 1 2", "b 1 2"])
        #expect(host.report.suppressedActions == 1)
        #expect(host.warnings.filter { $0.contains("tried to update multiple times per frame") }.count == 1)
        // The dropped value counts as seen: nothing goes on by itself, later input works.
        #expect(host.strings == ["3 2 0"])
        host.settle()
        #expect(log.take() == [])
        host.run(remote["tap"])
        #expect(host.strings == ["3 2 1"])
        #expect(log.take() == [])
        // The next change is compared with the value that was dropped.
        host.run(remote["start"])
        #expect(log.take().first == "a 3 4")
    }

    struct Sized: View {
        let log: Log
        let width: CGFloat
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { old, new in
                    log.add("\(Int(old)) \(Int(new))")
                }
        }
    }

    @Test("P-40 onGeometryChange tells the first value twice and then changes of the transformed value") func geometryChange() {
        let log = Log()
        let host = host { Sized(log: log, width: 50) }
        #expect(log.take() == ["50 50"])
        host.update { Sized(log: log, width: 50) }
        #expect(log.take() == [])
        host.update { Sized(log: log, width: 80) }
        #expect(log.take() == ["50 80"])
    }

    struct Flip: View {
        let log: Log
        @State private var wide = false
        var body: some View {
            Color.red.frame(width: wide ? 80 : 50, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { new in
                    log.add("\(Int(new))")
                    wide.toggle()
                }
        }
    }

    @Test("P-40 a value that comes back within a frame is dropped as cycling") func geometryCycle() {
        let log = Log()
        let host = host { Flip(log: log) }
        #expect(log.entries == ["50", "80"])
        #expect(host.report.settled)
        #expect(host.warnings.filter { $0.contains("cycling between duplicate values") }.count == 1)
    }
}

@MainActor struct DrawingOrderTests {
    @Test("M-187 zIndex orders drawing and leaves frames alone") func zIndex() {
        func stack(_ indices: [Double]) -> TestHost {
            host {
                ZStack(alignment: .topLeading) {
                    ForEach(0..<4) { place in Text("\(Int([2, 0, 1, -1][place]))").offset(x: CGFloat(place) * 20).zIndex(indices[place]) }
                }
            }
        }
        let ordered = stack([2, 0, 1, -1])
        let plain = stack([0, 0, 0, 0])
        #expect(ordered.strings == ["-1", "0", "1", "2"])
        #expect(plain.strings == ["2", "0", "1", "-1"])
        for text in plain.texts { #expect(ordered.frame(ofText: text.string) == text.frame) }
    }
}
