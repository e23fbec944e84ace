import Foundation
import ScrollworkJob
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkRecorder

@MainActor @Suite struct ScriptRunnerTests {
    private let middle = ScriptPoint(x: 150, y: 200)

    private func host(_ actions: [ScriptStatement.Action], _ root: some View) throws -> TestHost {
        let bench = Bench()
        let recorder = try Recorder(job: bench.job(actions), root: AnyView(root))
        try recorder.run()
        return recorder.host
    }

    @Test("a wheel statement moves the content under it")
    func wheel() throws {
        let host = try host([.wheel(at: middle, by: ScriptPoint(x: 0, y: 150)), .settle], Rows())
        #expect(host.scrollView.offset.y == 150)
    }

    @Test("a drag past the top stretches and comes back to exactly 0")
    func drag() throws {
        let bench = Bench()
        let recorder = try Recorder(
            job: bench.job(
                [.drag(from: ScriptPoint(x: 150, y: 100), to: ScriptPoint(x: 150, y: 300), seconds: 0.3), .settle], trace: "t.csv"),
            root: AnyView(Rows()))
        try recorder.run()
        let offsets = (bench.text("t.csv") ?? "").split(separator: "\n").dropFirst().map { Double($0.split(separator: ",")[4]) ?? .nan }
        #expect((offsets.min() ?? 0) < -50)
        #expect(offsets.last == 0)
    }

    @Test("keys scroll; command makes an arrow go to the end")
    func keys() throws {
        let host = try host([.key("down", modifiers: ["command"]), .settle], Rows())
        #expect(host.scrollView.offset.y == 1800)
        #expect(ScrollKeyName(key: "space", modifiers: ["shift"]) == .shiftSpace)
        #expect(ScrollKeyName(key: "tab", modifiers: []) == nil)
        #expect(ScrollKeyName(key: "up", modifiers: ["control"]) == nil)
    }

    @Test("a tap by text presses the button that shows it")
    func tapText() throws {
        let host = try host([.tapText("Add"), .tapText("Add"), .settle], Counter())
        #expect(host.texts.contains { $0.string == "Count 2" })
    }

    @Test("a tap on a text that is not there names it and what there is")
    func tapMissingText() throws {
        let error = #expect(throws: RecorderError.self) { try host([.settle, .tapText("Reset")], Counter()) }
        let message = error?.description ?? ""
        #expect(message.contains("statement 2"))
        #expect(message.contains("“Reset”; visible: “Add”, “Count 0”"))
    }

    @Test("wait lets virtual time pass, resize changes the window")
    func waitAndResize() throws {
        let host = try host([.wait(seconds: 2.5), .resize(width: 200, height: 100), .wait(seconds: 0.5)], Rows())
        #expect(abs(host.time - 3) < 1e-9)
        #expect(host.scrollView.geometry.containerSize == CGSize(width: 200, height: 100))
    }
}
