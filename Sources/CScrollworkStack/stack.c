#define _GNU_SOURCE
#include "CScrollworkStack.h"

#include <stdbool.h>
#include <sys/mman.h>
#include <ucontext.h>

// Deeply nested views recurse in measure, place and paint; the thread's own 8 MB hold about two thousand levels of
// unoptimised frames and no more. A reserved mapping costs address space only.

static _Thread_local bool on_deep_stack = false;
static _Thread_local void *deep_stack = NULL;
static _Thread_local size_t deep_stack_size = 0;
static _Thread_local ucontext_t caller_context;
static _Thread_local void (*pending_body)(void *);
static _Thread_local void *pending_context;

static void trampoline(void) {
    pending_body(pending_context);
}

void scrollwork_call_on_deep_stack(size_t bytes, void (*body)(void *), void *context) {
    if (on_deep_stack) {
        body(context);
        return;
    }
    if (deep_stack == NULL) {
        void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (memory == MAP_FAILED) {
            body(context);
            return;
        }
        deep_stack = memory;
        deep_stack_size = bytes;
    }
    ucontext_t deep;
    if (getcontext(&deep) != 0) {
        body(context);
        return;
    }
    deep.uc_stack.ss_sp = deep_stack;
    deep.uc_stack.ss_size = deep_stack_size;
    deep.uc_link = &caller_context;
    pending_body = body;
    pending_context = context;
    on_deep_stack = true;
    makecontext(&deep, trampoline, 0);
    swapcontext(&caller_context, &deep);
    on_deep_stack = false;
}
