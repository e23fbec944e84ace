import ScrollObservation
import SwiftUI

/// A chapter under a title that shrinks to a bar while one reads.
struct ChapterView: View {
    let chapter: Chapter

    var body: some View {
        ScrollViewReader { proxy in
            CollapsingHeader(minHeight: 52, maxHeight: 180) { state in
                TitleBar(title: chapter.title, progress: state.progress) {
                    withAnimation { proxy.scrollTo(CollapsingHeaderStop.expanded, anchor: .top) }
                }
            } content: {
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(chapter.paragraphs, id: \.self) { Text($0) }
                }
                .padding()
            }
        }
    }
}

/// The title, large at the bottom or small in the middle, and a button to the top that comes with the bar.
private struct TitleBar: View {
    let title: String
    /// 0 large … 1 small.
    let progress: CGFloat
    let goToTop: () -> Void

    var body: some View {
        HStack {
            Text(title)
                .font(.system(size: 34 - 16 * progress, weight: .bold))
                .lineLimit(1)
            Spacer()
            Button("Top", action: goToTop)
                .opacity(progress)
        }
        .padding(.horizontal)
        .padding(.bottom, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .background(Color(white: 0.95))
    }
}
