import ScrollworkJob

/// One option of a command.
struct OptionSpec: Equatable {
    /// With the dashes.
    var name: String
    /// What the value is called in the help; nil for a switch.
    var value: String?
    var help: String
}

/// The commands and their options: the one place that parsing, help and suggestions read.
struct CommandSpec: Equatable {
    var name: String
    var operands: String
    var summary: String
    var options: [OptionSpec]
    var notes: [String]

    static let help = OptionSpec(name: "--help", value: nil, help: "Show this help.")

    private static let common = [
        OptionSpec(name: "--view", value: "NAME", help: "The view, preview provider or app to show."),
        OptionSpec(name: "--size", value: "WxH", help: "Window size in points, each 1…10000 (390x844)."),
        OptionSpec(name: "--scale", value: "N", help: "Pixels per point, a whole number 1…4 (2)."),
        OptionSpec(name: "--do", value: "SCRIPT", help: "What to do, see below."),
        OptionSpec(name: "--script", value: "FILE", help: "The same, from a file."),
        OptionSpec(name: "--dark", value: nil, help: "Dark colour scheme."),
        OptionSpec(name: "--real-text", value: nil, help: "Draw text with the bundled Inter (the default)."),
        OptionSpec(name: "--test-text", value: nil, help: "Exact test font: the same sizes on every machine."),
    ]

    private static let notes = [
        """
        The view shown is --view, else the @main App, else the last PreviewProvider, else the only view that can be made
        without arguments.
        """,
        """
        A script is a list of statements split by ';' or line ends; '#' begins a comment:
          wait S                    let S seconds pass          settle                 until nothing moves
          wheel X,Y DX,DY           precise wheel, in points    notch X,Y N            N clicks of a wheel
          drag X1,Y1 X2,Y2 S        drag in S seconds           fling X1,Y1 X2,Y2 [S]  the same, let go while moving
          tap X,Y                   tap at a place              tap "Text"             tap what shows that text
          key NAME                  up, pageDown, shift+space   type "text"            type
          resize WxH                new window size             snapshot F.png         picture of this moment
        """,
        "What the file prints goes to standard output; progress and the summary go to standard error.",
    ]

    static let record = CommandSpec(
        name: "record", operands: "FILE.swift [MORE.swift …]",
        summary: "Run the SwiftUI view in a Swift file by a script, and write pictures and a table of offsets.",
        options: common + [
            OptionSpec(name: "--gif", value: "F.gif", help: "Write an animated GIF."),
            OptionSpec(name: "--png", value: "F.png", help: "Write a picture of the last frame."),
            OptionSpec(name: "--trace", value: "F.csv|F.json", help: "Write a row per frame and scroll view."),
            help,
        ],
        notes: notes)

    static let dump = CommandSpec(
        name: "dump", operands: "FILE.swift [MORE.swift …]",
        summary: "Print what the engine made of a view, after a script if one is given.",
        options: common + [
            OptionSpec(
                name: "--tree", value: "TREE",
                help: "One of \(Job.Tree.allCases.map(\.rawValue).joined(separator: ", ")) (\(Job.Tree.view.rawValue))."),
            help,
        ],
        notes: notes)

    static let specCheck = CommandSpec(
        name: "spec check", operands: "", summary: "Compare the rules in Spec/ with the tests that cite them.",
        options: [
            OptionSpec(name: "--spec", value: "DIR", help: "Folder of the rules (Spec)."),
            OptionSpec(name: "--tests", value: "DIR", help: "Folder of the tests (Tests)."),
            OptionSpec(name: "--results", value: "FILE", help: "Output of `swift test`, or its event stream: count passing tests only."),
            OptionSpec(name: "--strict-measured", value: nil, help: "Fail on measured facts (M-…) without a test too."),
            help,
        ],
        notes: [
            "A rule is a line '- **ID** (confidence) text'; '(not met: reason)' or '(later: reason)' excuses it from having a test.",
            "A test cites rules by beginning its display name with their ids: @Test(\"F-10 S-04 rubber band …\").",
        ])
}
