extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let white = Color(.system(.white))
    public static let gray = Color(.system(.gray))
    public static let black = Color(.system(.black))
    public static let clear = Color(.system(.clear))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))

    /// The tint of the environment, or the system's blue.
    public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .init(.system(.red)) }
    public static var orange: Color { .init(.system(.orange)) }
    public static var yellow: Color { .init(.system(.yellow)) }
    public static var green: Color { .init(.system(.green)) }
    public static var mint: Color { .init(.system(.mint)) }
    public static var teal: Color { .init(.system(.teal)) }
    public static var cyan: Color { .init(.system(.cyan)) }
    public static var blue: Color { .init(.system(.blue)) }
    public static var indigo: Color { .init(.system(.indigo)) }
    public static var purple: Color { .init(.system(.purple)) }
    public static var pink: Color { .init(.system(.pink)) }
    public static var brown: Color { .init(.system(.brown)) }
    public static var white: Color { .init(.system(.white)) }
    public static var gray: Color { .init(.system(.gray)) }
    public static var black: Color { .init(.system(.black)) }
    public static var clear: Color { .init(.system(.clear)) }
}
