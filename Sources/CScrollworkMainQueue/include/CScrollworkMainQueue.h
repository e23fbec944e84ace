#ifndef CSCROLLWORKMAINQUEUE_H
#define CSCROLLWORKMAINQUEUE_H

#include <stdbool.h>

/// One piece of work; called once, on the main thread, with the context it was given.
typedef void (*scrollwork_work)(void *context);

/// Where caught work goes. Every function may be called on any thread.
typedef struct {
    /// A piece of work for the main thread, due at `due` virtual seconds. Takes over `context`.
    void (*turn)(scrollwork_work work, void *context, double due);
    /// As `turn`, for work which only wakes something and is no turn of the main queue itself.
    void (*wake)(scrollwork_work work, void *context, double due);
    /// `change` more (+1) or fewer (-1) background jobs that were begun by a caught turn are running.
    void (*background)(int change);
    /// A Foundation timer (`object`, borrowed) was added to the main run loop; first fire at `due` virtual seconds.
    void (*timer_added)(void *object, void *cf_timer, const void *mode, double due);
    /// The fire date of a timer was set. False if the timer is not one that was caught.
    bool (*timer_moved)(void *cf_timer, double due);
} scrollwork_sink;

/// Starts catching. Nested calls are counted; the sink of the first call is used.
void scrollwork_catching_begin(const scrollwork_sink *sink);
/// Ends one `scrollwork_catching_begin`.
void scrollwork_catching_end(void);

/// Tells the interposed functions the present virtual time in seconds.
void scrollwork_set_virtual_now(double seconds);

/// Whether the caller runs on the main queue, or inside turns.
bool scrollwork_is_on_main(void);
/// The calling thread begins to run turns.
void scrollwork_turns_begin(void);
/// The calling thread ends to run turns.
void scrollwork_turns_end(void);
/// Whether the calls of the Swift dispatch library really arrive here (false if another definition comes first).
bool scrollwork_is_interposed(void);

/// Gives work to the real main queue after `delay` real seconds (at once if not positive).
void scrollwork_hand_to_real_main_queue(scrollwork_work work, void *context, double delay);
/// Adds a timer to the real main run loop with its next fire `delay` real seconds from now.
void scrollwork_hand_timer_to_real_run_loop(void *cf_timer, const void *mode, double delay);

#endif
