// The functions of libdispatch by which work reaches the main queue. Ours come first in symbol order and pass on whatever
// is not for the main queue or comes while nobody catches. Blocks are `void *` here (see interposition.h).

#include "interposition.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef uint64_t dispatch_time;

#define INTERPOSED __attribute__((visibility("default")))
#define DISPATCH_TIME_FOREVER_VALUE (~(dispatch_time)0)
#define TOP_BIT ((dispatch_time)1 << 63)
#define SECOND_BIT ((dispatch_time)1 << 62)

void dispatch_async(void *queue, void *block);
void dispatch_async_f(void *queue, void *context, scrollwork_work work);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_barrier_async_f(void *queue, void *context, scrollwork_work work);
void dispatch_after(dispatch_time when, void *queue, void *block);
void dispatch_after_f(dispatch_time when, void *queue, void *context, scrollwork_work work);
void dispatch_sync(void *queue, void *block);
void dispatch_sync_f(void *queue, void *context, scrollwork_work work);
void dispatch_barrier_sync(void *queue, void *block);
dispatch_time dispatch_time_real(dispatch_time when, int64_t delta) __asm__("dispatch_time");
dispatch_time dispatch_walltime(const void *when, int64_t delta);
void *dispatch_semaphore_create(long value);
long dispatch_semaphore_wait(void *semaphore, dispatch_time timeout);
long dispatch_semaphore_signal(void *semaphore);
void dispatch_release(void *object);

static void *_Atomic real_dispatch_async, *_Atomic real_dispatch_async_f, *_Atomic real_dispatch_barrier_async,
    *_Atomic real_dispatch_barrier_async_f, *_Atomic real_dispatch_after, *_Atomic real_dispatch_after_f,
    *_Atomic real_dispatch_sync, *_Atomic real_dispatch_sync_f, *_Atomic real_dispatch_barrier_sync,
    *_Atomic real_dispatch_walltime, *_Atomic real_dispatch_time;

static bool catches(void *queue) { return scrollwork_is_catching() && scrollwork_is_main_queue(queue); }

static void caught(scrollwork_work work, void *context, double due) {
    scrollwork_current_sink()->turn(work, context, due);
}

INTERPOSED void dispatch_async(void *queue, void *block) {
    if (!catches(queue)) return REAL(dispatch_async)(queue, block);
    caught(scrollwork_block_run_and_release, _Block_copy(block), scrollwork_virtual_now());
}

INTERPOSED void dispatch_async_f(void *queue, void *context, scrollwork_work work) {
    if (!scrollwork_is_catching()) return REAL(dispatch_async_f)(queue, context, work);
    bool is_job = scrollwork_is_swift_job(work);
    if (scrollwork_is_main_queue(queue)) {
        if (!is_job || scrollwork_catches_main_job(context)) return caught(work, context, scrollwork_virtual_now());
    } else if (is_job && scrollwork_catches_background_job(context)) {
        return scrollwork_begin_background_job(queue, context, work);
    }
    REAL(dispatch_async_f)(queue, context, work);
}

void scrollwork_real_async(void *queue, void *context, scrollwork_work work) {
    REAL(dispatch_async_f)(queue, context, work);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
    if (!catches(queue)) return REAL(dispatch_barrier_async)(queue, block);
    caught(scrollwork_block_run_and_release, _Block_copy(block), scrollwork_virtual_now());
}

INTERPOSED void dispatch_barrier_async_f(void *queue, void *context, scrollwork_work work) {
    if (!catches(queue)) return REAL(dispatch_barrier_async_f)(queue, context, work);
    caught(work, context, scrollwork_virtual_now());
}

// A dispatch_time_t is nanoseconds of the uptime clock; with both top bits set, minus the wall clock's nanoseconds; with the
// top bit alone, nanoseconds since boot with sleep.
static int64_t decode(dispatch_time when, scrollwork_clock_kind *kind) {
    if (!(when & TOP_BIT)) {
        *kind = CLOCK_KIND_UPTIME;
        return (int64_t)when;
    }
    if (when & SECOND_BIT) {
        *kind = CLOCK_KIND_WALL;
        return -(int64_t)when;
    }
    *kind = CLOCK_KIND_SINCE_BOOT;
    return (int64_t)(when & ~TOP_BIT);
}

static double virtual_due(dispatch_time when) {
    double now = scrollwork_virtual_now();
    if (when == 0) return now;
    scrollwork_clock_kind kind;
    int64_t nanoseconds = decode(when, &kind);
    double due = scrollwork_virtual_due(kind, nanoseconds);
    return due < now ? now : due;
}

