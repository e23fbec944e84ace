struct Chapter {
    let title: String
    let paragraphs: [String]

    static let first = Chapter(
        title: "The Harbour",
        paragraphs: (1...40).map { "\($0). The boats lay still, and nobody on the quay could say which of them would leave first." })
}
