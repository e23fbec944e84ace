// A picture that scrolls at half the speed of the page below it: layers of it move by different shares, which looks like depth. Pulled down,
// it grows from the top edge.
//
// On Linux:            scrollwork record Examples/ParallaxHeader.swift --gif parallax.gif
// On Apple's systems:  put the file into an app and show LakePage(), or open its preview.

import SwiftUI

struct LakePage: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ParallaxHeader(height: 280, space: "page") { offset in
                    LakePicture(offset: offset)
                }
                LakeStory()
            }
        }
        .coordinateSpace(name: "page")
        .background(Color.white.ignoresSafeArea())
    }
}

/// Room of a fixed height at the top of a scroll view's content, with a picture in it that moves by half as much as the content.
private struct ParallaxHeader<Picture: View>: View {
    /// Points, at rest.
    let height: CGFloat
    /// The name of the scroll view's coordinate space.
    let space: String
    /// Makes the picture for an offset: points scrolled, negative while pulled down.
    @ViewBuilder let picture: (CGFloat) -> Picture

    var body: some View {
        GeometryReader { room in
            let offset = -room.frame(in: .named(space)).minY
            let pulled = max(-offset, 0)
            picture(offset)
                .frame(width: room.size.width, height: height + pulled)
                .offset(y: offset > 0 ? offset / 2 : -pulled)
        }
        .frame(height: height)
    }
}

/// An evening at a lake, in layers: the further away, the less a layer moves up while the page scrolls.
private struct LakePicture: View {
    /// Points scrolled; negative while pulled down.
    let offset: CGFloat

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(
                colors: [
                    Color(red: 0.10, green: 0.13, blue: 0.33), Color(red: 0.48, green: 0.28, blue: 0.55),
                    Color(red: 0.96, green: 0.55, blue: 0.42), Color(red: 1.00, green: 0.82, blue: 0.55),
                ],
                startPoint: .top, endPoint: .bottom)
            Circle()
                .fill(Color(red: 1.00, green: 0.93, blue: 0.75))
                .frame(width: 64, height: 64)
                .offset(x: 70, y: -96 + ahead * 0.35)
            Skyline(peaks: [0.55, 0.85, 0.6, 1, 0.7, 0.9, 0.5])
                .fill(Color(red: 0.42, green: 0.27, blue: 0.50))
                .frame(height: 150)
                .offset(y: ahead * 0.15)
            Skyline(peaks: [0.8, 0.5, 0.7, 0.35, 0.6, 0.4, 0.9])
                .fill(Color(red: 0.24, green: 0.17, blue: 0.36))
                .frame(height: 110)
                .offset(y: -ahead * 0.12)
            Text("Silent Lake")
                .font(.system(size: 38, weight: .bold))
                .foregroundColor(.white)
                .padding(.bottom, 28)
        }
    }

    /// Layers part only while the page is scrolled, not while it is pulled.
    private var ahead: CGFloat { max(offset, 0) }
}

private struct Skyline: Shape {
    /// Heights from the left to the right edge, in shares of the height.
    let peaks: [CGFloat]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for (index, peak) in peaks.enumerated() {
            let x = rect.minX + rect.width * CGFloat(index) / CGFloat(peaks.count - 1)
            path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * peak))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        // The layer goes on below, so that no gap opens when it moves up.
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY + 60))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY + 60))
        path.closeSubpath()
        return path
    }
}

private struct LakeStory: View {
    private let paragraphs = [
        "The path to the lake begins behind the last house of the village and takes an hour, two with children.",
        "Up there the water is so still in the evening that one sees each star twice.",
        "The hut has twelve beds, a stove, and a book in which guests have drawn the same mountain for ninety years.",
        "Bring a coat: when the sun is gone the wind comes down from the pass within minutes.",
        "In June the meadow along the northern shore is blue with gentian.",
        "Whoever walks around the lake needs good shoes for the second half; there the path leads over boulders.",
        "The boat may be used by everybody. It has no oars, only a long pole, and it knows its way.",
        "Fish jump where the stream comes in. Nobody has ever caught one.",
        "At the eastern end a bench stands under three pines, the best place for breakfast.",
        "The way back is the same, and never looks it.",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Text("An evening above the tree line")
                .font(.system(size: 22, weight: .semibold))
            ForEach(paragraphs, id: \.self) { paragraph in
                Text(paragraph)
                    .foregroundColor(Color(white: 0.25))
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.white)
    }
}

struct LakePage_Previews: PreviewProvider {
    static var previews: some View {
        LakePage()
    }
}
