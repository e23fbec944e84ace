// An inbox whose rows are swiped: to the right to mark a message as read, to the left to flag or delete it; Edit lets one choose what to
// delete and put the rest in order. What is in sight stays where it is when messages above it go or come.
//
// On Linux:            scrollwork record Examples/MailInbox.swift --script Examples/Scripts/MailInbox.script --gif inbox.gif
// On Apple's systems:  put the file into an app and show MailInbox(), or open its preview.

import SwiftUI

struct MailInbox: View {
    @State private var messages = Message.samples

    var body: some View {
        NavigationStack {
            List {
                ForEach($messages) { $message in
                    MessageRow(message: message)
                        .swipeActions(edge: .leading) {
                            Button(message.isRead ? "Unread" : "Read") { message.isRead.toggle() }.tint(.blue)
                        }
                        .swipeActions {
                            Button(role: .destructive) {
                                messages.removeAll { $0.id == message.id }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button {
                                message.isFlagged.toggle()
                            } label: {
                                Label("Flag", systemImage: "flag")
                            }
                            .tint(.orange)
                        }
                }
                .onDelete { messages.remove(atOffsets: $0) }
                .onMove { messages.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem { Button("New") { messages.insert(Message.new(messages.count), at: 0) } }
                #if !os(macOS)
                    ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                #endif
            }
        }
    }
}

private struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let time: String
    var isRead = false
    var isFlagged = false

    private static let senders = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra", "Barbara Liskov"]
    private static let subjects = [
        "Notes on the engine", "Can it think?", "We found a moth", "About a statement", "What may stand for what",
    ]

    static let samples: [Message] = (0..<40).map { index in
        Message(
            id: index, sender: senders[index % 5], subject: subjects[index % 5] + ", \(index + 1)", time: "\(9 + index / 8):0\(index % 8)",
            isRead: index % 3 == 0)
    }

    static func new(_ count: Int) -> Message {
        Message(id: 1_000 + count, sender: "Margaret Hamilton", subject: "Just landed", time: "now")
    }
}

private struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Circle().fill(message.isRead ? Color.clear : Color.blue).frame(width: 10, height: 10).padding(.top, 5)
            VStack(alignment: .leading, spacing: 3) {
                HStack {
                    Text(message.sender).font(.headline)
                    Spacer()
                    if message.isFlagged { Image(systemName: "flag.fill").font(.footnote).foregroundStyle(.orange) }
                    Text(message.time).font(.footnote).foregroundStyle(.secondary)
                }
                Text(message.subject).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

struct MailInbox_Previews: PreviewProvider {
    static var previews: some View { MailInbox() }
}
