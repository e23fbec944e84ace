import ScrollworkPictures
import ScrollworkTesting
import SwiftUI

extension Benchmarks {
    static let pictures = [wholePicture, scrolledPicture(20), scrolledPicture(120), eagerPicture, stillPicture]

    static var wholePicture: Benchmark {
        raster("whole picture", "Every pixel of the screen is drawn anew.") { stage, camera, count in
            _ = camera.picture(of: stage.host)
            let pixels = Int(Stage.size.width * Stage.scale) * Int(Stage.size.height * Stage.scale)
            Count.equal("whole picture, pixels drawn", camera.work.pixelsDrawn, pixels)
            Count.atMost("whole picture, fragments visited", camera.work.fragmentsVisited, 1000)
            let work = camera.work
            let time = Sample.measure(repeats: 60, prepare: { camera.forget() }) { _ = camera.picture(of: stage.host) }
            return Entry(rows: count, time: time, counts: "\(work.fragmentsVisited) fragments")
        }
    }

    /// - Parameter step: points.
    static func scrolledPicture(_ step: CGFloat) -> Benchmark {
        raster("picture after a step of \(Int(step)) pt", "The picture follows an offset step; the frame itself is not counted.") {
            stage, camera, count in
            _ = camera.picture(of: stage.host)
            stage.wheel(step)
            _ = camera.picture(of: stage.host)
            let work = camera.work
            let screen = Int(Stage.size.width * Stage.scale) * Int(Stage.size.height * Stage.scale)
            Count.atMost("picture after a step of \(step), pixels drawn", work.pixelsDrawn, screen / 3)
            Count.atMost("picture after a step of \(step), pixels moved", work.pixelsMoved, screen)
            Count.atMost("picture after a step of \(step), fragments visited", work.fragmentsVisited, 1200)
            let time = Sample.measure(repeats: 120, prepare: { stage.wheel(step) }) { _ = camera.picture(of: stage.host) }
            return Entry(rows: count, time: time, counts: "\(work.pixelsDrawn * 100 / screen) % of the pixels drawn")
        }
    }

    static var stillPicture: Benchmark {
        raster("picture of a frame like the last", "Nothing changed, and the picture is asked for.") { stage, camera, count in
            _ = camera.picture(of: stage.host)
            _ = camera.picture(of: stage.host)
            let work = camera.work
            Count.equal("picture of the same frame, pixels drawn", work.pixelsDrawn, 0)
            Count.equal("picture of the same frame, fragments visited", work.fragmentsVisited, 0)
            let time = Sample.measure(repeats: 120) { _ = camera.picture(of: stage.host) }
            return Entry(rows: count, time: time, counts: "nothing")
        }
    }

    static var eagerPicture: Benchmark {
        Benchmark(
            name: "picture after a step, eager stack", meaning: "The same over a VStack of 100,000 texts, all of which exist.",
            sizes: [100_000]
        ) { count in
            let stage = Stage(column: count)
            let camera = Camera(scale: Stage.scale)
            _ = camera.picture(of: stage.host)
            stage.wheel(20)
            _ = camera.picture(of: stage.host)
            let work = camera.work
            Count.atMost("picture of an eager stack, fragments visited", work.fragmentsVisited, 800)
            let time = Sample.measure(repeats: 120, prepare: { stage.wheel(20) }) { _ = camera.picture(of: stage.host) }
            return Entry(rows: count, time: time, counts: "\(work.fragmentsVisited) fragments of \(Format.count(count))")
        }
    }

    /// What a program that shows the list would spend: a step, the rows that come in with it, and its picture.
    static var shownStep: Benchmark {
        Benchmark(
            name: "step of 20 pt and its picture", meaning: "Frame after frame down the list, new rows and pictures included; per frame."
        ) { count in
            let stage = Stage(.range(RowData.fresh(count)))
            let camera = Camera(scale: Stage.scale)
            @MainActor func run(_ steps: Int) {
                for _ in 0..<steps {
                    stage.wheel(20)
                    _ = camera.picture(of: stage.host)
                }
            }
            run(30)
            Count.near("30 steps of 20 points", stage.y, 600)
            Count.atMost("steps and pictures, rows alive", stage.host.report.rowsAlive, 45)
            let time = Sample.measure(repeats: 40) { run(20) }.divided(by: 20)
            return Entry(rows: count, time: time, counts: "\(stage.host.report.rowsAlive) rows alive")
        }
    }

    private static func raster(
        _ name: String, _ meaning: String, _ body: @escaping @MainActor (Stage, Camera, Int) -> Entry
    ) -> Benchmark {
        Benchmark(name: name, meaning: meaning, sizes: [100_000]) { count in
            body(Stage(.range(RowData.fresh(count))), Camera(scale: Stage.scale), count)
        }
    }
}
