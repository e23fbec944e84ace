import Foundation
import ScrollworkJob
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkRecorder

@MainActor @Suite struct TraceTests {
    private func row() -> TraceRow {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows() }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 12.5))
        host.settle()
        return TraceRow(frame: 3, time: 0.1 + 0.2, reading: host.scrollView)
    }

    @Test("a row has the shortest numbers, never -0, and time to the microsecond")
    func csv() {
        #expect(row().csv == "3,0.3,ScrollView,0,12.5,300,2200,300,400,idle,0,0,wheel\n")
        #expect(TraceRow.csvHeader.split(separator: ",").count == row().values.count)
    }

    @Test("the JSON trace is an array of objects with numbers and strings")
    func json() throws {
        let bench = Bench()
        let writer = try TraceWriter(path: bench.path("t.json"), format: .json)
        try writer.add([row(), row()])
        try writer.finish()
        let rows = try JSONSerialization.jsonObject(with: Data(bench.bytes("t.json"))) as? [[String: Any]]
        #expect(rows?.count == 2)
        #expect(rows?.first?["offset_y"] as? Double == 12.5)
        #expect(rows?.first?["cause"] as? String == "wheel")
        #expect(bench.text("t.json")?.hasPrefix("[\n{\"frame\": 3, ") == true)
    }

    @Test("an empty JSON trace is an empty array")
    func emptyJSON() throws {
        let bench = Bench()
        try TraceWriter(path: bench.path("t.json"), format: .json).finish()
        #expect(try JSONSerialization.jsonObject(with: Data(bench.bytes("t.json"))) as? [Int] == [])
    }
}
