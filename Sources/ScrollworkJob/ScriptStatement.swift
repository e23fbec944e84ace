/// One step of a script, flat in JSON: `{"number": 3, "source": "wheel 150,200 0,150", "do": "wheel", "x": 150, …}`.
///
/// Keys by action (coordinates in points of the window, y down; times in seconds):
///
///     wait      seconds                         settle    –
///     wheel     x y dx dy                       positive dy moves towards the end of the content
///     notch     x y count                       whole wheel clicks, positive towards the end
///     drag      x y toX toY seconds             finger goes down, moves, stops, lifts
///     fling     x y toX toY seconds             the same, lifted while moving
///     tap       x y                             tapText   text
///     key       key modifiers                   `key`: see KeyName; `modifiers`: of shift control option command
///     type      text                            resize    width height
///     snapshot  path                            absolute
package struct ScriptStatement: Codable, Equatable {
    package enum Action: Equatable {
        case wait(seconds: Double)
        case settle
        case wheel(at: ScriptPoint, by: ScriptPoint)
        case notch(at: ScriptPoint, count: Int)
        case drag(from: ScriptPoint, to: ScriptPoint, seconds: Double)
        case fling(from: ScriptPoint, to: ScriptPoint, seconds: Double)
        case tap(at: ScriptPoint)
        case tapText(String)
        case key(String, modifiers: [String])
        case type(String)
        case resize(width: Double, height: Double)
        case snapshot(path: String)
    }

    /// Place in the script, from 1; empty statements do not count.
    package var number: Int
    /// The statement as the user wrote it, for messages.
    package var source: String
    package var action: Action

    package init(number: Int, source: String, action: Action) {
        self.number = number
        self.source = source
        self.action = action
    }
}

/// A place, or a movement, in points.
package struct ScriptPoint: Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
