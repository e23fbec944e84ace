import Combine
import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct UpdateCycleTests {
    struct Writer: View {
        let log: Log
        let write: (Binding<Int>) -> Void
        @State private var value = 0
        var body: some View {
            log.note("body \(value)")
            Text("value \(value)")
                .onAppear { write($value) }
                .onChange(of: value) { old, new in log.add("change \(old) \(new)") }
        }
    }

    @Test("P-01 writes of one turn collapse into one evaluation with the last value") func coalesced() {
        let log = Log()
        let host = host {
            Writer(log: log) {
                $0.wrappedValue = 1
                log.add("wrote")
                $0.wrappedValue = 2
            }
        }
        #expect(log.entries == ["body 0", "wrote", "body 2", "change 0 2"])
        #expect(host.strings == ["value 2"])
    }

    @Test("P-02 each transaction is an evaluation of its own, in order") func transactions() {
        let log = Log()
        let host = host {
            Writer(log: log) { value in
                value.wrappedValue = 1
                value.wrappedValue = 2
                withAnimation {
                    value.wrappedValue = 3
                    value.wrappedValue = 4
                }
            }
        }
        #expect(log.entries == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
        #expect(host.report.settled)
    }

    @Test("P-03 writing the value already held calls no observer") func equalWrite() {
        let log = Log()
        let host = host {
            Writer(log: log) {
                $0.wrappedValue = 2
                $0.wrappedValue = 0
            }
        }
        #expect(log.entries == ["body 0"])
        #expect(host.report.settled)
    }

    struct Leaf: View {
        let log: Log
        let fixed: Int
        var body: some View {
            log.note("leaf")
            Text("leaf \(fixed)")
        }
    }

    struct Siblings: View {
        let log: Log
        let remote: Remote
        @State private var value = 0
        @State private var fixed = 7
        var body: some View {
            log.note("parent")
            VStack {
                Text("\(value)")
                Leaf(log: log, fixed: fixed)
            }
            .remote(remote, "value") { value += 1 }
            .remote(remote, "fixed") { fixed += 1 }
        }
    }

    @Test("P-04 a child with equal fields keeps its body when its parent runs") func equalFields() {
        let log = Log()
        let remote = Remote()
        let host = host { Siblings(log: log, remote: remote) }
        #expect(log.take() == ["parent", "leaf"])
        host.run(remote["value"])
        #expect(log.take() == ["parent"])
        #expect(host.report.bodiesSkipped == 1)
        host.run(remote["fixed"])
        #expect(log.take() == ["parent", "leaf"])
        #expect(host.strings == ["1", "leaf 8"])
    }

    struct SameModulo10: View, Equatable {
        let log: Log
        let number: Int
        static func == (a: Self, b: Self) -> Bool { a.number % 10 == b.number % 10 }
        var body: some View {
            log.note("equatable \(number)")
            Text("\(number)")
        }
    }

    @Test("P-04 an Equatable view is compared with its own ==") func equatable() {
        let log = Log()
        let host = host { SameModulo10(log: log, number: 1) }
        host.update { SameModulo10(log: log, number: 11) }
        host.update { SameModulo10(log: log, number: 12) }
        #expect(log.entries == ["equatable 1", "equatable 12"])
    }

    struct Named: View {
        let log: Log
        let name = UUID()
        var body: some View {
            log.note("named")
            Text("x")
        }
    }
    struct NamedParent: View {
        let log: Log
        let remote: Remote
        @State private var value = 0
        var body: some View {
            Named(log: log).id(value > 100).remote(remote, "value") { value += 1 }
        }
    }

    @Test("P-05 a field made anew in the initialiser makes the view different at each evaluation of its parent") func freshField() {
        let log = Log()
        let remote = Remote()
        let host = host { NamedParent(log: log, remote: remote) }
        #expect(log.take() == ["named"])
        // The parent reads its state, so each write runs it once and the child once; nothing goes on by itself.
        host.run(remote["value"])
        #expect(log.take() == ["named"])
        host.settle()
        #expect(log.take() == [])
    }

    struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct EqualWidths: View {
        @State private var width: CGFloat?
        var body: some View {
            VStack(spacing: 0) {
                Text("abcdef").background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                Color.red.frame(width: width, height: 10)
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    @Test("P-06 what a preference action writes is applied to the frame it is found in") func sameFrame() {
        let host = host { EqualWidths() }
        #expect(host.reports.count == 1)
        #expect(host.report.settled)
        // Six characters of 17 points.
        #expect(host.dump(.layout).contains("(99,210.5,102,10)") || host.dump(.layout).contains("(0,17,102,10)"))
    }

    struct StepKey<Tag>: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    enum A {}
    enum B {}
    enum C {}
    enum D {}
    enum E {}
    struct Chain: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        @State private var d = 0
        @State private var e = 0
        var body: some View {
            Text("\(a) \(b) \(c) \(d) \(e)")
                .preference(key: StepKey<A>.self, value: 1)
                .preference(key: StepKey<B>.self, value: a)
                .preference(key: StepKey<C>.self, value: b)
                .preference(key: StepKey<D>.self, value: c)
                .preference(key: StepKey<E>.self, value: d)
                .onPreferenceChange(StepKey<A>.self) { a = $0 }
                .onPreferenceChange(StepKey<B>.self) { b = $0 }
                .onPreferenceChange(StepKey<C>.self) { c = $0 }
                .onPreferenceChange(StepKey<D>.self) { d = $0 }
                .onPreferenceChange(StepKey<E>.self) { e = $0 }
        }
    }

    @Test("P-07 a chain of five preference-to-state steps reaches its end") func chain() {
        let host = host { Chain() }
        host.settle()
        #expect(host.strings == ["1 1 1 1 1"])
        #expect(host.warnings == [])
    }

    struct WriteInBody: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            log.note("body \(value)")
            if value == 0 { write() }
            Text("\(value)")
        }
        func write() -> EmptyView {
            value = 1
            return EmptyView()
        }
    }

    @Test("P-08 a write in a body is warned about once and applied afterwards") func writeInBody() {
        let log = Log()
        let host = host { WriteInBody(log: log) }
        #expect(log.entries == ["body 0", "body 1"])
        #expect(host.strings == ["1"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.hasPrefix("Modifying state during view update: WriteInBody.value") == true)
    }

    struct WriteInReader: View {
        @State private var width: CGFloat = 0
        var body: some View {
            VStack {
                Text("\(Int(width))")
                GeometryReader { proxy in
                    write(proxy.size.width)
                    Color.clear
                }
            }
        }
        func write(_ new: CGFloat) -> EmptyView {
            if width != new { width = new }
            return EmptyView()
        }
    }

    @Test("P-08 a write in a geometry closure is warned about once and applied afterwards") func writeInReader() {
        let host = host { WriteInReader() }
        #expect(host.strings == ["300"])
        #expect(host.warnings.filter { $0.contains("Modifying state during view update") }.count == 1)
        #expect(host.report.settled)
    }

    struct Mark: TransactionKey { static var defaultValue: Int { 0 } }

    @Test("P-09 a transaction holds for its closure and the former one returns") func nestedTransactions() {
        let log = Log()
        var outer = Transaction()
        var inner = Transaction()
        outer[Mark.self] = 1
        inner[Mark.self] = 2
        let binding = Binding<Int>(get: { 0 }, set: { (_: Int, transaction: Transaction) in log.add("\(transaction[Mark.self])") })
        binding.wrappedValue = 1
        withTransaction(outer) {
            binding.wrappedValue = 1
            withTransaction(inner) { binding.wrappedValue = 1 }
            binding.wrappedValue = 1
        }
        binding.wrappedValue = 1
        #expect(log.entries == ["0", "1", "2", "1", "0"])
    }

    @Test("P-10 a function binding calls get for each read and set for each write, equal values too") func functionBinding() {
        var gets = 0
        var sets: [Int] = []
        let binding = Binding<Int>(
            get: {
                gets += 1
                return 5
            }, set: { sets.append($0) })
        _ = binding.wrappedValue
        _ = binding.wrappedValue
        binding.wrappedValue = 5
        binding.wrappedValue = 5
        #expect(gets == 2)
        #expect(sets == [5, 5])
        #expect(binding.wrappedValue == 5)
    }

    @Test("P-10 the animation of a binding goes with writes through it") func bindingAnimation() {
        let log = Log()
        let binding = Binding<Int>(
            get: { 0 }, set: { (_: Int, transaction: Transaction) in log.add(transaction.animation == nil ? "none" : "animated") })
        binding.wrappedValue = 1
        binding.animation(.linear(duration: 1)).wrappedValue = 1
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        binding.transaction(transaction).wrappedValue = 1
        binding.wrappedValue = 1
        #expect(log.entries == ["none", "animated", "animated", "none"])
    }

    struct Passing: View {
        let log: Log
        let remote: Remote
        @State private var x = 0
        var body: some View {
            log.note("outer")
            VStack {
                Reading(log: log, x: $x)
                Text("fixed").remote(remote, "x") { x += 1 }
            }
        }
    }
    struct Reading: View {
        let log: Log
        @Binding var x: Int
        var body: some View {
            log.note("inner")
            Text("x \(x)")
        }
    }

    @Test("P-11 handing a projection on is no read; reading a binding is") func projection() {
        let log = Log()
        let remote = Remote()
        let host = host { Passing(log: log, remote: remote) }
        #expect(log.take() == ["outer", "inner"])
        host.run(remote["x"])
        #expect(log.take() == ["inner"])
        #expect(host.strings == ["x 1", "fixed"])
    }

    struct Receiver: View {
        let log: Log
        let subject: PassthroughSubject<Int, Never>
        let remote: Remote
        @State private var label = "old"
        @State private var received = 0
        var body: some View {
            let label = label
            Text("\(label) \(received)")
                .remote(remote, "label") { self.label = "new" }
                .onReceive(subject) { value in
                    log.add("\(label) \(value)")
                    received = value
                }
        }
    }

    @Test("P-12 onReceive runs the closure of the latest evaluation") func receive() {
        let log = Log()
        let remote = Remote()
        let subject = PassthroughSubject<Int, Never>()
        let host = host { Receiver(log: log, subject: subject, remote: remote) }
        subject.send(1)
        // Written in this turn; the value that follows must be handled by a closure that knows it.
        remote["label"]()
        subject.send(2)
        host.frame()
        #expect(log.entries == ["old 1", "new 2"])
        #expect(host.strings == ["new 2"])
    }

    struct Reloading: View {
        let log: Log
        let remote: Remote
        @State private var count = 1
        @State private var height: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
                .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.height) })
                .onPreferenceChange(WidthKey.self) {
                    height = $0
                    log.add("height \($0)")
                }
                .remote(remote, "reload") {
                    count = 3
                    log.add("reload")
                    DispatchQueue.main.async {
                        log.add("first hop")
                        DispatchQueue.main.async { log.add("second hop \(height)") }
                    }
                }
        }
    }

    @Test("P-13 two hops after a reload the new layout is known") func hops() {
        let log = Log()
        let remote = Remote()
        let host = host { Reloading(log: log, remote: remote) }
        #expect(log.take() == ["height 17.0"])
        remote["reload"]()
        #expect(log.entries == ["reload"])
        host.settle()
        #expect(log.entries.last == "second hop 51.0")
        #expect(Set(log.entries) == ["reload", "first hop", "height 51.0", "second hop 51.0"])
        #expect(log.entries.count == 4)
    }

    @Test("P-13 each block of the main queue is a turn of its own") func turns() {
        let log = Log()
        let host = host { Writer(log: log) { _ in } }
        _ = log.take()
        DispatchQueue.main.async { log.add("a") }
        RunLoop.main.perform { log.add("b") }
        DispatchQueue.main.async { log.add("c") }
        #expect(log.entries == [])
        host.frame()
        #expect(log.entries == ["a", "b", "c"])
    }
}
