// A map that scrolls in both directions: rulers that go along, a small map of what is seen, and buttons that lead to a place.
//
// On Linux:            scrollwork record Examples/TwoAxisCanvas.swift --gif map.gif
// On Apple's systems:  put the file into an app with the package product ScrollObservation and show TwoAxisCanvas(), or open its preview.

import ScrollObservation
import SwiftUI

struct TwoAxisCanvas: View {
    /// The point of the map in the upper left corner. It follows the fingers, and the map follows when it is set.
    @State private var offset = CGPoint(x: 440, y: 300)
    @State private var viewport = CGSize.zero

    var body: some View {
        VStack(spacing: 0) {
            TopRuler(offset: offset.x)
            HStack(spacing: 0) {
                SideRuler(offset: offset.y)
                ScrollView([.horizontal, .vertical], showsIndicators: false) {
                    TransitMap().scrollOffsetSource([.horizontal, .vertical])
                }
                .scrollOffset($offset)
                .onScrollOffsetChange(of: { $0.viewportSize }) { viewport = $0 }
                .overlay(alignment: .bottomTrailing) {
                    Overview(offset: offset, viewport: viewport).padding(12)
                }
            }
            PlaceBar { station in
                withAnimation(.easeInOut(duration: 0.6)) { offset = offsetToCenter(station) }
            }
        }
    }

    /// Brought into range here: the map would not go past its edges, but the rulers would.
    private func offsetToCenter(_ station: Station) -> CGPoint {
        CGPoint(
            x: min(max(station.x - viewport.width / 2, 0), TransitMap.size.width - viewport.width),
            y: min(max(station.y - viewport.height / 2, 0), TransitMap.size.height - viewport.height))
    }
}

// MARK: Around the map

private enum RulerSize {
    static let depth: CGFloat = 28
    /// A field of the map, "C2".
    static let field: CGFloat = 200
}

private struct TopRuler: View {
    let offset: CGFloat

    var body: some View {
        Color.clear
            .frame(height: RulerSize.depth)
            .overlay(alignment: .leading) {
                HStack(spacing: 0) {
                    ForEach(0..<Int(TransitMap.size.width / RulerSize.field), id: \.self) { column in
                        Text(["A", "B", "C", "D", "E", "F", "G"][column]).frame(width: RulerSize.field)
                    }
                }
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
                .fixedSize()
                .offset(x: -offset)
            }
            .clipped()
            .padding(.leading, RulerSize.depth)
            .background(.bar)
    }
}

private struct SideRuler: View {
    let offset: CGFloat

    var body: some View {
        Color.clear
            .frame(width: RulerSize.depth)
            .overlay(alignment: .top) {
                VStack(spacing: 0) {
                    ForEach(1...Int(TransitMap.size.height / RulerSize.field), id: \.self) { row in
                        Text("\(row)").frame(height: RulerSize.field)
                    }
                }
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
                .fixedSize()
                .offset(y: -offset)
            }
            .clipped()
            .background(.bar)
    }
}

/// The whole network in a corner, with a frame around what is seen.
private struct Overview: View {
    let offset: CGPoint
    let viewport: CGSize
    private let scale: CGFloat = 0.08

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(TransitLine.all) { line in
                LineShape(points: line.points, scale: scale)
                    .stroke(line.color, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
            }
            RoundedRectangle(cornerRadius: 3)
                .fill(Color.accentColor.opacity(0.15))
                .overlay(RoundedRectangle(cornerRadius: 3).strokeBorder(Color.accentColor, lineWidth: 1.5))
                .frame(width: viewport.width * scale, height: viewport.height * scale)
                .offset(x: offset.x * scale, y: offset.y * scale)
        }
        .frame(width: TransitMap.size.width * scale, height: TransitMap.size.height * scale)
        .clipped()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.secondary.opacity(0.3), lineWidth: 1))
        .accessibilityHidden(true)
    }
}

private struct PlaceBar: View {
    let show: (Station) -> Void

