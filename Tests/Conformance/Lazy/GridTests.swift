import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct GridTests {
    private func cell(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat = 20) -> some View {
        Color.gray.frame(width: width, height: height).probe(name)
    }

    private func columns(_ items: [GridItem], _ width: CGFloat, spacing: CGFloat? = 4, count: Int) -> [CGRect] {
        let seen = frames(in: width, 200) {
            LazyVGrid(columns: items, spacing: spacing) { ForEach(0..<count, id: \.self) { cell("\($0)") } }.probe("grid")
        }
        return (0..<count).map { seen["\($0)"] ?? .null } + [seen["grid"] ?? .null]
    }

    @Test("L-157 two flexible columns share what the gap leaves")
    func flexible() {
        let seen = columns([GridItem(.flexible(), spacing: 8), GridItem(.flexible())], 100, count: 2)
        #expect(seen.map(\.width) == [46, 46, 100])
        #expect(seen.map(\.minX) == [0, 54, 0])
    }

    @Test("M-062 M-065 L-159 fixed, flexible and capped columns: 60, 102, 80 with 8 between, centred in the grid's whole width")
    func mixed() {
        let seen = columns([GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], 280, count: 3)
        #expect(seen.map(\.width) == [60, 102, 80, 280])
        #expect(seen.map(\.minX) == [11, 79, 189, 0])
    }

    @Test("L-157 an adaptive item becomes as many columns as fit")
    func adaptive() {
        let seen = columns([GridItem(.adaptive(minimum: 30))], 100, count: 3)
        #expect(seen.map(\.width) == [46, 46, 46, 100])
        #expect(seen[2].minY == seen[0].minY + 24)
    }

    @Test("L-158 M-070 a line is as high as its tallest cell; cells take the item's alignment, else the grid's")
    func cellAlignment() {
        let items = [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
        ]
        let seen = frames(in: 240, 100) {
            LazyVGrid(columns: items, alignment: .trailing) {
                cell("a", 20, 20)
                cell("b", 20, 40)
                cell("c", 20, 20)
            }
            .probe("grid")
        }
        let top = seen["grid"]?.minY ?? 0
        #expect(seen["grid"]?.height == 40)
        #expect(seen["a"] == rect(44, top + 10, 20, 20))
        #expect(seen["b"] == rect(44 + 68 + 40, top, 20, 40))
        #expect(seen["c"] == rect(220, top + 20, 20, 20))
    }

    @Test("M-066 M-067 headers and footers have a line across the whole grid, and the next cell begins a new one")
    func sections() {
        let seen = frames(in: 240, 300) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
                    ForEach(0..<2, id: \.self) { section in
                        Section {
                            ForEach(section * 5..<section * 5 + 5, id: \.self) { cell("\(section).\($0 % 5)") }
                        } header: {
                            Color.red.frame(height: 24).probe("header \(section)")
                        } footer: {
                            Color.blue.frame(height: 16).probe("footer \(section)")
                        }
                    }
                }
            }
        }
        #expect(seen["header 0"] == rect(0, 0, 240, 24))
        #expect(seen["0.0"] == rect(22, 28, 60, 20))
        #expect(seen["0.4"] == rect(90, 52, 60, 20))
        #expect(seen["footer 0"] == rect(0, 76, 240, 16))
        #expect(seen["header 1"] == rect(0, 96, 240, 24))
        #expect(seen["1.0"] == rect(22, 124, 60, 20))
    }

    /// A grid of sections over the given ids, three columns of 60.
    private struct Sections: View {
        let sections: [[Int]]
        var body: some View {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
                    ForEach(sections.indices, id: \.self) { section in
                        Section {
                            ForEach(sections[section], id: \.self) { Text(verbatim: "\(section):\($0)").frame(height: 20) }
                        } header: {
                            Text(verbatim: "header \(section)").frame(height: 24)
                        }
                    }
                }
            }
        }
    }

    @Test("M-069 P-24 a cell whose id another section of the grid has is not made; the cells after it move up") func repeatedIDs() {
        let sections = Model([[1, 2, 3], [3, 4, 1, 5], [6, 5]])
        let host = host { Showing(model: sections) { Sections(sections: $0) } }
        #expect(host.strings == ["header 0", "0:1", "0:2", "0:3", "header 1", "1:4", "1:5", "header 2", "2:6"])
        #expect(host.frame(ofText: "1:4")?.minX == host.frame(ofText: "0:1")?.minX)
        #expect(host.frame(ofText: "1:5")?.minX == host.frame(ofText: "0:2")?.minX)
        #expect(host.warnings.count == 3 && host.warnings.allSatisfy { $0.contains("Two sections") })
        #expect(host.warnings.contains { $0.contains("the id 3;") })
        // Those that go from the first section show in the other one.
        sections.value = [[2], [3, 4, 1, 5], [6, 5, 7]]
        host.settle()
        #expect(host.strings == ["header 0", "0:2", "header 1", "1:3", "1:4", "1:1", "1:5", "header 2", "2:6", "2:7"])
        sections.value = [[2, 7], [8], [6, 5, 7, 2]]
        host.settle()
        #expect(host.strings == ["header 0", "0:2", "0:7", "header 1", "1:8", "header 2", "2:6", "2:5"])
        #expect(host.checkShadow() == [])
        // In a stack every one of them is made.
        let stack = self.stack(sections.value)
        #expect(stack.strings.filter { !$0.hasPrefix("header") }.count == 7)
    }

    private func stack(_ sections: [[Int]]) -> TestHost {
        host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(sections.indices, id: \.self) { section in
                        Section { ForEach(sections[section], id: \.self) { Text(verbatim: "\(section):\($0)").frame(height: 20) } }
                    }
                }
            }
        }
    }

    @Test("M-063 the rows of a horizontal grid have 8 between them")
    func horizontal() {
        let seen = frames(in: 440, 440) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) {
                Color.gray.frame(width: 20).probe("a")
                Color.gray.frame(width: 20).probe("b")
                Color.gray.frame(width: 20).probe("c")
            }
        }
        #expect(seen["a"]?.minY == 186)
        #expect(seen["b"]?.minY == 224)
        #expect(seen["c"]?.minX == (seen["a"]?.maxX ?? 0) + 8)
        #expect(seen["a"]?.height == 30)
    }

    @Test("M-061 M-178 a section outside of lists is its header, its rows and its footer, unstyled")
    func section() {
        let seen = frames(in: 100, 100) {
            VStack(spacing: 0) {
                Section {
                    cell("a", 30, 20)
                    cell("b", 30, 20)
                } header: {
                    Text("H").font(.system(size: 16)).probe("header")
                }
            }
            .probe("stack")
        }
        #expect(seen["stack"]?.height == 56)
        #expect(seen["header"] == rect(42, 22, 16, 16))
        #expect(seen["a"]?.minY == 38)
        #expect(seen["b"]?.minY == 58)
    }
}
