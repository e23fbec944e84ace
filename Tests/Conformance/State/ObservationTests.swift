import Combine
import Foundation
import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct ObservationTests {
    final class Model: ObservableObject {
        @Published var title = "one"
        @Published var other = 0
        var plain = 0
    }

    struct Shown: View {
        let log: Log
        @EnvironmentObject var model: Model
        var body: some View {
            log.note("body")
            TextField_(text: $model.title)
        }
    }
    /// Shows a binding's value; no editing needed here.
    struct TextField_: View {
        @Binding var text: String
        var body: some View { Text(text) }
    }

    @Test("an environment object is found by its type and watched") func environmentObject() {
        let model = Model()
        let log = Log()
        let host = host { VStack { Shown(log: log) }.environmentObject(model) }
        #expect(host.strings == ["one"])
        #expect(log.take() == ["body"])
        model.title = "two"
        model.other = 1
        // Two changes of one turn are one evaluation, which runs after them.
        #expect(log.take() == [])
        host.frame()
        #expect(log.take() == ["body"])
        #expect(host.strings == ["two"])
    }

    struct Binder: View {
        @ObservedObject var model: Model
        let remote: Remote
        var body: some View {
            let binding = $model.title
            Text(model.title).remote(remote, "set") { binding.wrappedValue = "set" }
        }
    }

    @Test("the projection of an observed object binds its properties") func objectBinding() {
        let model = Model()
        let remote = Remote()
        let host = host { Binder(model: model, remote: remote) }
        host.run(remote["set"])
        #expect(model.title == "set")
        #expect(host.strings == ["set"])
    }

    @Test("an object of which nothing was published causes no update") func unpublished() {
        let model = Model()
        let log = Log()
        let host = host { Shown(log: log).environmentObject(model) }
        _ = log.take()
        model.plain = 4
        host.frame()
        #expect(log.take() == [])
        #expect(host.report.isIdle)
    }

    @Test("a replaced environment object is followed") func replacedObject() {
        let first = Model()
        let second = Model()
        let log = Log()
        second.title = "second"
        let host = host { Shown(log: log).environmentObject(first) }
        host.update { Shown(log: log).environmentObject(second) }
        #expect(host.strings == ["second"])
        first.title = "unheard"
        host.frame()
        #expect(host.report.bodies == 0)
        second.title = "heard"
        host.frame()
        #expect(host.strings == ["heard"])
    }

    @Observable final class Counter {
        var count = 0
        var unread = 0
    }

    struct Reader: View {
        let log: Log
        @Environment(Counter.self) private var counter
        var body: some View {
            log.note("reader")
            Text("\(counter.count)")
        }
    }
    struct Editor: View {
        @Bindable var counter: Counter
        let remote: Remote
        var body: some View {
            let binding = $counter.count
            Text("edit").remote(remote, "add") { binding.wrappedValue += 1 }
        }
    }

    @Test("a body depends on exactly the @Observable properties it read") func observable() {
        let counter = Counter()
        let log = Log()
        let remote = Remote()
        let host = host {
            VStack {
                Reader(log: log)
                Editor(counter: counter, remote: remote)
            }
            .environment(counter)
        }
        #expect(log.take() == ["reader"])
        counter.unread += 1
        host.frame()
        #expect(host.report.bodies == 0)
        host.run(remote["add"])
        #expect(log.take() == ["reader"])
        #expect(host.strings == ["1", "edit"])
        host.run(remote["add"])
        host.run(remote["add"])
        #expect(host.strings == ["3", "edit"])
    }

    struct OptionalReader: View {
        @Environment(Counter.self) private var counter: Counter?
        var body: some View { Text(counter.map { "has \($0.count)" } ?? "none") }
    }

    @Test("an object of the environment may be optional") func optionalObject() {
        let host = host { OptionalReader() }
        #expect(host.strings == ["none"])
        let counter = Counter()
        let second = TestHost(size: CGSize(width: 100, height: 100)) { OptionalReader().environment(counter) }
        #expect(second.strings == ["has 0"])
    }

    struct StateOwner: View {
        let input: Int
        @State private var counter = Counter()
        var body: some View { Text("\(input) \(counter.count)").remote(remote, "add") { counter.count += 1 } }
        let remote: Remote
    }

    @Test("an @Observable object in a state is kept and watched") func observableInState() {
        let remote = Remote()
        let host = host { StateOwner(input: 1, remote: remote) }
        host.run(remote["add"])
        #expect(host.strings == ["1 1"])
        host.update { StateOwner(input: 2, remote: remote) }
        #expect(host.strings == ["2 1"])
    }

    @propertyWrapper struct Doubled: DynamicProperty {
        @State private var stored = 1
        private let log: Log
        private(set) var doubled = 0
        init(_ log: Log) { self.log = log }
        var wrappedValue: Int {
            get { doubled }
            nonmutating set { stored = newValue }
        }
        mutating func update() {
            log.add("update \(stored)")
            doubled = stored * 2
        }
    }
    struct UsesDoubled: View {
        @Doubled var value: Int
        let remote: Remote
        init(log: Log, remote: Remote) {
            _value = Doubled(log)
            self.remote = remote
        }
        var body: some View { Text("\(value)").remote(remote, "set") { value = 5 } }
    }

    @Test("a property made of properties is updated before each body") func customProperty() {
        let log = Log()
        let remote = Remote()
        let host = host { UsesDoubled(log: log, remote: remote) }
        #expect(host.strings == ["2"])
        host.run(remote["set"])
        #expect(host.strings == ["10"])
        #expect(log.entries == ["update 1", "update 5"])
    }

    struct Ticking: View {
        let log: Log
        @State private var ticks = 0
        private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        var body: some View {
            Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
        }
    }

    @Test("a timer's publisher ticks on the virtual clock") func timer() {
        let log = Log()
        let host = host { Ticking(log: log) }
        #expect(host.strings == ["0"])
        host.advance(by: 0.45)
        #expect(host.strings == ["0"])
        host.advance(by: 0.1)
        #expect(host.strings == ["1"])
        host.advance(by: 2)
        #expect(host.strings == ["5"])
    }

    struct Sleeper: View {
        let seconds: Double
        @State private var done = 0
        var body: some View {
            Text("done \(done)").task(id: seconds) {
                try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
                if !Task.isCancelled { done += 1 }
            }
        }
    }

    @Test("a task's sleep passes on the virtual clock and a new id cancels it") func sleep() {
        let host = host { Sleeper(seconds: 2) }
        host.advance(by: 1.5)
        #expect(host.strings == ["done 0"])
        host.update { Sleeper(seconds: 1) }
        host.advance(by: 0.9)
        #expect(host.strings == ["done 0"])
        host.advance(by: 0.2)
        #expect(host.strings == ["done 1"])
        host.advance(by: 5)
        #expect(host.strings == ["done 1"])
    }
}
