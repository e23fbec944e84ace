// The names that user code imports. Everything lives in the engine's own modules; this one only hands it on.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import ScrollworkBase
@_exported import ScrollworkCore
