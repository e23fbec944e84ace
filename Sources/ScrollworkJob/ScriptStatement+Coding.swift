extension ScriptStatement {
    private enum Key: String, CodingKey {
        case action = "do"
        case number, source, x, y, dx, dy, toX, toY, seconds, count, text, key, modifiers, width, height, path
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func double(_ key: Key) throws -> Double { try fields.decode(Double.self, forKey: key) }
        func string(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
        func point(_ x: Key, _ y: Key) throws -> ScriptPoint { ScriptPoint(x: try double(x), y: try double(y)) }

        number = try fields.decode(Int.self, forKey: .number)
        source = try string(.source)
        let name = try string(.action)
        switch name {
        case "wait": action = .wait(seconds: try double(.seconds))
        case "settle": action = .settle
        case "wheel": action = .wheel(at: try point(.x, .y), by: try point(.dx, .dy))
        case "notch": action = .notch(at: try point(.x, .y), count: try fields.decode(Int.self, forKey: .count))
        case "drag": action = .drag(from: try point(.x, .y), to: try point(.toX, .toY), seconds: try double(.seconds))
        case "fling": action = .fling(from: try point(.x, .y), to: try point(.toX, .toY), seconds: try double(.seconds))
        case "tap": action = .tap(at: try point(.x, .y))
        case "tapText": action = .tapText(try string(.text))
        case "key": action = .key(try string(.key), modifiers: try fields.decode([String].self, forKey: .modifiers))
        case "type": action = .type(try string(.text))
        case "resize": action = .resize(width: try double(.width), height: try double(.height))
        case "snapshot": action = .snapshot(path: try string(.path))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .action, in: fields, debugDescription: "unknown script action “\(name)”: the tool and the runtime differ")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        func put(_ name: String) throws { try fields.encode(name, forKey: .action) }
        func put(_ point: ScriptPoint, _ x: Key, _ y: Key) throws {
            try fields.encode(point.x, forKey: x)
            try fields.encode(point.y, forKey: y)
        }

        try fields.encode(number, forKey: .number)
        try fields.encode(source, forKey: .source)
        switch action {
        case .wait(let seconds):
            try put("wait")
            try fields.encode(seconds, forKey: .seconds)
        case .settle:
            try put("settle")
        case .wheel(let place, let distance):
            try put("wheel")
            try put(place, .x, .y)
            try put(distance, .dx, .dy)
        case .notch(let place, let count):
            try put("notch")
            try put(place, .x, .y)
            try fields.encode(count, forKey: .count)
        case .drag(let start, let end, let seconds):
            try put("drag")
            try put(start, .x, .y)
            try put(end, .toX, .toY)
            try fields.encode(seconds, forKey: .seconds)
        case .fling(let start, let end, let seconds):
            try put("fling")
            try put(start, .x, .y)
            try put(end, .toX, .toY)
            try fields.encode(seconds, forKey: .seconds)
        case .tap(let place):
            try put("tap")
            try put(place, .x, .y)
        case .tapText(let text):
            try put("tapText")
            try fields.encode(text, forKey: .text)
        case .key(let key, let modifiers):
            try put("key")
            try fields.encode(key, forKey: .key)
            try fields.encode(modifiers, forKey: .modifiers)
        case .type(let text):
            try put("type")
            try fields.encode(text, forKey: .text)
        case .resize(let width, let height):
            try put("resize")
            try fields.encode(width, forKey: .width)
            try fields.encode(height, forKey: .height)
        case .snapshot(let path):
            try put("snapshot")
            try fields.encode(path, forKey: .path)
        }
    }
}
