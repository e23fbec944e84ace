import ScrollScripts
import ScrollworkTesting
import Testing

/// Scripts that once failed, shrunk; each is named by what must hold.
@MainActor struct FoundScriptTests {
    private func holds(_ script: Script) -> Bool {
        let failure = ScriptRun.failure(of: script)
        if let failure { Issue.record("\(failure)") }
        return failure == nil
    }

    @Test("lazy.line.whole a line of a grid is measured when all of its cells are made") func replacedCell() {
        #expect(holds(Script(.fixedGrid, [.insert(at: 0, count: 2, pattern: 0), .replace(at: 0, count: 1, pattern: 4)])))
    }

    @Test("frame.idle a bar that stays in sight makes no observer look", arguments: ScriptScene.allCases)
    func standingBar(scene: ScriptScene) {
        #expect(holds(Script(scene, [.insert(at: 0, count: 40, pattern: 0), .wheel(30), .settle, .time(0.5), .time(0.3), .time(1.2)])))
    }

    @Test("lazy.waiting.direction a row that waits out of sight learns of a new layout direction") func waitingDirection() {
        #expect(
            holds(
                Script(
                    .groupedList,
                    [.insert(at: 0, count: 3, pattern: 4), .move(from: 260, count: 1, to: 0), .direction, .reverse])))
        #expect(
            holds(
                Script(
                    .row,
                    [.insert(at: 0, count: 1, pattern: 0), .header(120), .insert(at: 0, count: 5, pattern: 0), .direction, .header(0)])))
    }

    @Test("lazy.waiting.place a row that leaves while its contents wait for a place has them placed when it is back") func waitingPlace() {
        #expect(
            holds(
                Script(
                    .pinnedRow, steering: .position,
                    [.insert(at: 0, count: 5, pattern: 0), .edge(isEnd: true, animated: false), .typeSize])))
    }

    @Test("S-75 S-76 rows that come into view do not pull an animated movement back to what was held") func heldWhileMoving() {
        #expect(
            holds(
                Script(
                    .column, steering: .position,
                    [.insert(at: 0, count: 13, pattern: 0), .wheel(1), .id(8, anchor: 0.5, animated: true), .time(0.1)])))
        #expect(
            holds(
                Script(
                    .sections, steering: .id,
                    [.insert(at: 0, count: 18, pattern: 0), .id(15, anchor: 1, animated: false), .notch(1), .time(0.1)])))
    }

    @Test("lazy.estimate.edge a movement past rows that nobody measured goes its way, however long they turn out") func estimatedEdge() {
        #expect(
            holds(
                Script(
                    .severalLists,
                    [
                        .insert(at: 0, count: 72, pattern: 2), .remove(at: 0, count: 45), .jump(to: 287, anchor: 0, animated: false),
                        .key(.home), .resize(width: 220, height: 340), .settle,
                    ])))
    }

    @Test("F-60 what is pinned is no anchor of visible content") func pinnedIsNoAnchor() {
        #expect(
            holds(
                Script(
                    .pinnedSections, keepsVisible: true,
                    [.insert(at: 0, count: 60, pattern: 0), .header(120), .wheel(60), .wheel(150), .wheel(150), .settle])))
    }

    @Test("S-53 a position that estimates carried out of the range comes back into it") func correctedOutOfRange() {
        #expect(
            holds(
                Script(
                    .flexibleGrid, isDesktop: true,
                    [
                        .insert(at: 0, count: 40, pattern: 5), .insert(at: 0, count: 3, pattern: 2), .remove(at: 713, count: 2),
                        .remove(at: 470, count: 2), .touchpad(52), .insert(at: 716, count: 60, pattern: 2),
                        .insert(at: 543, count: 1, pattern: 1), .remove(at: 557, count: 100), .remove(at: 993, count: 30),
                        .insert(at: 508, count: 3, pattern: 3), .wheel(-411), .insert(at: 734, count: 1, pattern: 1),
                        .jump(to: 494, anchor: 0.5, animated: false), .remove(at: 0, count: 5), .move(from: 15, count: 1, to: 267),
                    ])))
    }

    @Test("perf.lazy.alive no rows are kept between a pinned header and what is in sight") func pinnedHeaderKeepsNoRows() {
        #expect(
            holds(
                Script(
                    .plainList, isDesktop: true,
                    [
                        .resize(width: 200, height: 220), .insert(at: 0, count: 58, pattern: 0), .jump(to: 35, anchor: 0, animated: true),
                        .settle,
                    ])))
    }

    @Test("frame.settle-limit a jump and the hold of a lazy container do not take turns over rounding") func roundingSettles() {
        #expect(
            holds(
                Script(
                    .plainList, isDesktop: true,
                    [
                        .insert(at: 0, count: 120, pattern: 4), .remove(at: 0, count: 2), .fling(-30), .settle,
                        .move(from: 54, count: 1, to: 960), .remove(at: 477, count: 2), .insert(at: 989, count: 20, pattern: 0),
                        .remove(at: 75, count: 5), .length(at: 446, 0), .jump(to: 271, anchor: 1, animated: false), .views(at: 6, 2),
                        .jump(to: 182, anchor: 0, animated: false),
                    ])))
    }

    @Test("F-60 a removed row that visible content was held by is let go of") func removedAnchor() {
        #expect(
            holds(
                Script(
                    .column, keepsVisible: true,
                    [
                        .insert(at: 0, count: 40, pattern: 0), .wheel(200), .remove(at: 0, count: 30), .settle,
                        .replace(at: 0, count: 10, pattern: 1),
                    ])))
    }

    @Test("L-154 a pinned footer keeps clear of a bar that grows over the rows") func pinnedAboveBar() {
        #expect(holds(Script(.pinnedSections, [.insert(at: 0, count: 7, pattern: 0), .bar(120)])))
    }

    @Test("U-55 a lazy stack that comes into view in a row moves no thumb back") func nestedThumb() {
        #expect(holds(Script(.nestedColumns, [.insert(at: 0, count: 40, pattern: 1), .fling(-110), .settle])))
    }

    @Test("L-142 the place of a pinned header is no place to hold: rows between it and the window were not measured") func pinnedIsNotHeld()
    {
        #expect(
            holds(
                Script(
                    .pinnedGrid,
                    [
                        .resize(width: 200, height: 220), .insert(at: 0, count: 292, pattern: 1), .header(300),
                        .resize(width: 180, height: 240), .touchpad(-1), .jump(to: 442, anchor: 1, animated: false), .wheel(2443), .settle,
                        .wheel(-60),
                    ])))
    }

    @Test("L-154 pinned rows of data that changes while it scrolls are left to the layout") func pinnedWhileDataChanges() {
        #expect(
            holds(
                Script(
                    .pinnedSections, steering: .position,
                    [
                        .insert(at: 0, count: 40, pattern: 0), .jump(to: 20, anchor: 0, animated: false),
                        .edge(isEnd: true, animated: true),
                        .time(0.05), .remove(at: 0, count: 30), .time(0.05), .remove(at: 0, count: 9), .settle,
                    ])))
    }

    @Test("L-142 a wheel that turns a whole page back over unmeasured rows moves by what it turned") func wholePage() {
        #expect(
            holds(
                Script(.severalLists, [.insert(at: 0, count: 30, pattern: 2), .jump(to: 376, anchor: 0, animated: false), .wheel(-400)])))
    }
}
