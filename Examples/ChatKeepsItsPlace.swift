// A chat that starts at its newest message and keeps the reader's place: while older messages come in above, and over a reload that
// empties it and fills it again.
//
// On Linux:            scrollwork record Examples/ChatKeepsItsPlace.swift --gif chat.gif
// On Apple's systems:  put the file into an app with the package product ScrollObservation and show ChatKeepsItsPlace(), or open its preview.

import ScrollObservation
import SwiftUI

struct ChatKeepsItsPlace: View {
    @StateObject private var chat = Conversation()
    @State private var place = ReadingPlace()

    var body: some View {
        PositionTrackingScrollView(position: place.tracker.scrollPosition, onPositionChanged: place.moved) {
            VStack(spacing: 6) {
                if chat.hasOlder {
                    OlderButton(isLoading: chat.isLoadingOlder, action: loadOlder)
                }
                ForEach(chat.messages) { Bubble(message: $0) }
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 10)
            .onSizeChanged { place.contentChanged(height: $0.height) }
        }
        .overlay {
            if chat.isReloading { ProgressView() }
        }
        .safeAreaInset(edge: .top, spacing: 0) { ChatHeader(reload: reload) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Composer(send: send) }
    }

    private func loadOlder() {
        Task {
            await chat.fetchOlder()
            place.growsAtTop = true
            chat.showOlder()
        }
    }

    private func reload() {
        Task {
            place.tracker.syncDesiredPosition()
            await chat.reload()
            place.tracker.publishDesiredPosition()
        }
    }

    private func send(_ text: String) {
        chat.send(text)
        place.goToEnd()
    }
}

/// Where the reader is. A class that nobody observes: scrolling updates no view.
@MainActor private final class ReadingPlace {
    let tracker = ScrollPositionTracker()
    /// Set before older messages are added; their height is then no reason to move.
    var growsAtTop = false
    /// Of the content: 0 at the top, negative when scrolled.
    private var position = CGPoint.zero
    private var height: CGFloat = 0

    /// The chat starts at its newest message.
    init() { goToEnd() }

    func moved(to position: CGPoint) {
        self.position = position
        tracker.updateCurrentPosition(to: position)
    }

    func contentChanged(height: CGFloat) {
        defer { self.height = height }
        guard growsAtTop, height > self.height else { return }
        growsAtTop = false
        go(to: position.y - (height - self.height))
    }

    /// A position past the end means the end, and is held: messages that come in later are seen too, until somebody scrolls.
    func goToEnd() { go(to: -1_000_000) }

    private func go(to y: CGFloat) {
        tracker.updateCurrentPosition(to: CGPoint(x: 0, y: y))
        tracker.syncDesiredPosition()
        tracker.publishDesiredPosition()
    }
}

// MARK: Looks

private struct ChatHeader: View {
    let reload: () -> Void

    var body: some View {
        HStack(spacing: 10) {
            Text("C")
                .font(.headline)
                .foregroundStyle(.white)
                .frame(width: 34, height: 34)
                .background(Circle().fill(LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom)))
            VStack(alignment: .leading, spacing: 1) {
                Text("Clara").font(.headline)
                Text("online").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button(action: reload) { Image(systemName: "arrow.clockwise").font(.headline) }
                .accessibilityLabel("Reload")
        }
        .padding(.horizontal, 16)
        .frame(height: 56)
        .background(.bar)
        .overlay(alignment: .bottom) { Divider() }
    }
}

private struct OlderButton: View {
    let isLoading: Bool
    let action: () -> Void

    var body: some View {
        // One height for both, so that the messages stay where they are.
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                Button("Earlier messages", action: action).font(.subheadline.weight(.medium))
            }
        }
        .frame(height: 36)
    }
}

private struct Bubble: View {
    let message: Message

    var body: some View {
        Text(message.text)
            .foregroundStyle(message.isMine ? Color.white : Color.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(
                RoundedRectangle(cornerRadius: 19, style: .continuous)
                    .fill(message.isMine ? Color.blue : Color.secondary.opacity(0.16))
            )
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
            .padding(message.isMine ? .leading : .trailing, 56)
    }
}

private struct Composer: View {
    let send: (String) -> Void
    @State private var draft = "On my way!"

