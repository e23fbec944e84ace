import Foundation

/// The child a signal to this tool is passed on to; read by a signal handler, so it is a plain global.
nonisolated(unsafe) private var runningChild: pid_t = 0

/// Runs a program and waits for it. Standard input is empty.
///
/// Foundation's `Process` puts its child into a process group of its own, where an interrupt from the terminal does not reach
/// it; hence `posix_spawn`.
struct ChildProcess {
    enum Outcome: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    var executable: String
    var arguments: [String]
    var environment: [String: String]
    /// Both outputs go to this file; nil passes them through.
    var log: String?

    func run() throws(ToolError) -> Outcome {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let log {
            posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }
        let argv = ([executable] + arguments).map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in argv + envp { free(string) } }

        Self.passSignalsOn()
        var child: pid_t = 0
        let result = posix_spawn(&child, executable, &actions, nil, argv, envp)
        guard result == 0 else { throw .failure("cannot run \(executable): \(String(cString: strerror(result)))") }
        runningChild = child
        defer { runningChild = 0 }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw .failure("cannot wait for \(executable): \(String(cString: strerror(errno)))") }
        }
        // <sys/wait.h>: the low seven bits hold the signal, the next byte the exit code.
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    /// An interrupted tool still cleans up: the signal ends the child, and the tool goes on from there. Handlers, unlike
    /// ignored signals, are not inherited by the child.
    private static func passSignalsOn() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                if runningChild > 0 { kill(runningChild, number) }
            }
        }
    }
}

/// Signals as users know them.
enum SignalName {
    private static let names: [Int32: String] = [
        SIGSEGV: "SIGSEGV", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
        SIGKILL: "SIGKILL", SIGTERM: "SIGTERM", SIGINT: "SIGINT", SIGHUP: "SIGHUP", SIGPIPE: "SIGPIPE",
    ]

    static func text(_ signal: Int32) -> String {
        let meaning = strsignal(signal).map { String(cString: $0).lowercased() } ?? "unknown signal"
        return "\(names[signal] ?? "signal \(signal)") (\(meaning))"
    }
}
