// A long article with a bar that tells how much of it is read, and how long the rest takes.
//
// On Linux:            scrollwork record Examples/ReadingProgress.swift --gif reading.gif
// On Apple's systems:  put the file into an app with the package product ScrollObservation and show ReadingProgress(), or open its preview.

import ScrollObservation
import SwiftUI

struct ReadingProgress: View {
    /// 0 at the beginning of the article … 1 at its end.
    @State private var progress: CGFloat = 0

    var body: some View {
        ScrollView {
            ArticleText().scrollOffsetSource()
        }
        .onScrollOffsetChange(of: { $0.progress() }) { progress = $0 }
        .safeAreaInset(edge: .top, spacing: 0) { ReadingBar(progress: progress) }
    }
}

private struct ReadingBar: View {
    let progress: CGFloat

    private var minutesLeft: Int { Int((Article.minutes * (1 - progress)).rounded(.up)) }

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 6) {
                Text(Article.magazine).font(.subheadline.weight(.semibold))
                Spacer()
                if minutesLeft == 0 {
                    Image(systemName: "checkmark.circle.fill").font(.subheadline).foregroundStyle(.green)
                }
                Text(minutesLeft == 0 ? "Finished" : "\(minutesLeft) min left")
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
            .padding(.horizontal, 20)
            .frame(height: 44)
            // Scaled instead of sized: nothing is laid out while one reads.
            Rectangle()
                .fill(Color.orange)
                .scaleEffect(x: progress, y: 1, anchor: .leading)
                .background(Color.secondary.opacity(0.15))
                .frame(height: 3)
        }
        .background(.bar)
        .accessibilityElement(children: .combine)
    }
}

private struct ArticleText: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Lighthouse()
                .frame(height: 220)
                .clipped()
            VStack(alignment: .leading, spacing: 18) {
                VStack(alignment: .leading, spacing: 8) {
                    Text("TECHNOLOGY")
                        .font(.caption.weight(.semibold))
                        .kerning(1.2)
                        .foregroundStyle(.orange)
                    Text(Article.title)
                        .font(.system(.largeTitle, design: .serif).weight(.bold))
                    Text("By Hanna Lindqvist · \(Int(Article.minutes)) min read")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .padding(.bottom, 6)
                ForEach(Article.sections) { section in
                    Text(section.heading)
                        .font(.system(.title2, design: .serif).weight(.bold))
                        .padding(.top, 10)
                    ForEach(section.paragraphs, id: \.self) { paragraph in
                        Text(paragraph)
                            .font(.system(.body, design: .serif))
                            .lineSpacing(5)
                    }
                }
            }
            .padding(.horizontal, 20)
            .padding(.top, 24)
            .padding(.bottom, 40)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A lighthouse at night, with its beam over the sea.
private struct Lighthouse: View {
    var body: some View {
        ZStack {
            LinearGradient(
                colors: [
                    Color(red: 0.05, green: 0.08, blue: 0.20), Color(red: 0.16, green: 0.26, blue: 0.47),
                    Color(red: 0.96, green: 0.62, blue: 0.42),
                ],
                startPoint: .top, endPoint: .bottom)
            Outline(points: [(0.72, 0.30), (-0.05, 0.02), (-0.05, 0.46)])
                .fill(
                    LinearGradient(
                        colors: [Color.yellow.opacity(0), Color.yellow.opacity(0.55)], startPoint: .leading, endPoint: .trailing))
            Outline(points: [(0, 1), (0, 0.84), (0.42, 0.80), (0.58, 0.74), (0.88, 0.74), (1, 0.82), (1, 1)])
                .fill(Color(red: 0.06, green: 0.08, blue: 0.16))
            Outline(points: [(0.69, 0.76), (0.70, 0.36), (0.74, 0.36), (0.75, 0.76)]).fill(Color(red: 0.93, green: 0.93, blue: 0.95))
            Outline(points: [(0.695, 0.56), (0.699, 0.46), (0.741, 0.46), (0.745, 0.56)]).fill(Color(red: 0.83, green: 0.25, blue: 0.22))
            Outline(points: [(0.705, 0.35), (0.705, 0.26), (0.735, 0.26), (0.735, 0.35)]).fill(Color.yellow)
            Outline(points: [(0.695, 0.26), (0.72, 0.19), (0.745, 0.26)]).fill(Color(red: 0.83, green: 0.25, blue: 0.22))
            Outline(points: [(0.69, 0.37), (0.69, 0.35), (0.75, 0.35), (0.75, 0.37)]).fill(Color(red: 0.06, green: 0.08, blue: 0.16))
        }
    }
}

/// A polygon in shares of the width and height.
private struct Outline: Shape {
    let points: [(x: CGFloat, y: CGFloat)]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
        path.closeSubpath()
        return path
    }
}

