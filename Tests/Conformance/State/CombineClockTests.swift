import Combine
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CombineClockTests {
    private struct Search: View {
        let subject: PassthroughSubject<String, Never>
        @State private var shown = "nothing"
        var body: some View {
            Text(shown).onReceive(subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main)) { shown = $0 }
        }
    }

    @Test("combine.clock a debounced value is shown when the host's clock says so") func debounce() {
        let subject = PassthroughSubject<String, Never>()
        let host = host { Search(subject: subject) }
        host.frame()
        subject.send("a")
        host.advance(by: 0.4)
        subject.send("ab")
        host.advance(by: 0.45)
        #expect(host.strings == ["nothing"])
        host.advance(by: 0.1)
        #expect(host.strings == ["ab"])
    }

    @Test("combine.clock delay, throttle and receive(on:) of the main queue and the main run loop run on the host's clock")
    func schedulers() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let host = host { Text("x") }
        host.frame()
        let tokens = [
            subject.receive(on: RunLoop.main).sink { log.add("loop \($0)") },
            subject.receive(on: DispatchQueue.main).sink { log.add("queue \($0)") },
            subject.receive(on: OperationQueue.main).sink { log.add("operation \($0)") },
            subject.delay(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { log.add("late \($0)") },
            subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { log.add("throttled \($0)") },
        ]
        subject.send(1)
        subject.send(2)
        #expect(log.entries.isEmpty)
        host.frame()
        #expect(log.entries.filter { $0.hasPrefix("loop") } == ["loop 1", "loop 2"])
        #expect(log.entries.filter { $0.hasPrefix("queue") } == ["queue 1", "queue 2"])
        #expect(log.entries.filter { $0.hasPrefix("operation") } == ["operation 1", "operation 2"])
        #expect(log.entries.filter { $0.hasPrefix("throttled") } == ["throttled 2"])
        #expect(log.take().count == 7)
        host.advance(by: 0.25)
        #expect(log.entries.isEmpty)
        host.advance(by: 0.1)
        #expect(log.take() == ["late 1", "late 2"])
        subject.send(3)
        host.advance(by: 0.5)
        #expect(log.take().filter { $0.hasPrefix("throttled") }.isEmpty)
        host.advance(by: 0.2)
        #expect(log.take() == ["throttled 3"])
        withExtendedLifetime(tokens) {}
    }

    @Test("combine.clock a timer publisher ticks with the host and stops with its view") func timer() {
        struct Clock: View {
            @State private var ticks = 0
            private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
            var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
        }
        let host = host { Clock() }
        host.frame()
        host.advance(by: 1.1)
        #expect(host.strings == ["4"])
    }
}
