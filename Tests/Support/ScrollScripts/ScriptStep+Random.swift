import Foundation
import ScrollworkTesting

extension ScriptStep {
    /// A step, edits and movements in about equal parts.
    static func random(_ random: inout SeededRandom) -> ScriptStep {
        switch random.below(10) {
        case 0, 1, 2: edit(&random)
        case 3: surroundings(&random)
        case 4, 5, 6: input(&random)
        case 7: program(&random)
        case 8: .time(random.pick([1.0 / 60, 0.05, 0.1, 0.3, 1.2]))
        default: .settle
        }
    }

    private static func edit(_ random: inout SeededRandom) -> ScriptStep {
        let at = random.below(1000)
        let pattern = random.below(ScriptRow.patterns.count)
        return switch random.below(14) {
        case 0, 1, 2: .insert(at: random.pick([0, at, at]), count: random.pick([1, 1, 3, 20, 60]), pattern: pattern)
        case 3, 4, 5: .remove(at: random.pick([0, at, at]), count: random.pick([1, 2, 5, 30, 100]))
        case 6: .move(from: at, count: random.pick([1, 4]), to: random.below(1000))
        case 7: .replace(at: at, count: random.pick([1, 10, 400]), pattern: pattern)
        case 8: random.isChosen(outOf: 3) ? .reverse : .move(from: at, count: 1, to: random.below(1000))
        case 9, 10: .length(at: at, random.pick([0, 1, 12, 44, 90, 700, 2000]))
        case 11: .stretch(at: at, random.pick([0, 5, 30, 400]))
        case 12: .views(at: at, random.below(3))
        default: .animating(random.isChosen(outOf: 2))
        }
    }

    private static func surroundings(_ random: inout SeededRandom) -> ScriptStep {
        switch random.below(10) {
        case 0: .spacing(random.pick([0, 4, 10]))
        case 1, 2: .header(random.pick([0, 30, 120, 600]))
        case 3: .margin(random.pick([0, 16, 50]))
        case 4: .bar(random.pick([0, 40, 120]))
        case 5: .sectionLength(random.pick([1, 3, 7, 30]))
        case 6: .columns(random.pick([1, 2, 3, 5]))
        case 7: random.isChosen(outOf: 2) ? .direction : .typeSize
        default: .resize(width: CGFloat(160 + random.below(8) * 20), height: CGFloat(120 + random.below(10) * 20))
        }
    }

    private static func input(_ random: inout SeededRandom) -> ScriptStep {
        let small = CGFloat(random.below(300) - 140)
        return switch random.below(16) {
        case 0, 1, 2: .wheel(small)
        case 3: .wheel(CGFloat(random.below(8000) - 4000))
        case 4: .notch(CGFloat(random.below(7) - 3))
        case 5: .touchpad(small)
        case 6: .touchpadLift
        case 7: .key(random.pick([.up, .down, .pageUp, .pageDown, .home, .end, .space]))
        case 8: .touchDown
        case 9, 10: .touchMove(small)
        case 11: .touchUp
        case 12: random.isChosen(outOf: 3) ? .touchCancel : .tap
        case 13: .drag(small)
        default: .fling(small)
        }
    }

    private static func program(_ random: inout SeededRandom) -> ScriptStep {
        let isAnimated = random.isChosen(outOf: 3)
        return switch random.below(6) {
        case 0, 1, 2: .jump(to: random.below(1000), anchor: random.pick([nil, 0, 0.5, 1]), animated: isAnimated)
        case 3: .edge(isEnd: random.isChosen(outOf: 2), animated: isAnimated)
        case 4: .point(CGFloat(random.below(5000)), animated: isAnimated)
        default: .id(random.below(1000), anchor: random.pick([nil, 0, 0.5, 1]), animated: isAnimated)
        }
    }
}