INTERPOSED void dispatch_after(dispatch_time when, void *queue, void *block) {
    if (when == DISPATCH_TIME_FOREVER_VALUE || !catches(queue)) return REAL(dispatch_after)(when, queue, block);
    double due = virtual_due(when);
    caught(scrollwork_block_run_and_release, _Block_copy(block), due);
}

INTERPOSED void dispatch_after_f(dispatch_time when, void *queue, void *context, scrollwork_work work) {
    if (when != DISPATCH_TIME_FOREVER_VALUE && scrollwork_is_catching()) {
        bool is_job = scrollwork_is_swift_job(work);
        if (scrollwork_is_main_queue(queue)) {
            if (!is_job || scrollwork_catches_main_job(context)) return caught(work, context, virtual_due(when));
        } else if (is_job && scrollwork_catches_background_job(context)) {
            return scrollwork_begin_background_job_at(virtual_due(when), queue, context, work);
        }
    }
    REAL(dispatch_after_f)(when, queue, context, work);
}

INTERPOSED dispatch_time dispatch_time_real(dispatch_time when, int64_t delta) {
    __typeof__(&dispatch_time_real) real = (__typeof__(&dispatch_time_real))scrollwork_real_cached(
        &real_dispatch_time, "dispatch_time");
    dispatch_time result = real(when, delta);
    if (when == 0 && result != DISPATCH_TIME_FOREVER_VALUE && scrollwork_is_catching()) {
        scrollwork_note_reading(CLOCK_KIND_UPTIME, (int64_t)result - delta);
    }
    return result;
}

INTERPOSED dispatch_time dispatch_walltime(const void *when, int64_t delta) {
    dispatch_time result = REAL(dispatch_walltime)(when, delta);
    if (!when && result != DISPATCH_TIME_FOREVER_VALUE && scrollwork_is_catching()) {
        scrollwork_note_reading(CLOCK_KIND_WALL, -(int64_t)result - delta);
    }
    return result;
}

// A synchronous call from another thread waits for its turn. On the main thread itself it stays what it is: an error.
struct waiting_call {
    scrollwork_work work;
    void *context;
    void *semaphore;
};

static void run_waiting_call(void *context) {
    struct waiting_call *call = context;
    call->work(call->context);
    dispatch_semaphore_signal(call->semaphore);
}

static void call_and_wait(scrollwork_work work, void *context) {
    struct waiting_call call = {work, context, dispatch_semaphore_create(0)};
    caught(run_waiting_call, &call, scrollwork_virtual_now());
    dispatch_semaphore_wait(call.semaphore, DISPATCH_TIME_FOREVER_VALUE);
    dispatch_release(call.semaphore);
}

INTERPOSED void dispatch_sync(void *queue, void *block) {
    if (!catches(queue) || scrollwork_is_on_main()) return REAL(dispatch_sync)(queue, block);
    call_and_wait(scrollwork_block_run_and_release, _Block_copy(block));
}

INTERPOSED void dispatch_barrier_sync(void *queue, void *block) {
    if (!catches(queue) || scrollwork_is_on_main()) return REAL(dispatch_barrier_sync)(queue, block);
    call_and_wait(scrollwork_block_run_and_release, _Block_copy(block));
}

INTERPOSED void dispatch_sync_f(void *queue, void *context, scrollwork_work work) {
    if (!catches(queue) || scrollwork_is_on_main()) return REAL(dispatch_sync_f)(queue, context, work);
    call_and_wait(work, context);
}

void scrollwork_hand_to_real_main_queue(scrollwork_work work, void *context, double delay) {
    void *main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    if (delay <= 0) return REAL(dispatch_async_f)(main_queue, context, work);
    __typeof__(&dispatch_time_real) real = (__typeof__(&dispatch_time_real))scrollwork_real_cached(
        &real_dispatch_time, "dispatch_time");
    REAL(dispatch_after_f)(real(0, (int64_t)(delay * 1e9)), main_queue, context, work);
}

// Our own definition under a name that nobody else can define first.
extern __typeof__(dispatch_async) scrollwork_own_dispatch_async
    __attribute__((alias("dispatch_async"), visibility("hidden")));

bool scrollwork_is_interposed(void) {
    return dlsym(RTLD_DEFAULT, "dispatch_async") == (void *)&scrollwork_own_dispatch_async
        && scrollwork_run_loop_is_interposed();
}
