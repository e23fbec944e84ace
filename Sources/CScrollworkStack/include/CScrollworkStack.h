#ifndef CSCROLLWORKSTACK_H
#define CSCROLLWORKSTACK_H
#include <stddef.h>

/// Calls `body(context)` on a stack of its own of `bytes` bytes (reserved, not committed) and returns when it returns.
/// It stays on the calling thread, so main-actor checks and thread-local values hold. Nested calls run in place.
/// Falls back to the current stack where no memory can be reserved.
void scrollwork_call_on_deep_stack(size_t bytes, void (*body)(void *), void *context);

#endif
