#ifndef SCROLLWORK_INTERPOSITION_H
#define SCROLLWORK_INTERPOSITION_H

#include "CScrollworkMainQueue.h"
#include <stdint.h>

// The next definition of a symbol after ours: the library's own.
void *scrollwork_real(const char *name);
#define REAL(name) ((__typeof__(&name))scrollwork_real_cached(&real_##name, #name))
void *scrollwork_real_cached(void *_Atomic *slot, const char *name);

bool scrollwork_is_catching(void);
bool scrollwork_is_main_queue(const void *queue);
double scrollwork_virtual_now(void);
const scrollwork_sink *scrollwork_current_sink(void);

// Blocks are handled by their documented layout, which needs no compiler flag.
void scrollwork_block_run_and_release(void *block);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

// Clock readings. `.now() + 0.5` reaches us as an absolute time, some microseconds later. Remembering the readings a
// thread took, with the virtual time of each, lets us recover the 0.5 exactly.
typedef enum { CLOCK_KIND_UPTIME = 1, CLOCK_KIND_WALL, CLOCK_KIND_SINCE_BOOT } scrollwork_clock_kind;
void scrollwork_note_reading(scrollwork_clock_kind kind, int64_t nanoseconds);
double scrollwork_virtual_due(scrollwork_clock_kind kind, int64_t nanoseconds);
// The same for dates, in seconds since the reference date; `due` is the virtual time which the date stands for.
void scrollwork_note_date(double date, double due);
double scrollwork_virtual_due_of_date(double date);

// Swift concurrency (see concurrency.c).
bool scrollwork_is_swift_job(scrollwork_work work);
bool scrollwork_catches_main_job(const void *job);
bool scrollwork_catches_background_job(const void *job);
void scrollwork_begin_background_job(void *queue, void *context, scrollwork_work work);
void scrollwork_begin_background_job_at(double due, void *queue, void *context, scrollwork_work work);
void scrollwork_real_async(void *queue, void *context, scrollwork_work work);
void scrollwork_own_task_begin(void);
void scrollwork_own_task_end(bool is_last);

bool scrollwork_run_loop_is_interposed(void);

#endif
