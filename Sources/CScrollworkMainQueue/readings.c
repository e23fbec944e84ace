// Readings of clocks, remembered by thread while we catch (see interposition.h).

#include "interposition.h"
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define REMEMBERED 32

struct reading {
    scrollwork_clock_kind kind;
    int64_t nanoseconds;
    double virtual_now;
};
static __thread struct reading readings[REMEMBERED];
static __thread unsigned readings_next;

struct date_reading {
    double date, due;
};
static __thread struct date_reading dates[REMEMBERED];
static __thread unsigned dates_next;

static void *_Atomic real_clock_gettime;

static int64_t read_clock(clockid_t clock) {
    struct timespec time;
    REAL(clock_gettime)(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int64_t present(scrollwork_clock_kind kind) {
    switch (kind) {
    case CLOCK_KIND_WALL: return read_clock(CLOCK_REALTIME);
    case CLOCK_KIND_SINCE_BOOT: return read_clock(CLOCK_BOOTTIME);
    default: return read_clock(CLOCK_MONOTONIC);
    }
}

// Readings of all threads: `Task.sleep(until: .now + …)` reads on the main thread and sleeps from another.
#define SHARED 64
static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;
static struct reading shared_readings[SHARED];
static unsigned shared_next;

void scrollwork_note_reading(scrollwork_clock_kind kind, int64_t nanoseconds) {
    struct reading reading = {kind, nanoseconds, scrollwork_virtual_now()};
    readings[readings_next++ % REMEMBERED] = reading;
    pthread_mutex_lock(&shared_lock);
    shared_readings[shared_next++ % SHARED] = reading;
    pthread_mutex_unlock(&shared_lock);
}

static double due_from(const struct reading *reading, int64_t nanoseconds) {
    return reading->virtual_now + (double)(nanoseconds - reading->nanoseconds) / 1e9;
}

double scrollwork_virtual_due(scrollwork_clock_kind kind, int64_t nanoseconds) {
    // The newest reading of this thread that is a whole number of microseconds away. An older one, or one of another thread,
    // must be a multiple of 0.1 ms away, since among many readings one is a whole microsecond away by chance.
    const struct reading *newest = NULL;
    for (unsigned back = 1; back <= REMEMBERED && back <= readings_next; back++) {
        const struct reading *reading = &readings[(readings_next - back) % REMEMBERED];
        if (reading->kind != kind) continue;
        if ((nanoseconds - reading->nanoseconds) % (newest ? 100000 : 1000) == 0) return due_from(reading, nanoseconds);
        if (!newest) newest = reading;
    }
    struct reading shared = {0};
    pthread_mutex_lock(&shared_lock);
    for (unsigned back = 1; back <= SHARED && back <= shared_next && !shared.kind; back++) {
        const struct reading *reading = &shared_readings[(shared_next - back) % SHARED];
        if (reading->kind == kind && (nanoseconds - reading->nanoseconds) % 100000 == 0) shared = *reading;
    }
    pthread_mutex_unlock(&shared_lock);
    if (shared.kind) return due_from(&shared, nanoseconds);
    // An odd distance, such as a sixtieth of a second: the thread's newest reading if it was just taken.
    int64_t now = present(kind);
    if (newest && now - newest->nanoseconds < 20000000) return due_from(newest, nanoseconds);
    // Unknown origin: the time from now, upwards to a whole millisecond, for some real time has passed since the reading.
    double delay = (double)(nanoseconds - now) / 1e9;
    return scrollwork_virtual_now() + (delay <= 0 ? 0 : ceil(delay * 1000) / 1000);
}

void scrollwork_note_date(double date, double due) {
    struct date_reading *slot = &dates[dates_next++ % REMEMBERED];
    slot->date = date;
    slot->due = due;
}

double scrollwork_virtual_due_of_date(double date) {
    unsigned known = dates_next < REMEMBERED ? dates_next : REMEMBERED;
    for (unsigned back = 1; back <= known; back++) {
        struct date_reading *slot = &dates[(dates_next - back) % REMEMBERED];
        if (slot->date == date) return slot->due;
    }
    // Dates are doubles with a step of about 0.12 microseconds, so "whole milliseconds away" needs some room.
    for (unsigned back = 1; back <= known; back++) {
        struct date_reading *slot = &dates[(dates_next - back) % REMEMBERED];
        double milliseconds = (date - slot->date) * 1000;
        if (fabs(milliseconds - round(milliseconds)) < 5e-4) return slot->due + round(milliseconds) / 1000;
    }
    // The reference date (2001-01-01 00:00 UTC) is 978307200 s after the epoch of Unix.
    double delay = date - ((double)present(CLOCK_KIND_WALL) / 1e9 - 978307200.0);
    return scrollwork_virtual_now() + (delay <= 0 ? 0 : ceil(delay * 1000 - 1e-3) / 1000);
}

// Swift's ContinuousClock and SuspendingClock read these two clocks.
__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, struct timespec *time) {
    int (*real)(clockid_t, struct timespec *) = (void *)atomic_load_explicit(&real_clock_gettime, memory_order_acquire);
    if (!real) {
        // The look-up itself may read a clock (sanitizers do), so that the second time round asks the kernel.
        static __thread bool looking_up;
        if (looking_up) return (int)syscall(SYS_clock_gettime, clock, time);
        looking_up = true;
        real = REAL(clock_gettime);
        looking_up = false;
        if (!real) return (int)syscall(SYS_clock_gettime, clock, time);
    }
    int result = real(clock, time);
    if (result == 0 && (clock == CLOCK_BOOTTIME || clock == CLOCK_MONOTONIC) && scrollwork_is_catching()) {
        scrollwork_note_reading(
            clock == CLOCK_BOOTTIME ? CLOCK_KIND_SINCE_BOOT : CLOCK_KIND_UPTIME,
            (int64_t)time->tv_sec * 1000000000 + time->tv_nsec);
    }
    return result;
}
