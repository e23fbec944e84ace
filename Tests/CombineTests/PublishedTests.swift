import Combine
import Testing

private class Model: ObservableObject {
    @Published var number = 1
    @Published private(set) var name: String
    @Published var maybe: Int?

    init(name: String = "a") { self.name = name }

    func rename(_ new: String) { name = new }
}

private final class SubModel: Model {
    @Published var extra = 0
    var plain = 0
}

private final class Bare: ObservableObject {
    var number = 0
}

private final class BareBase: ObservableObject {}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    var number = 0 { willSet { objectWillChange.send(newValue) } }
}

private class PlainBase {
    var padding: (Int8, Double, String) = (1, 2, "x")
}

private final class Derived<Value>: PlainBase, ObservableObject {
    @Published var value: Value

    init(_ value: Value) { self.value = value }
}

@MainActor private final class Isolated: ObservableObject {
    @Published var number = 0
}

@Suite struct PublishedTests {
    @Test("objectWillChange is sent before the value changes")
    func willSet() {
        let model = Model()
        var seen: [Int] = []
        let token = model.objectWillChange.sink { seen.append(model.number) }
        model.number = 2
        model.number = 3
        #expect(seen == [1, 2])
        #expect(model.number == 3)
        withExtendedLifetime(token) {}
    }

    @Test("The projected publisher replays the value and sends new ones before they are stored")
    func projected() {
        let model = Model()
        var seen: [[Int]] = []
        let token = model.$number.sink { seen.append([$0, model.number]) }
        model.number = 5
        #expect(seen == [[1, 1], [5, 1]])
        var late: [Int] = []
        let other = model.$number.sink { late.append($0) }
        model.number = 6
        #expect(late == [5, 6])
        withExtendedLifetime((token, other)) {}
    }

    @Test("The object's publisher is told before the property's")
    func order() {
        let model = Model()
        var log: [String] = []
        let tokens = [
            model.$number.dropFirst().sink { log.append("value \($0)") }, model.objectWillChange.sink { log.append("object") },
        ]
        model.number = 2
        #expect(log == ["object", "value 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test("One publisher for each object, found in every published property, inherited ones included")
    func stable() {
        let model = SubModel(name: "b")
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange !== SubModel().objectWillChange)
        var count = 0
        let token = model.objectWillChange.sink { count += 1 }
        model.number = 2
        model.rename("c")
        model.extra = 1
        model.maybe = 4
        model.plain = 1
        #expect(count == 4)
        withExtendedLifetime(token) {}
    }

    @Test("A generic class with a plain superclass works")
    func derived() {
        let object = Derived(["a"])
        var count = 0
        let token = object.objectWillChange.sink { count += 1 }
        object.value.append("b")
        #expect(count == 1)
        #expect(object.value == ["a", "b"])
        #expect(object.padding.2 == "x")
        withExtendedLifetime(token) {}
    }

    @Test("An object without published properties keeps one publisher while it lives")
    func sideTable() {
        let object = Bare()
        #expect(object.objectWillChange === object.objectWillChange)
        var count = 0
        let token = object.objectWillChange.sink { count += 1 }
        object.objectWillChange.send()
        #expect(count == 1)
        for _ in 0..<500 {
            let other = Bare()
            #expect(other.objectWillChange === other.objectWillChange)
        }
        object.objectWillChange.send()
        #expect(count == 2)
        withExtendedLifetime(token) {}
    }

    @Test("Any observable object can be observed without knowing its type")
    func existential() {
        func observe<O: ObservableObject>(_ object: O, _ action: @escaping () -> Void) -> AnyCancellable {
            object.objectWillChange.sink { _ in action() }
        }
        let (model, bare, custom) = (Model(), BareBase(), Custom())
        let objects: [any ObservableObject] = [model, bare, custom]
        var count = 0
        let tokens = objects.map { observe($0) { count += 1 } }
        model.number = 2
        bare.objectWillChange.send()
        custom.number = 3
        #expect(count == 3)
        withExtendedLifetime(tokens) {}
    }

    @Test("A main-actor object works")
    @MainActor func isolated() {
        let object = Isolated()
        var count = 0
        let token = object.objectWillChange.sink { count += 1 }
        object.number += 1
        #expect(count == 1)
        withExtendedLifetime(token) {}
    }

    @Test("assign(to:) feeds a property and keeps neither object alive")
    func assignTo() {
        let source = PassthroughSubject<Int, Never>()
        var cancelled = false
        var model: Model? = Model()
        weak let weakModel = model
        source.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model!.$number)
        var willChange = 0
        var token = model?.objectWillChange.sink { willChange += 1 }
        source.send(7)
        #expect(model?.number == 7)
        #expect(willChange == 1)
        token = nil
        model = nil
        #expect(weakModel == nil)
        #expect(cancelled)
        source.send(8)
        withExtendedLifetime(token) {}
    }

    @Test("assign(to:) between two properties of one object makes no cycle")
    func assignWithin() {
        final class Pair: ObservableObject {
            @Published var from = 0
            @Published var to = 0
            init() { $from.map { $0 * 2 }.assign(to: &$to) }
        }
        var pair: Pair? = Pair()
        weak let weakPair = pair
        pair?.from = 4
        #expect(pair?.to == 8)
        pair = nil
        #expect(weakPair == nil)
    }

    @Test("Setting the property again from its own subscriber terminates with the values in order")
    func reentrancy() {
        let model = Model()
        var seen: [Int] = []
        let token = model.$number.sink { value in
            seen.append(value)
            if value == 2 { model.maybe = value }
        }
        model.number = 2
        #expect(seen == [1, 2])
        #expect(model.maybe == 2)
        withExtendedLifetime(token) {}
    }
}
