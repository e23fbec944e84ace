import Foundation

extension TextLayout {
    /// What each line shows, with "…" where something is left out; for dumps and tests. O(n).
    package var lineStrings: [String] {
        lines.map { line in
            guard let ellipsis = line.ellipsis else { return shaped.clusterStrings[line.clusters].joined() }
            let before = shaped.clusterStrings[line.clusters.lowerBound..<ellipsis.omitted.lowerBound].joined()
            return before + "…" + shaped.clusterStrings[ellipsis.omitted.upperBound..<line.clusters.upperBound].joined()
        }
    }

    /// Advance of a cluster as this layout draws it, points: tightened, then scaled.
    package func advance(of cluster: Int) -> CGFloat {
        LineBreaker(shaped: shaped, width: .infinity, scale: scale, tightening: tightening).advance(cluster)
    }
}