    var body: some View {
        HStack(spacing: 8) {
            ForEach(Station.sights) { station in
                Button(station.name) { show(station) }
                    .font(.subheadline.weight(.medium))
                    .buttonStyle(.bordered)
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .background(.bar)
    }
}

// MARK: The map

private struct TransitMap: View {
    static let size = CGSize(width: 1400, height: 1000)
    static let paper = Color(red: 0.97, green: 0.97, blue: 0.95)

    var body: some View {
        ZStack(alignment: .topLeading) {
            Self.paper
            LineShape(points: [(-20, 820), (260, 820), (420, 660), (780, 660), (960, 840), (1420, 840)])
                .stroke(Color(red: 0.72, green: 0.86, blue: 0.95), style: StrokeStyle(lineWidth: 64, lineJoin: .round))
            Fields().stroke(Color.black.opacity(0.06), lineWidth: 1)
            ForEach(TransitLine.all) { line in
                LineShape(points: line.points)
                    .stroke(line.color, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round))
            }
            ForEach(Station.all) { StationMark(station: $0) }
        }
        .frame(width: Self.size.width, height: Self.size.height)
    }
}

private struct StationMark: View {
    let station: Station

    private var diameter: CGFloat { station.isInterchange ? 26 : 16 }

    var body: some View {
        ZStack {
            Circle()
                .fill(Color.white)
                .overlay(Circle().strokeBorder(Color.black, lineWidth: station.isInterchange ? 4 : 3))
                .frame(width: diameter, height: diameter)
            Text(station.name)
                .font(station.isInterchange ? .headline : .subheadline)
                .foregroundStyle(.black)
                .fixedSize()
                .padding(.horizontal, 4)
                .background(TransitMap.paper.opacity(0.8), in: RoundedRectangle(cornerRadius: 5))
                .offset(y: station.isInterchange ? 28 : 22)
        }
        .position(x: station.x, y: station.y)
    }
}

/// A line through points of the map.
private struct LineShape: Shape {
    let points: [(x: CGFloat, y: CGFloat)]
    var scale: CGFloat = 1

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.x * scale, y: $0.y * scale) })
        return path
    }
}

private struct Fields: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for x in stride(from: rect.minX, through: rect.maxX, by: RulerSize.field) {
            path.addLines([CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY)])
        }
        for y in stride(from: rect.minY, through: rect.maxY, by: RulerSize.field) {
            path.addLines([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)])
        }
        return path
    }
}

private struct TransitLine: Identifiable {
    let id: String
    let color: Color
    let points: [(x: CGFloat, y: CGFloat)]

    static let all = [
        TransitLine(id: "Red", color: .red, points: [(100, 500), (1100, 500), (1300, 300)]),
        TransitLine(id: "Blue", color: .blue, points: [(200, 100), (600, 500), (600, 760), (760, 920), (1200, 920)]),
        TransitLine(id: "Green", color: .green, points: [(100, 900), (300, 900), (900, 300), (900, 100)]),
        TransitLine(id: "Orange", color: .orange, points: [(400, 100), (1000, 100), (1000, 500), (1200, 700), (1300, 700)]),
    ]
}

private struct Station: Identifiable {
    let name: String
    let x: CGFloat
    let y: CGFloat
    var isInterchange = false
    var id: String { name }

    /// Those with a button.
    static let sights = ["Central", "Harbour", "Airport"].compactMap { name in all.first { $0.name == name } }

    static let all = [
        Station(name: "Brewery", x: 100, y: 500), Station(name: "Mint Street", x: 260, y: 500), Station(name: "Opera", x: 420, y: 500),
        Station(name: "Central", x: 600, y: 500, isInterchange: true), Station(name: "Museum", x: 820, y: 500),
        Station(name: "East Gate", x: 1000, y: 500, isInterchange: true), Station(name: "Airport", x: 1300, y: 300, isInterchange: true),
        Station(name: "Observatory", x: 200, y: 100), Station(name: "Vineyards", x: 340, y: 240), Station(name: "Old Town", x: 480, y: 380),
        Station(name: "Ferry Pier", x: 600, y: 730), Station(name: "Harbour", x: 760, y: 920, isInterchange: true),
        Station(name: "Lighthouse", x: 1000, y: 920), Station(name: "Sandbank", x: 1200, y: 920),
        Station(name: "Mill Pond", x: 100, y: 900),
        Station(name: "Gasworks", x: 400, y: 800), Station(name: "Botanic Garden", x: 760, y: 440),
        Station(name: "North Park", x: 900, y: 200), Station(name: "Zoo", x: 560, y: 100), Station(name: "University", x: 740, y: 100),
        Station(name: "Stadium", x: 1000, y: 300), Station(name: "Depot", x: 1120, y: 620), Station(name: "Fairground", x: 1300, y: 700),
    ]
}

struct TwoAxisCanvas_Previews: PreviewProvider {
    static var previews: some View {
        TwoAxisCanvas()
    }
}
