/*
 * Loaded into the bench's browser, makes a thread that Chromium slows down sleep.
 *
 * Chromium slows the main thread of a page by a signal every 0.2 ms, whose handler counts round until five times as long has
 * gone by as the thread had before. It also counts while the page only waits, so that four pages keep four cores busy; where
 * there are two, it takes waiting for a core for work and counts five times that as well. A slow phone has more cores than
 * the site has pages at work, and pages that wait leave them alone. This handler sleeps, and only for work that was done.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <time.h>

/* Microseconds: below the first it is not worth falling asleep; of what was slept too long no more than the second is given back. */
enum { SHORTEST = 100, LONGEST = 2000 };

static int started;
static long worked_before, owed;

static long now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000L + time.tv_nsec / 1000;
}

static void pay(int signal) {
  (void)signal;
  int error = errno;
  if (started) owed += (now(CLOCK_THREAD_CPUTIME_ID) - worked_before) * (SLOWDOWN - 1);
  started = 1;
  if (owed > SHORTEST) {
    long start = now(CLOCK_MONOTONIC);
    struct timespec rest = {owed / 1000000, owed % 1000000 * 1000};
    while (clock_nanosleep(CLOCK_MONOTONIC, 0, &rest, &rest) == EINTR) {
    }
    owed -= now(CLOCK_MONOTONIC) - start;
    if (owed < -LONGEST) owed = -LONGEST;
  }
  worked_before = now(CLOCK_THREAD_CPUTIME_ID);
  errno = error;
}

int sigaction(int number, const struct sigaction *wanted, struct sigaction *before) {
  static int (*next)(int, const struct sigaction *, struct sigaction *);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "sigaction");
  if (number != SIGUSR2 || !wanted || wanted->sa_handler == SIG_DFL)
    return next(number, wanted, before);
  started = 0;
  struct sigaction ours = *wanted;
  ours.sa_handler = pay;
  return next(number, &ours, before);
}
