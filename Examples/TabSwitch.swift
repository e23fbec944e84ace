// Tabs whose pages are made anew whenever they are chosen, and yet come back where one left them. Choosing the tab that is shown already
// leads to its top.
//
// On Linux:            scrollwork record Examples/TabSwitch.swift --gif tabs.gif
// On Apple's systems:  put the file into an app with the package product ScrollObservation and show TabSwitch(), or open its preview.

import ScrollObservation
import SwiftUI

struct TabSwitch: View {
    @State private var tab = LibraryTab.albums
    /// Where each page was left.
    @State private var places: [LibraryTab: CGFloat] = [:]

    var body: some View {
        page
            .safeAreaInset(edge: .bottom, spacing: 0) { LibraryBar(selected: tab, choose: choose) }
    }

    private var page: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                Text(tab.title)
                    .font(.largeTitle.weight(.bold))
                    .padding(.top, 24)
                    .padding(.bottom, 12)
                switch tab {
                case .albums: AlbumPage()
                case .artists: ArtistPage()
                case .songs: SongPage()
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 20)
            .padding(.bottom, 24)
            .scrollOffsetSource()
        }
        .scrollOffset(place(of: tab))
        // Another tab is another page, not the same one with other rows.
        .id(tab)
    }

    private func place(of tab: LibraryTab) -> Binding<CGFloat> {
        Binding(get: { places[tab, default: 0] }, set: { places[tab] = $0 })
    }

    private func choose(_ new: LibraryTab) {
        if new == tab {
            withAnimation { places[tab] = 0 }
        } else {
            tab = new
        }
    }
}

enum LibraryTab: CaseIterable {
    case albums, artists, songs

    var title: String {
        switch self {
        case .albums: return "Albums"
        case .artists: return "Artists"
        case .songs: return "Songs"
        }
    }

    var symbol: String {
        switch self {
        case .albums: return "square"
        case .artists: return "person"
        case .songs: return "play"
        }
    }
}

private struct LibraryBar: View {
    let selected: LibraryTab
    let choose: (LibraryTab) -> Void

    var body: some View {
        HStack(spacing: 0) {
            ForEach(LibraryTab.allCases, id: \.self) { tab in
                Button {
                    choose(tab)
                } label: {
                    VStack(spacing: 3) {
                        Image(systemName: tab == selected ? tab.symbol + ".fill" : tab.symbol).font(.title3)
                        Text(tab.title).font(.caption2.weight(.medium))
                    }
                    .foregroundStyle(tab == selected ? Color.pink : Color.secondary)
                    .frame(maxWidth: .infinity)
                    .frame(height: 52)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }
}

// MARK: Pages

private struct AlbumPage: View {
    var body: some View {
        VStack(spacing: 20) {
            ForEach(0..<Album.all.count / 2, id: \.self) { row in
                HStack(alignment: .top, spacing: 16) {
                    AlbumCell(album: Album.all[2 * row])
                    AlbumCell(album: Album.all[2 * row + 1])
                }
            }
        }
    }
}

private struct AlbumCell: View {
    let album: Album

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Cover(album: album).cornerRadius(10)
                .padding(.bottom, 6)
            Text(album.title).font(.subheadline.weight(.semibold)).lineLimit(1)
            Text(album.artist).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}

private struct ArtistPage: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(Album.all.sorted { $0.artist < $1.artist }) { album in
                HStack(spacing: 14) {
                    Cover(album: album).frame(width: 48, height: 48).clipShape(Circle())
                    Text(album.artist).font(.body)
                    Spacer()
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                }
                .frame(height: 64)
                Divider().padding(.leading, 62)
            }
        }
    }
}

private struct SongPage: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(Album.all) { album in
                ForEach(album.songs, id: \.self) { song in
                    HStack(spacing: 14) {
                        Cover(album: album).frame(width: 44, height: 44).cornerRadius(6)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(song).font(.body).lineLimit(1)
                            Text(album.artist).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
                        }
                        Spacer()
                        Image(systemName: "ellipsis").font(.body).foregroundStyle(.secondary)
                    }
                    .frame(height: 60)
                    Divider().padding(.leading, 58)
                }
            }
        }
    }
}

/// A cover that is drawn from two colours and a number.
private struct Cover: View {
    let album: Album

    var body: some View {
        ZStack {
            LinearGradient(colors: album.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            Rings(count: album.rings)
                .stroke(Color.white.opacity(0.35), lineWidth: 2)
        }
        .aspectRatio(1, contentMode: .fit)
        .clipped()
    }
}

/// Circles around a corner.
private struct Rings: Shape {
    let count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for ring in 1...count {
            let radius = rect.width * CGFloat(ring) / CGFloat(count)
            path.addEllipse(in: CGRect(x: rect.minX - radius, y: rect.maxY - radius, width: 2 * radius, height: 2 * radius))
        }
        return path
    }
}

private struct Album: Identifiable {
    let title: String
    let artist: String
    let colors: [Color]
    let rings: Int
    let songs: [String]
    var id: String { title }

    static let all = [
        Album(
            title: "Paper Lanterns", artist: "Ines Falk", colors: [.orange, .pink], rings: 4, songs: ["Wick", "Slow Ferry", "Eleven Lamps"]),
        Album(title: "Low Tide", artist: "The Sandbars", colors: [.teal, .blue], rings: 7, songs: ["Mudlark", "Ebb", "Cockle Song"]),
        Album(title: "Night Buses", artist: "Oskar Lind", colors: [.indigo, .black], rings: 3, songs: ["N21", "Last Stop", "Wet Neon"]),
        Album(title: "Orchard Tapes", artist: "Maud & Sons", colors: [.green, .yellow], rings: 5, songs: ["Windfall", "Ladder", "Press"]),
        Album(
            title: "Glass Weather", artist: "Noor Haddad", colors: [.cyan, .indigo], rings: 9, songs: ["Barometer", "Hail", "Clearing"]),
        Album(
            title: "Brass for Beginners", artist: "Tin Street Band", colors: [.yellow, .red], rings: 2,
            songs: ["Valve Oil", "March", "Spit"]),
        Album(title: "Winter Quarters", artist: "Elsa Ruud", colors: [.gray, .blue], rings: 6, songs: ["Stove", "Long Dark", "February"]),
        Album(
            title: "Field Recordings", artist: "Bo Marten", colors: [.brown, .green], rings: 8, songs: ["Larks", "Gate", "Tractor, Far"]),
        Album(title: "Soft Machines", artist: "Relay", colors: [.purple, .pink], rings: 5, songs: ["Pulse", "Idle Loop", "Warm Start"]),
        Album(title: "Harbour Mass", artist: "St Clement Choir", colors: [.blue, .black], rings: 4, songs: ["Kyrie", "Ropes", "Gloria"]),
        Album(
            title: "Kitchen Waltz", artist: "Peg and Rosa", colors: [.red, .orange], rings: 3, songs: ["Kettle", "Flour", "Sunday Pan"]),
        Album(title: "Distances", artist: "Yuki Arai", colors: [.mint, .purple], rings: 7, songs: ["Platform", "Postcard", "Return"]),
    ]
}

struct TabSwitch_Previews: PreviewProvider {
    static var previews: some View {
        TabSwitch()
    }
}
