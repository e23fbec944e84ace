// Dispatch groups that report to the main queue.

#include "interposition.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define INTERPOSED __attribute__((visibility("default")))

void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_notify(void *group, void *queue, void *block);
void dispatch_group_notify_f(void *group, void *queue, void *context, scrollwork_work work);
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
long dispatch_group_wait(void *group, uint64_t timeout);
void *dispatch_get_global_queue(long identifier, unsigned long flags);
void dispatch_retain(void *object);
void dispatch_release(void *object);

static void *_Atomic real_dispatch_group_async, *_Atomic real_dispatch_group_notify, *_Atomic real_dispatch_group_leave;

struct group_call {
    void *group;
    void *block;
};

static void run_group_call(void *context) {
    struct group_call *call = context;
    scrollwork_block_run_and_release(call->block);
    dispatch_group_leave(call->group);
    dispatch_release(call->group);
    free(call);
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
    if (!scrollwork_is_catching() || !scrollwork_is_main_queue(queue)) {
        return REAL(dispatch_group_async)(group, queue, block);
    }
    struct group_call *call = malloc(sizeof *call);
    dispatch_retain(group);
    dispatch_group_enter(group);
    call->group = group;
    call->block = _Block_copy(block);
    scrollwork_current_sink()->turn(run_group_call, call, scrollwork_virtual_now());
}

// A notification waits in this list and, as a fallback, in the real group. Whoever sees the empty group first sends it:
// a `leave` we see does so at once and therefore in a determined order; the real group's answer comes from another thread.
struct notification {
    struct notification *next;
    void *group;
    void *block;
    atomic_bool sent;
    atomic_int references;
};
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static struct notification *list;
static atomic_int listed;

static void let_go(struct notification *notification) {
    if (atomic_fetch_sub(&notification->references, 1) == 1) {
        dispatch_release(notification->group);
        free(notification);
    }
}

static void send(struct notification *notification) {
    if (atomic_exchange(&notification->sent, true)) return;
    if (scrollwork_is_catching()) {
        scrollwork_current_sink()->turn(scrollwork_block_run_and_release, notification->block, scrollwork_virtual_now());
    } else {
        scrollwork_hand_to_real_main_queue(scrollwork_block_run_and_release, notification->block, 0);
    }
}

static void send_and_unlist(void *group, struct notification *single) {
    struct notification *ready = NULL, **tail = &ready;
    pthread_mutex_lock(&list_lock);
    for (struct notification **link = &list; *link;) {
        struct notification *candidate = *link;
        if (single ? candidate == single : candidate->group == group) {
            *link = candidate->next;
            candidate->next = NULL;
            *tail = candidate;
            tail = &candidate->next;
            atomic_fetch_sub(&listed, 1);
        } else {
            link = &candidate->next;
        }
    }
    pthread_mutex_unlock(&list_lock);
    while (ready) {
        struct notification *next = ready->next;
        send(ready);
        let_go(ready);
        ready = next;
    }
}

static void real_group_is_empty(void *context) {
    send_and_unlist(NULL, context);
    let_go(context);
}

INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
    if (!scrollwork_is_catching() || !scrollwork_is_main_queue(queue)) {
        return REAL(dispatch_group_notify)(group, queue, block);
    }
    if (dispatch_group_wait(group, 0) == 0) {
        return scrollwork_current_sink()->turn(scrollwork_block_run_and_release, _Block_copy(block), scrollwork_virtual_now());
    }
    struct notification *notification = malloc(sizeof *notification);
    dispatch_retain(group);
    notification->next = NULL;
    notification->group = group;
    notification->block = _Block_copy(block);
    atomic_init(&notification->sent, false);
    atomic_init(&notification->references, 2);
    pthread_mutex_lock(&list_lock);
    struct notification **end = &list;
    while (*end) end = &(*end)->next;
    *end = notification;
    atomic_fetch_add(&listed, 1);
    pthread_mutex_unlock(&list_lock);
    dispatch_group_notify_f(group, dispatch_get_global_queue(0, 0), notification, real_group_is_empty);
}

INTERPOSED void dispatch_group_leave(void *group) {
    if (atomic_load(&listed) == 0) return REAL(dispatch_group_leave)(group);
    dispatch_retain(group);
    REAL(dispatch_group_leave)(group);
    if (dispatch_group_wait(group, 0) == 0) send_and_unlist(group, NULL);
    dispatch_release(group);
}