private struct ArticleSection: Identifiable {
    let heading: String
    let paragraphs: [String]
    var id: String { heading }
}

private enum Article {
    static let magazine = "Slow Machines"
    static let title = "The Lens That Brought Ships Home"
    /// How long an ordinary reader takes.
    static let minutes: CGFloat = 4

    static let sections = [
        ArticleSection(
            heading: "A fire on a rock",
            paragraphs: [
                "For two thousand years a lighthouse was a fire on a tower. It burned wood, then coal, then oil, and whatever it burned, "
                    + "most of the light went where nobody was: up to the stars and down to the rocks.",
                "Mirrors helped a little. By 1800 the better lights stood in polished bowls that threw the flame out to sea. But silver "
                    + "tarnishes in salt air, and even a fresh mirror swallowed about half of what fell on it.",
            ]),
        ArticleSection(
            heading: "The road engineer",
            paragraphs: [
                "Augustin Fresnel built roads for the French state and thought about light in the evenings. When the lighthouse commission "
                    + "took him on in 1819, he set out to bend the light instead of reflecting it.",
                "A single lens that was large enough would have been a metre thick, too heavy to lift and too thick to shine through. Fresnel "
                    + "saw that only its surface does the work. He cut the lens into rings, threw away the glass behind them, and set the "
                    + "rings side by side in a frame of brass.",
                "Above and below he placed prisms that caught the stray rays and turned them to the horizon too. Seen from outside, the thing "
                    + "looked like a beehive made of glass. Seen from a ship, it looked like a star.",
            ]),
        ArticleSection(
            heading: "Cordouan, 1823",
            paragraphs: [
                "The first large one was lit on the tower of Cordouan, at the mouth of the Gironde, in July 1823. Sailors saw it from over "
                    + "thirty kilometres away, as far as the curve of the earth allowed.",
                "Within a generation the coasts of Europe were ringed with them. They came in orders, from the first, taller than the keeper "
                    + "who cleaned it, to the sixth, which fits on a kitchen table and was meant for harbours.",
            ]),
        ArticleSection(
            heading: "Turned by a finger",
            paragraphs: [
                "A light must also say which light it is. So the lens was turned, and every coast got its own rhythm of flashes, written down "
                    + "in the pilot books. Clockwork drove it, and every few hours the keeper wound the weight back up the tower.",
                "Later lenses floated in a bath of mercury. Several tonnes of glass and brass then moved at the push of one finger.",
            ]),
        ArticleSection(
            heading: "After the keepers",
            paragraphs: [
                "Most towers are dark inside today. A lamp the size of a fist does the work, and satellites do the rest. The old lenses stand "
                    + "in museums, where people walk around them slowly, as ships once did.",
                "The idea never left. It lies flat in overhead projectors, in the lamps of cars, in the glass in front of a phone's flash: rings "
                    + "of a lens whose middle nobody needed.",
            ]),
    ]
}

struct ReadingProgress_Previews: PreviewProvider {
    static var previews: some View {
        ReadingProgress()
    }
}
