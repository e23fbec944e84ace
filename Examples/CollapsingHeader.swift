// A header that shrinks to a bar and fades while the list scrolls, and stretches while it is pulled.
//
// On Linux:            scrollwork record Examples/CollapsingHeader.swift --gif header.gif
// On Apple's systems:  put the file into an app with the package product ScrollObservation and show MountainTrails(), or open its preview.

import ScrollObservation
import SwiftUI

struct MountainTrails: View {
    var body: some View {
        CollapsingHeader(minHeight: 92, maxHeight: 260) { state in
            Header(progress: state.progress)
        } content: {
            VStack(spacing: 14) {
                ForEach(Trail.all) { trail in
                    TrailCard(trail: trail)
                }
            }
            .padding(.horizontal, 16)
            .padding(.top, 16)
            .padding(.bottom, 24)
        }
        .background(Color(red: 0.95, green: 0.96, blue: 0.98))
    }
}

private struct Header: View {
    /// 0 expanded … 1 collapsed.
    let progress: CGFloat

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(
                colors: [
                    Color(red: 0.16, green: 0.20, blue: 0.47), Color(red: 0.55, green: 0.32, blue: 0.66),
                    Color(red: 0.98, green: 0.58, blue: 0.44),
                ],
                startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .ignoresSafeArea(edges: .top)
            Hills()
                .opacity(1 - progress)
            VStack(alignment: .leading, spacing: 6) {
                Text("Mountain trails")
                    .font(.system(size: 34, weight: .bold))
                    .lineLimit(1)
                    .scaleEffect(1 - 0.42 * progress, anchor: .bottomLeading)
                Text("\(Trail.all.count) walks for a long weekend")
                    .font(.system(size: 17))
                    .opacity(max(1 - 2 * progress, 0))
                    .frame(height: 22 * (1 - progress), alignment: .top)
            }
            .foregroundColor(.white)
            .padding(.horizontal, 20)
            .padding(.bottom, 16)
        }
        .shadow(color: Color.black.opacity(0.25 * progress), radius: 8, x: 0, y: 2)
    }
}

/// Two rows of hills along the header's lower edge.
private struct Hills: View {
    var body: some View {
        ZStack {
            Ridge(peaks: [0.35, 0.75, 0.45, 0.9, 0.5]).fill(Color.white.opacity(0.14))
            Ridge(peaks: [0.6, 0.3, 0.55, 0.35, 0.7]).fill(Color.black.opacity(0.18))
        }
    }
}

private struct Ridge: Shape {
    /// Heights from the left to the right edge, in shares of 60 % of the height.
    let peaks: [CGFloat]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for (index, peak) in peaks.enumerated() {
            let x = rect.minX + rect.width * CGFloat(index) / CGFloat(peaks.count - 1)
            path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * 0.6 * peak))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct TrailCard: View {
    let trail: Trail

    var body: some View {
        HStack(spacing: 12) {
            ZStack {
                RoundedRectangle(cornerRadius: 12)
                    .fill(LinearGradient(colors: [trail.color.opacity(0.6), trail.color], startPoint: .top, endPoint: .bottom))
                Text(trail.name.prefix(1))
                    .font(.system(size: 24, weight: .bold))
                    .foregroundColor(.white)
            }
            .frame(width: 52, height: 52)
            VStack(alignment: .leading, spacing: 4) {
                Text(trail.name).font(.headline)
                Text("\(trail.kilometres) km · \(trail.climb) m up").font(.subheadline).foregroundColor(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(trail.grade)
                .font(.system(size: 13, weight: .semibold))
                .foregroundColor(trail.color)
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(Capsule().fill(trail.color.opacity(0.15)))
        }
        .padding(14)
        .background(RoundedRectangle(cornerRadius: 18).fill(Color.white))
        .shadow(color: Color.black.opacity(0.08), radius: 6, x: 0, y: 3)
    }
}

private struct Trail: Identifiable {
    let id: Int
    let name: String
    let kilometres: Int
    let climb: Int
    let grade: String

    var color: Color {
        switch grade {
        case "Easy": return Color(red: 0.20, green: 0.65, blue: 0.45)
        case "Fair": return Color(red: 0.90, green: 0.58, blue: 0.18)
        default: return Color(red: 0.83, green: 0.28, blue: 0.36)
        }
    }

    static let all: [Trail] = [
        Trail(id: 0, name: "Lake Loop", kilometres: 7, climb: 120, grade: "Easy"),
        Trail(id: 1, name: "Falcon Ridge", kilometres: 12, climb: 860, grade: "Hard"),
        Trail(id: 2, name: "Old Mill Path", kilometres: 9, climb: 240, grade: "Easy"),
        Trail(id: 3, name: "Granite Stairs", kilometres: 11, climb: 940, grade: "Hard"),
        Trail(id: 4, name: "Heather Moor", kilometres: 14, climb: 410, grade: "Fair"),
        Trail(id: 5, name: "Seven Bridges", kilometres: 10, climb: 330, grade: "Fair"),
        Trail(id: 6, name: "Pine Hollow", kilometres: 6, climb: 90, grade: "Easy"),
        Trail(id: 7, name: "Shepherd's Pass", kilometres: 16, climb: 1120, grade: "Hard"),
        Trail(id: 8, name: "Glass Tarn", kilometres: 8, climb: 520, grade: "Fair"),
        Trail(id: 9, name: "Raven Crag", kilometres: 13, climb: 1010, grade: "Hard"),
        Trail(id: 10, name: "Meadow Round", kilometres: 5, climb: 60, grade: "Easy"),
        Trail(id: 11, name: "Border Walk", kilometres: 19, climb: 680, grade: "Fair"),
    ]
}

struct MountainTrails_Previews: PreviewProvider {
    static var previews: some View {
        MountainTrails()
    }
}
