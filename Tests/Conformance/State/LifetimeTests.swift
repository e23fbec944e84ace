import Combine
import Foundation
import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct LifetimeTests {
    final class Model: ObservableObject {
        @Published var value = 0
        let onEnd: () -> Void
        init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }
    struct Owner: View {
        let log: Log
        @StateObject private var model: Model
        init(_ log: Log) {
            self.log = log
            _model = StateObject(wrappedValue: Model { log.add("end") })
        }
        var body: some View {
            Button("value \(model.value)") { model.value += 1 }
                .onAppear { model.value = 10 }
                .onChange(of: model.value) { log.add("value \(model.value)") }
                .onDisappear { log.add("disappear \(model.value)") }
                .task { try? await Task.sleep(nanoseconds: 1_000_000_000) }
        }
    }

    @Test("an object that a view owns ends with the view, after its disappearance could still read it") func ownedObject() {
        let log = Log()
        @ViewBuilder func view(_ shown: Bool) -> some View {
            VStack { if shown { Owner(log) } else { Text("gone") } }
        }
        let host = host { view(true) }
        #expect(host.strings == ["value 10"])
        host.tap("value")
        #expect(log.take() == ["value 10", "value 11"])
        host.update { view(false) }
        host.settle()
        #expect(log.take() == ["disappear 11", "end"])
    }

    @Test("a host that is let go frees its views, what they own and what they subscribed to") func wholeTree() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        do {
            let host = host {
                ScrollView {
                    VStack {
                        Owner(log)
                        GeometryReader { proxy in
                            Text("\(Int(proxy.frame(in: .named("scroll")).minY))").preference(key: NamesKey.self, value: ["x"])
                        }
                        .frame(height: 20)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: { _ in
                            log.add("geometry")
                        }
                        Text("r").onReceive(subject) { log.add("received \($0)") }
                    }
                }
                .coordinateSpace(name: "scroll")
                .onPreferenceChange(NamesKey.self) { _ in log.add("preference") }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, _ in
                    log.add("scroll")
                }
            }
            host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 50))
            subject.send(1)
            host.settle()
            #expect(log.count("received 1") == 1)
            host.close()
            _ = log.take()
        }
        #expect(log.take() == ["end"])
        subject.send(2)
        #expect(log.take() == [])
    }

    @Test("changes of an object off the main thread are warned about by name and land") func objectOffMain() {
        let model = Model {}
        struct Watcher: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.value)") }
        }
        let host = host { Watcher(model: model) }
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let shared = model
        Thread.detachNewThread {
            shared.value = 3
            done.signal()
        }
        done.wait()
        host.frame()
        #expect(host.strings == ["3"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.hasPrefix("Watcher.model was changed off the main thread") == true)
    }

    @Observable final class Plain: @unchecked Sendable { var value = 0 }

    @Test("changes of an @Observable object off the main thread land in the next frame") func observableOffMain() {
        let plain = Plain()
        struct Watcher: View {
            let plain: Plain
            var body: some View { Text("\(plain.value)") }
        }
        let host = host { Watcher(plain: plain) }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            plain.value = 3
            done.signal()
        }
        done.wait()
        host.frame()
        #expect(host.strings == ["3"])
    }

    struct Replacing: View {
        let subject: PassthroughSubject<Int, Never>
        let log: Log
        let name: String
        var body: some View { Text(name).onReceive(subject) { log.add("\(name) \($0)") } }
    }

    @Test("onReceive follows a publisher that is replaced") func replacedPublisher() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let log = Log()
        let host = host { Replacing(subject: first, log: log, name: "a") }
        first.send(1)
        host.update { Replacing(subject: second, log: log, name: "b") }
        first.send(2)
        second.send(3)
        #expect(log.entries == ["a 1", "b 3"])
    }

    @Test("a binding that outlives its host is written without effect") func orphanedBinding() {
        final class Holder { var binding: Binding<Int>? }
        struct Source: View {
            let holder: Holder
            @State private var value = 1
            var body: some View { Text("\(value)").onAppear { holder.binding = $value } }
        }
        let holder = Holder()
        do {
            let host = host { Source(holder: holder) }
            #expect(host.strings == ["1"])
            host.close()
        }
        holder.binding?.wrappedValue = 5
        #expect(holder.binding != nil)
    }
}
