import Foundation
import ScrollworkGraph

/// The passes of a frame, in their order.
public enum FramePass: String, Sendable, CaseIterable {
    case input, animation, update, layout, compose, preference, action, paint
}

/// What one frame did, counted; the oracle of the cost contract (DESIGN section 8).
public struct FrameReport: Sendable, CustomStringConvertible {
    /// Number of the frame since the start, and its time in seconds on the host's clock.
    public internal(set) var frame = 0
    public internal(set) var time: Double = 0
    /// The passes that had work, in the order they ran; a pass appears once per cycle in which it had any (frame.order).
    public internal(set) var passes: [FramePass] = []
    /// Rounds of the settle loop; 0 for a frame with nothing to do.
    public internal(set) var cycles = 0
    /// Whether nothing was left to do when the frame was shown.
    public internal(set) var settled = true
    /// What was left, with the chain of causes.
    public internal(set) var unsettled: [String] = []
    /// Bodies evaluated, geometry readers' closures included, and those skipped because their value was the same.
    public internal(set) var bodies = 0
    public internal(set) var bodiesSkipped = 0
    public internal(set) var bodyNames: [String: Int] = [:]
    /// Why each kind of body ran last.
    public internal(set) var reasons: [String: String] = [:]
    public internal(set) var inputEvents = 0
    /// Boxes that were looked at to find what lies under a pointer: asked for their place in a search, or gone into.
    public internal(set) var hitTestVisits = 0
    public internal(set) var nodesCreated = 0
    public internal(set) var layoutNodesCreated = 0
    public internal(set) var nodesUpdated = 0
    /// Sizes computed, and those answered from the cache.
    public internal(set) var measures = 0
    public internal(set) var measuresCached = 0
    /// Boxes whose children were placed.
    public internal(set) var placements = 0
    public internal(set) var textsShaped = 0
    /// Nodes of the spatial tree that were given another offset or transform.
    public internal(set) var spatialPatches = 0
    public internal(set) var preferencesCombined = 0
    /// Observers (`onChange`, `onPreferenceChange`, `onReceive` …) that ran, and actions of all kinds.
    public internal(set) var observersRun = 0
    public internal(set) var actionsRun = 0
    public internal(set) var suppressedActions = 0
    public internal(set) var writesDuringUpdate = 0
    /// Paint operations recorded.
    public internal(set) var itemsRecorded = 0
    /// Rows of lazy containers that came into a window and that left one, and nodes of extent trees that were visited for it.
    public internal(set) var rowsRealised = 0
    public internal(set) var rowsReleased = 0
    public internal(set) var extentVisits = 0
    /// Rows of lazy containers that exist at the end of the frame, those included that wait near a window.
    public internal(set) var rowsAlive = 0
    /// How often an offset followed a change of estimates, so that nothing on the screen moved (L-142).
    public internal(set) var scrollCorrections = 0
    /// Whether the picture may differ from the last one.
    public internal(set) var displayChanged = false

    public init() {}

    mutating func countBody(of type: Any.Type, reason: UpdateReason?) {
        bodies += 1
        let name = TypeNames.short(type)
        bodyNames[name, default: 0] += 1
        if let reason { reasons[name] = reason.description }
    }

    mutating func note(_ pass: FramePass) { passes.append(pass) }

    mutating func countMeasure(of node: LayoutNode) {
        measures += 1
    }

    /// Whether the frame did nothing at all.
    public var isIdle: Bool {
        cycles == 0 && bodies == 0 && measures == 0 && placements == 0 && itemsRecorded == 0 && spatialPatches == 0 && actionsRun == 0
    }

    public var description: String {
        "frame \(frame): cycles \(cycles), bodies \(bodies), measures \(measures) (+\(measuresCached) cached), placements \(placements), "
            + "spatial patches \(spatialPatches), items \(itemsRecorded), observers \(observersRun)\(settled ? "" : ", NOT SETTLED")"
    }
}
