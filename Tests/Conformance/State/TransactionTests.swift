import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct TransactionTests {
    struct Bar: View {
        let log: Log
        let remote: Remote
        let inner: Bool
        @State private var wide = false
        @State private var unused = 0
        var body: some View {
            VStack {
                GeometryReader { proxy in
                    log.note("\(Int(proxy.size.width.rounded()))")
                    Color.red
                }
                .frame(width: wide ? 200 : 100, height: 10)
                .modifier(Inner(isOn: inner, wide: wide))
                .transaction { if inner { $0.animation = nil } }
            }
            .remote(remote, "animate") { withAnimation(.linear(duration: 1)) { wide.toggle() } }
            .remote(remote, "animate with completion") {
                withAnimation(.linear(duration: 1), completionCriteria: .logicallyComplete) {
                    wide.toggle()
                } completion: {
                    log.add("done")
                }
            }
            .remote(remote, "complete nothing") {
                withAnimation(.linear(duration: 1)) {
                } completion: {
                    log.add("done")
                }
            }
            .remote(remote, "complete unseen") {
                withAnimation(.linear(duration: 1)) {
                    unused += 1
                } completion: {
                    log.add("done")
                }
            }
            .remote(remote, "plain") { wide.toggle() }
        }
    }
    struct Inner: ViewModifier {
        let isOn: Bool
        let wide: Bool
        func body(content: Content) -> some View {
            if isOn { content.animation(.linear(duration: 1), value: wide) } else { content }
        }
    }

    @Test("an animated write moves the presented value along its curve") func animated() {
        let log = Log()
        let remote = Remote()
        let host = host { Bar(log: log, remote: remote, inner: false) }
        #expect(log.take() == ["100"])
        host.run(remote["animate"])
        host.advance(by: 0.5)
        #expect(log.entries.last == "150")
        host.settle()
        #expect(log.entries.last == "200")
        #expect(host.time < 1.1)
        host.run(remote["plain"])
        #expect(log.entries.last == "100")
    }

    @Test("M-183 an inner animation modifier beats an outer transaction that removes the animation") func innerWins() {
        let log = Log()
        let remote = Remote()
        let host = host { Bar(log: log, remote: remote, inner: true) }
        host.run(remote["plain"])
        host.advance(by: 0.5)
        #expect(log.entries.last == "150")
    }

    @Test("a completion runs once, when its animation has ended") func completion() {
        let log = Log()
        let remote = Remote()
        let host = host { Bar(log: log, remote: remote, inner: false) }
        host.run(remote["animate with completion"])
        host.advance(by: 0.9)
        #expect(log.count("done") == 0)
        host.advance(by: 0.2)
        #expect(log.count("done") == 1)
        host.settle()
        #expect(log.count("done") == 1)
    }

    @Test("a completion runs at once where nothing was changed or nothing animates") func emptyCompletion() {
        let log = Log()
        let remote = Remote()
        let host = host { Bar(log: log, remote: remote, inner: false) }
        host.run(remote["complete nothing"])
        #expect(log.count("done") == 1)
        host.run(remote["complete unseen"])
        #expect(log.count("done") == 2)
    }

    @Test("a completion outlives the animation that is redirected") func redirected() {
        let log = Log()
        let remote = Remote()
        let host = host { Bar(log: log, remote: remote, inner: false) }
        host.run(remote["animate with completion"])
        host.advance(by: 0.5)
        host.run(remote["animate"])
        host.settle()
        #expect(log.count("done") == 1)
    }

    struct Fading: View {
        let log: Log
        let remote: Remote
        @State private var shown = true
        var body: some View {
            VStack { if shown { Text("x").transition(.opacity) } }
                .remote(remote, "hide") {
                    withAnimation(.linear(duration: 1)) {
                        shown = false
                    } completion: {
                        log.add("done")
                    }
                }
        }
    }

    @Test("a completion waits for a removal transition") func transitionCompletion() {
        let log = Log()
        let remote = Remote()
        let host = host { Fading(log: log, remote: remote) }
        host.run(remote["hide"])
        host.advance(by: 0.8)
        #expect(log.entries == [])
        host.advance(by: 0.3)
        #expect(log.entries == ["done"])
    }

    @Test("disablesAnimations makes an animated write jump") func disabled() {
        let log = Log()
        let remote = Remote()
        struct Jump: View {
            let log: Log
            let remote: Remote
            @State private var wide = false
            var body: some View {
                GeometryReader { proxy in
                    log.note("\(Int(proxy.size.width))")
                    Color.red
                }
                .frame(width: wide ? 200 : 100, height: 10)
                .remote(remote, "jump") {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { wide = true }
                }
            }
        }
        let host = host { Jump(log: log, remote: remote) }
        host.run(remote["jump"])
        #expect(Set(log.entries) == ["100", "200"])
        #expect(log.entries.last == "200")
        #expect(!host.isBusy)
    }
}