    var body: some View {
        HStack(spacing: 10) {
            TextField("Message", text: $draft)
                .padding(.horizontal, 14)
                .frame(height: 38)
                .overlay(Capsule().strokeBorder(Color.secondary.opacity(0.35), lineWidth: 1))
            Button {
                send(draft)
                draft = ""
            } label: {
                Image(systemName: "arrow.up.circle.fill").font(.title)
            }
            .disabled(draft.isEmpty)
            .accessibilityLabel("Send")
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }
}

// MARK: Messages

/// Stands for a chat on a server: every answer takes its time.
@MainActor final class Conversation: ObservableObject {
    @Published fileprivate private(set) var messages: [Message]
    @Published private(set) var isReloading = false
    @Published private(set) var isLoadingOlder = false
    /// How many of the messages on the server are shown.
    private var count: Int
    private var sent: [Message] = []
    private static let page = 18

    var hasOlder: Bool { count < Message.history.count }

    init() {
        count = Self.page
        messages = Message.history.suffix(Self.page)
    }

    func fetchOlder() async {
        isLoadingOlder = true
        try? await Task.sleep(nanoseconds: 700_000_000)
    }

    func showOlder() {
        isLoadingOlder = false
        count = min(count + Self.page, Message.history.count)
        messages = Message.history.suffix(count) + sent
    }

    func reload() async {
        messages = []
        isReloading = true
        try? await Task.sleep(nanoseconds: 900_000_000)
        messages = Message.history.suffix(count) + sent
        isReloading = false
    }

    func send(_ text: String) {
        sent.append(Message(id: Message.history.count + sent.count, text: text, isMine: true))
        messages.append(sent[sent.count - 1])
    }
}

private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool

    /// Lines that begin with ">" are mine.
    static let history: [Message] = """
        Are you still up for the hut this weekend?
        >Yes! Which one was it again?
        The one above the lake. Two hours from the last bus stop.
        >With the stove that smokes?
        They swept the chimney in spring. Supposedly.
        >I'll bring earplugs for your snoring and a towel for the smoke.
        Deal. Shall I book four beds or five?
        >Five. Jonas said yes last night.
        Jonas said yes to a hike??
        >I told him there would be cake.
        Is there cake?
        >There is if you bake one.
        Fine. Walnut or apple?
        >Apple. Walnut crumbles in the rucksack.
        You remember 2019.
        >Everybody remembers 2019. I still find crumbs.
        Booked! Five beds, Friday to Sunday.
        >You are the best.
        I know. The warden says there's still snow on the north side.
        >How much?
        Ankle deep, she says. Gaiters would not be silly.
        >I have two pairs. Jonas can have the old ones.
        The ones that don't close?
        >They close. With tape.
        Poor Jonas.
        >What about food?
        Breakfast they make. For the evenings we carry it up ourselves.
        >Lentil stew on Friday?
        Yes please. And I'd do pasta on Saturday.
        >With the sauce from the market?
        With the sauce from the market. I'll get six jars, they're small.
        >Six jars are heavy.
        That's what Jonas is for.
        >I'm starting to see why he got invited.
        Bus is at 14:10 from the square, the next one only at 17:30.
        >Then 14:10. Can you leave work that early?
        I told them it's a medical matter.
        >Is it?
        Fresh air is medicine.
        >True. I'll be there at two.
        Weather looks fine by the way. A bit of wind on Saturday.
        >Then we do the ridge on Sunday.
        My thought exactly. Ridge on Sunday, lake on Saturday.
        >Swimming?
        You, maybe. It has nine degrees.
        >I'll decide when I see it.
        You said that last year and then you jumped in with your watch on.
        >It was waterproof. Mostly.
        Bring the other one. And a head torch, the path to the tap is steep.
        >Packed. Also cards, and the good coffee.
        Now it can't go wrong any more.
        >Famous last words.
        Bus stop, two o'clock. I'm leaving now, are you?
        """
        .split(separator: "\n").enumerated().map { index, line in
            Message(id: index, text: String(line.drop { $0 == ">" }), isMine: line.hasPrefix(">"))
        }
}

struct ChatKeepsItsPlace_Previews: PreviewProvider {
    static var previews: some View {
        ChatKeepsItsPlace()
    }
}
