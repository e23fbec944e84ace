// The functions of CoreFoundation by which Foundation's RunLoop and Timer reach the main run loop, and the initialisers of
// Date from which a timer's fire date comes.

#include "interposition.h"
#include <dlfcn.h>
#include <stdatomic.h>

#define INTERPOSED __attribute__((visibility("default")))

typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    const void *(*copy_description)(const void *info);
} timer_context;

// Weak: a program without Foundation has none of these and calls none of these.
__attribute__((weak)) void *CFRunLoopGetMain(void);
__attribute__((weak)) void *CFRunLoopGetCurrent(void);
__attribute__((weak)) void CFRunLoopTimerGetContext(void *timer, timer_context *context);
__attribute__((weak)) double CFRunLoopTimerGetNextFireDate(void *timer);
__attribute__((weak)) double CFAbsoluteTimeGetCurrent(void);

void CFRunLoopPerformBlock(void *run_loop, const void *mode, void *block);
void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);

static void *_Atomic real_CFRunLoopPerformBlock, *_Atomic real_CFRunLoopAddTimer,
    *_Atomic real_CFRunLoopTimerSetNextFireDate;

// `Timer.scheduledTimer` takes the current thread's run loop, and the main queue may be served by any thread.
static bool catches(void *run_loop) {
    if (!scrollwork_is_catching()) return false;
    return run_loop == CFRunLoopGetMain() || (scrollwork_is_on_main() && run_loop == CFRunLoopGetCurrent());
}

INTERPOSED void CFRunLoopPerformBlock(void *run_loop, const void *mode, void *block) {
    if (!catches(run_loop)) return REAL(CFRunLoopPerformBlock)(run_loop, mode, block);
    scrollwork_current_sink()->turn(scrollwork_block_run_and_release, _Block_copy(block), scrollwork_virtual_now());
}

INTERPOSED void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode) {
    if (catches(run_loop)) {
        // Foundation's Timer is its own context.
        timer_context context = {0};
        CFRunLoopTimerGetContext(timer, &context);
        if (context.info) {
            double due = scrollwork_virtual_due_of_date(CFRunLoopTimerGetNextFireDate(timer));
            double now = scrollwork_virtual_now();
            return scrollwork_current_sink()->timer_added(context.info, timer, mode, due < now ? now : due);
        }
    }
    REAL(CFRunLoopAddTimer)(run_loop, timer, mode);
}

INTERPOSED void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    REAL(CFRunLoopTimerSetNextFireDate)(timer, date);
    if (scrollwork_is_catching()) {
        double due = scrollwork_virtual_due_of_date(date), now = scrollwork_virtual_now();
        scrollwork_current_sink()->timer_moved(timer, due < now ? now : due);
    }
}

void scrollwork_hand_timer_to_real_run_loop(void *timer, const void *mode, double delay) {
    REAL(CFRunLoopTimerSetNextFireDate)(timer, CFAbsoluteTimeGetCurrent() + (delay < 0 ? 0 : delay));
    REAL(CFRunLoopAddTimer)(CFRunLoopGetMain(), timer, mode);
}

extern __typeof__(CFRunLoopAddTimer) scrollwork_own_add_timer
    __attribute__((alias("CFRunLoopAddTimer"), visibility("hidden")));

bool scrollwork_run_loop_is_interposed(void) {
    return dlsym(RTLD_DEFAULT, "CFRunLoopAddTimer") == (void *)&scrollwork_own_add_timer;
}

// Date is one Double, which the Swift and the C calling convention pass alike.
#define DATE_SINCE_NOW "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC"
#define DATE_INIT "$s20FoundationEssentials4DateVACycfC"
#define DATE_NOW "$s20FoundationEssentials4DateV3nowACvgZ"

double scrollwork_date_since_now(double interval) __asm__(DATE_SINCE_NOW);
double scrollwork_date_init(void) __asm__(DATE_INIT);
double scrollwork_date_now(void) __asm__(DATE_NOW);
static void *_Atomic real_date_since_now, *_Atomic real_date_init, *_Atomic real_date_now;

INTERPOSED double scrollwork_date_since_now(double interval) {
    double date = ((double (*)(double))scrollwork_real_cached(&real_date_since_now, DATE_SINCE_NOW))(interval);
    if (scrollwork_is_catching()) scrollwork_note_date(date, scrollwork_virtual_now() + interval);
    return date;
}

INTERPOSED double scrollwork_date_init(void) {
    double date = ((double (*)(void))scrollwork_real_cached(&real_date_init, DATE_INIT))();
    if (scrollwork_is_catching()) scrollwork_note_date(date, scrollwork_virtual_now());
    return date;
}

INTERPOSED double scrollwork_date_now(void) {
    double date = ((double (*)(void))scrollwork_real_cached(&real_date_now, DATE_NOW))();
    if (scrollwork_is_catching()) scrollwork_note_date(date, scrollwork_virtual_now());
    return date;
}
