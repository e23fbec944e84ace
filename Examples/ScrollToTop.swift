// A feed with a button that appears once one has scrolled away, and brings one back to the top.
//
// On Linux:            scrollwork record Examples/ScrollToTop.swift --gif top.gif
// On Apple's systems:  put the file into an app with the package product ScrollObservation and show ScrollToTop(), or open its preview.

import ScrollObservation
import SwiftUI

struct ScrollToTop: View {
    @State private var showsButton = false
    @Namespace private var top

    var body: some View {
        ScrollViewReader { scroller in
            ScrollView {
                VStack(spacing: 0) {
                    FeedHeader().id(top)
                    ForEach(Story.all) { story in
                        StoryRow(story: story)
                        Divider().padding(.leading, 20)
                    }
                }
                .scrollOffsetSource()
            }
            // Runs when the answer changes, not at every tick: no body is evaluated while one scrolls.
            .onScrollOffsetChange(of: { $0.y > 300 }) { isFar in
                withAnimation(.easeOut(duration: 0.25)) { showsButton = isFar }
            }
            .overlay(alignment: .bottomTrailing) {
                if showsButton {
                    TopButton { withAnimation { scroller.scrollTo(top, anchor: .top) } }
                        .padding(20)
                        .transition(.scale(scale: 0.6).combined(with: .opacity))
                }
            }
        }
    }
}

private struct TopButton: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "arrow.up")
                .font(.title3.weight(.semibold))
                .foregroundStyle(.white)
                .frame(width: 50, height: 50)
                .background(Circle().fill(Color.indigo))
                .shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 4)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Back to the top")
    }
}

private struct FeedHeader: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("MONDAY 4 MAY")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
            Text("Morning Brief")
                .font(.largeTitle.weight(.bold))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.top, 28)
        .padding(.bottom, 12)
    }
}

private struct StoryRow: View {
    let story: Story

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            VStack(alignment: .leading, spacing: 5) {
                Text(story.topic.rawValue.uppercased())
                    .font(.caption.weight(.bold))
                    .foregroundStyle(story.topic.color)
                Text(story.headline)
                    .font(.headline)
                Text(story.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: story.topic.symbol)
                .font(.title2)
                .foregroundStyle(.white)
                .frame(width: 64, height: 64)
                .background(
                    RoundedRectangle(cornerRadius: 14, style: .continuous)
                        .fill(
                            LinearGradient(
                                colors: [story.topic.color.opacity(0.65), story.topic.color], startPoint: .top, endPoint: .bottom)))
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 14)
    }
}

private enum Topic: String {
    case city, world, science, sport, culture

    var color: Color {
        switch self {
        case .city: return .indigo
        case .world: return .blue
        case .science: return .teal
        case .sport: return .orange
        case .culture: return .pink
        }
    }

    var symbol: String {
        switch self {
        case .city: return "house.fill"
        case .world: return "globe"
        case .science: return "magnifyingglass"
        case .sport: return "star.fill"
        case .culture: return "heart.fill"
        }
    }
}

private struct Story: Identifiable {
    let topic: Topic
    let headline: String
    let summary: String
    var id: String { headline }

    static let all = [
        Story(topic: .city, headline: "The night tram is back", summary: "Line 9 runs until four again, with a stop at the hospital."),
        Story(
            topic: .science, headline: "A comet worth getting up for",
            summary: "It stands low in the east before dawn. Binoculars are enough."),
        Story(
            topic: .culture, headline: "Libraries lend more tools than films",
            summary: "Drills lead the list, followed by a very popular tent."),
        Story(
            topic: .sport, headline: "Third division, first goal in nine weeks",
            summary: "The keeper scored it. Nobody is sure he meant to."),
        Story(
            topic: .world, headline: "Two countries share one railway gauge",
            summary: "Freight no longer waits at the border for new wheels."),
        Story(
            topic: .city, headline: "Bakers move to the old fire station", summary: "The pole stays. The ovens fit where the engines stood."
        ),
        Story(
            topic: .science, headline: "Moss that remembers dry years", summary: "Plants grown after a drought close their leaves earlier."),
        Story(
            topic: .sport, headline: "Rowers train on the flooded quarry", summary: "Flat water, no boats, and a heron that keeps the time."
        ),
        Story(topic: .culture, headline: "A museum of unfinished chairs", summary: "Forty designers show the one that they gave up on."),
        Story(topic: .world, headline: "Islands agree on one time zone", summary: "Church bells get a week to adjust, ferries a month."),
        Story(topic: .city, headline: "Swifts delay the roof repairs", summary: "The scaffolding goes up in August, when they have left."),
        Story(
            topic: .science, headline: "How deep the harbour really is", summary: "A survey found two wrecks and a metre less than charted."
        ),
        Story(
            topic: .culture, headline: "Choir seeks basses, offers soup", summary: "Rehearsals are on Tuesdays. Reading music is optional."),
        Story(
            topic: .sport, headline: "The hill climb opens for everyone", summary: "No times are taken below the chapel, by popular demand."
        ),
        Story(topic: .world, headline: "A canal turns two hundred", summary: "Its lock keepers still log every boat by hand."),
        Story(topic: .city, headline: "Market day moves to Saturday", summary: "Cheese in the north aisle, bicycles in the south."),
    ]
}

struct ScrollToTop_Previews: PreviewProvider {
    static var previews: some View {
        ScrollToTop()
    }
}
