// Shared state of the interposed functions: whether we catch, for whom, and the real definitions.

#include "interposition.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <string.h>

const char *dispatch_queue_get_label(void *queue);

static atomic_int catching_depth;
static const scrollwork_sink *_Atomic current_sink;
static _Atomic uint64_t virtual_now_bits;

void scrollwork_catching_begin(const scrollwork_sink *sink) {
    if (atomic_load(&catching_depth) == 0) atomic_store(&current_sink, sink);
    scrollwork_own_task_begin();
    atomic_fetch_add(&catching_depth, 1);
}

void scrollwork_catching_end(void) {
    scrollwork_own_task_end(atomic_fetch_sub(&catching_depth, 1) == 1);
}

bool scrollwork_is_catching(void) { return atomic_load_explicit(&catching_depth, memory_order_acquire) > 0; }

const scrollwork_sink *scrollwork_current_sink(void) { return atomic_load(&current_sink); }

void scrollwork_set_virtual_now(double seconds) {
    uint64_t bits;
    memcpy(&bits, &seconds, sizeof bits);
    atomic_store(&virtual_now_bits, bits);
}

double scrollwork_virtual_now(void) {
    uint64_t bits = atomic_load(&virtual_now_bits);
    double seconds;
    memcpy(&seconds, &bits, sizeof seconds);
    return seconds;
}

static __thread int turns_depth;

void scrollwork_turns_begin(void) { turns_depth++; }

void scrollwork_turns_end(void) { turns_depth--; }

bool scrollwork_is_on_main(void) {
    if (turns_depth > 0) return true;
    // Not the process's first thread: after `dispatch_main`, which an asynchronous `main` ends in, that one is parked and
    // the main queue is served by whatever thread is free.
    static const char *_Atomic main_label;
    const char *found = atomic_load_explicit(&main_label, memory_order_acquire);
    if (!found) {
        found = dispatch_queue_get_label(dlsym(RTLD_DEFAULT, "_dispatch_main_q"));
        atomic_store_explicit(&main_label, found, memory_order_release);
    }
    return dispatch_queue_get_label(NULL) == found;
}

void *scrollwork_real(const char *name) { return dlsym(RTLD_NEXT, name); }

void *scrollwork_real_cached(void *_Atomic *slot, const char *name) {
    void *found = atomic_load_explicit(slot, memory_order_acquire);
    if (!found) {
        found = scrollwork_real(name);
        atomic_store_explicit(slot, found, memory_order_release);
    }
    return found;
}

bool scrollwork_is_main_queue(const void *queue) {
    // Looked up instead of declared: a direct reference could make the linker copy the queue into the executable.
    static void *_Atomic main_queue;
    void *found = atomic_load_explicit(&main_queue, memory_order_acquire);
    if (!found) {
        found = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
        atomic_store_explicit(&main_queue, found, memory_order_release);
    }
    return found && queue == found;
}

struct block_layout {
    void *isa;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(void *);
};

void scrollwork_block_run_and_release(void *block) {
    ((struct block_layout *)block)->invoke(block);
    _Block_release(block);
}
