// Swift concurrency hands its jobs to libdispatch by `dispatch_async_f` and `dispatch_after_f`. (It has hooks too, but as of
// Swift 6.3 `Task.yield`, `Task.sleep` and the main executor go past them.) Jobs for the main actor become turns, sleeps
// become virtual, and background jobs which a turn began are counted, so that the main thread can wait for what they send
// back.

#define _GNU_SOURCE  // dladdr

#include "interposition.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define SWIFTCALL __attribute__((swiftcall))

const char *dispatch_queue_get_label(void *queue);

// Set while this thread runs a background job that a turn, or another such job, began.
static __thread bool in_attributed_job;

// The tasks that asked us to catch (a test's own). Their hops are not work of the program under test: were they caught, a
// test that awaits something would wait for itself. A job that resumes a task is the task's own address.
#define MOST_OWN_TASKS 16
static void *_Atomic own_tasks[MOST_OWN_TASKS];

static void *current_task(void) {
    SWIFTCALL void *(*get_current_task)(void) = dlsym(RTLD_DEFAULT, "swift_task_getCurrent");
    return get_current_task ? get_current_task() : NULL;
}

static void replace_own_task(void *old, void *new) {
    for (int index = 0; index < MOST_OWN_TASKS; index++) {
        void *expected = old;
        if (atomic_compare_exchange_strong(&own_tasks[index], &expected, new)) return;
    }
}

void scrollwork_own_task_begin(void) {
    void *task = current_task();
    if (task) replace_own_task(NULL, task);
}

void scrollwork_own_task_end(bool is_last) {
    void *task = current_task();
    if (task) replace_own_task(task, NULL);
    // Whoever ended it elsewhere than it began left its address behind, which another task may get.
    for (int index = 0; is_last && index < MOST_OWN_TASKS; index++) atomic_store(&own_tasks[index], NULL);
}

static bool is_own_task(const void *job) {
    for (int index = 0; index < MOST_OWN_TASKS; index++) {
        if (job == atomic_load(&own_tasks[index])) return true;
    }
    return false;
}

static bool is_attributed(void) { return in_attributed_job || scrollwork_is_on_main(); }

bool scrollwork_is_swift_job(scrollwork_work work) {
    // A function of the concurrency library. It uses very few, so that the last answers are worth keeping.
    static const void *_Atomic library;
    static scrollwork_work _Atomic known[4];
    static atomic_uint known_count;
    for (int index = 0; index < 4; index++) {
        if (atomic_load(&known[index]) == work) return true;
    }
    Dl_info info;
    const void *base = atomic_load(&library);
    if (!base) {
        void *symbol = dlsym(RTLD_DEFAULT, "swift_job_run");
        if (!symbol || !dladdr(symbol, &info)) return false;
        base = info.dli_fbase;
        atomic_store(&library, base);
    }
    if (!dladdr((void *)work, &info) || info.dli_fbase != base) return false;
    atomic_store(&known[atomic_fetch_add(&known_count, 1) % 4], work);
    return true;
}

bool scrollwork_catches_main_job(const void *job) {
    if (is_own_task(job)) return false;
    if (is_attributed()) return true;
    // On a thread of the concurrency pool that runs somebody else's task: another test on its way to the main thread.
    const char *label = dispatch_queue_get_label(NULL);
    return !label || strncmp(label, "Swift global concurrent queue", 29) != 0;
}

bool scrollwork_catches_background_job(const void *job) { return is_attributed() && !is_own_task(job); }

struct background_job {
    void *queue;
    void *context;
    scrollwork_work work;
};

static void run_background_job(void *pointer) {
    struct background_job job = *(struct background_job *)pointer;
    free(pointer);
    bool before = in_attributed_job;
    in_attributed_job = true;
    job.work(job.context);
    in_attributed_job = before;
    scrollwork_current_sink()->background(-1);
}

static void send_background_job(void *pointer) {
    struct background_job *job = pointer;
    scrollwork_current_sink()->background(1);
    scrollwork_real_async(job->queue, job, run_background_job);
}

static struct background_job *make_job(void *queue, void *context, scrollwork_work work) {
    struct background_job *job = malloc(sizeof *job);
    *job = (struct background_job){queue, context, work};
    return job;
}

void scrollwork_begin_background_job(void *queue, void *context, scrollwork_work work) {
    send_background_job(make_job(queue, context, work));
}

void scrollwork_begin_background_job_at(double due, void *queue, void *context, scrollwork_work work) {
    scrollwork_current_sink()->wake(send_background_job, make_job(queue, context, work), due);
}
