import SwiftUI

/// A million rows of three heights, which tell how many of them there are and how much memory the program has used.
struct MillionRows: View {
    private let count = 1_000_000

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                HStack {
                    Button("Last") { proxy.scrollTo(count - 1, anchor: .bottom) }
                    Button("First") { proxy.scrollTo(0, anchor: .top) }
                    Button("Report") { print("rows alive \(Life.alive), at most \(Life.most); peak \(peakMegabytes()) MB") }
                }
                .padding()
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            Row(index: index).onAppear { if index == count - 1 { print("the end appeared") } }
                        }
                    }
                }
            }
        }
    }
}

private struct Row: View {
    let index: Int
    @StateObject private var life = Life()

    var body: some View {
        HStack {
            Circle().fill(Color.blue.opacity(Double(index % 7 + 1) / 7)).frame(width: 24, height: 24)
            Text("Row \(index)")
            Spacer()
        }
        .padding(.horizontal)
        .frame(height: [44, 60, 90][index % 3])
    }
}

/// Lives as long as its row.
private final class Life: ObservableObject {
    static var alive = 0
    static var most = 0

    init() {
        Life.alive += 1
        Life.most = max(Life.most, Life.alive)
    }
    deinit { Life.alive -= 1 }
}

/// The most memory that this process has had at once.
private func peakMegabytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap({ Int($0) })
    else { return -1 }
    return kilobytes / 1024
}
