import { test as base, type Options } from './test.ts';

/**
 * The `test` for each of these ways. No projects of Playwright, which would each start their own
 * workers and browsers.
 */
export const testsIn = (ways: readonly Options['way'][], test = base) =>
  ways.map((way) => ({
    way,
    test: test.extend({
      way,
      javaScriptEnabled: way !== 'no script',
      // Motion is CSS and does not depend on scripts: it is tested only with them.
      contextOptions: { reducedMotion: way === 'script' ? 'no-preference' : 'reduce' },
    }),
  }));

/** Without scripts, and before they have loaded; some tests let them arrive on the way. */
export const withoutOrLate = testsIn(['no script', 'before script']);
/** For what does not depend on the time before scripts load. */
export const whenLoaded = testsIn(['script', 'no script']);
