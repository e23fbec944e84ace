import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// What assistive technologies find, as `dump(.accessibility)` tells it.
@MainActor struct AccessibilityTests {
    private func elements<V: View>(_ size: CGSize = CGSize(width: 340, height: 200), @ViewBuilder _ view: () -> V) -> [String] {
        let host = TestHost(size: size, view)
        return host.dump(.accessibility).split(separator: "\n").map(String.init)
    }

    @Test("U-100 a scroll view is no element for screen readers, its rows are")
    func rows() {
        let found = elements(CGSize(width: 340, height: 34)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }
        }
        #expect(found == ["(127.5,0,85,17) \"row 0\" text", "(127.5,17,85,17) \"row 1\" text"])
    }

    @Test("U-100 a list's headers say that they are headers")
    func headers() {
        let found = elements { List { Section("head") { Text("row") } } }
        #expect(found.count == 2)
        #expect(found.first?.hasSuffix("header,text") == true && found.last?.hasSuffix("\"row\" text") == true)
    }

    @Test("accessibility.controls a control is one element, with what its texts say")
    func controls() {
        let found = elements {
            VStack(alignment: .leading, spacing: 0) {
                Button {
                } label: {
                    HStack {
                        Image(systemName: "star")
                        Text("save")
                    }
                }
                Toggle("on", isOn: .constant(true))
                TextField("name", text: .constant("Ada"))
                SecureField("code", text: .constant("abc"))
                Slider(value: .constant(0.25))
            }
        }
        let told = found.map { $0[$0.index(after: $0.firstIndex(of: ")")!)...] }
        #expect(
            told == [
                " \"star, save\" button", " \"on\" value=\"1\" toggle", " \"name\" value=\"Ada\" textField",
                " \"code\" value=\"•••\" textField", " value=\"25%\" adjustable",
            ])
    }

    @Test("accessibility.attach labels, values, hints, identifiers and traits belong to the elements of a view, or make it one")
    func attached() {
        let found = elements(CGSize(width: 40, height: 100)) {
            VStack(spacing: 0) {
                Text("a").accessibilityLabel("first").accessibilityHint("hint").accessibilityIdentifier("id")
                Color.red.frame(width: 10, height: 10).accessibilityLabel("red").accessibilityValue("10")
                Text("b").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isStaticText)
                Text("c").accessibilityHidden(true)
                Text("d").hidden()
                Text("e").accessibilityLabel(Text("E"))
            }
        }
        #expect(
            found == [
                "(11.5,2.5,17,17) \"first\" hint=\"hint\" identifier=\"id\" text", "(15,19.5,10,10) \"red\" value=\"10\"",
                "(11.5,29.5,17,17) \"b\" header", "(11.5,80.5,17,17) \"E\" text",
            ])
    }

    @Test("accessibility.children an element ignores, joins or contains what is in it")
    func children() {
        func found(_ behavior: AccessibilityChildBehavior) -> [String] {
            elements(CGSize(width: 100, height: 100)) {
                HStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement(children: behavior)
            }
        }
        #expect(found(.ignore) == ["(33,41.5,34,17)"])
        #expect(found(.combine) == ["(33,41.5,34,17) \"a, b\" text"])
        #expect(found(.contain) == ["(33,41.5,34,17)", "  (33,41.5,17,17) \"a\" text", "  (50,41.5,17,17) \"b\" text"])
    }

    @Test("accessibility.front what a sheet or another page covers is not found")
    func front() {
        let found = elements {
            Text("below").sheet(isPresented: .constant(true)) { Text("above") }
        }
        #expect(found.count == 1 && found[0].contains("\"above\""))
    }
}
