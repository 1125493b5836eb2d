import type { TestType } from '@playwright/test';
import type { Options } from './test.ts';

/** With scripts, without them, and acting before they have arrived. */
const EVERY_WAY = ['script', 'no script', 'before script'] as const;
/** For what our scripts add. */
export const WITH_SCRIPT = ['script'] as const;
/**
 * For what is not about the time before scripts arrive, in which a page is what it is without them.
 */
export const WHEN_LOADED = ['script', 'no script'] as const;

/**
 * Runs the tests that `define` defines once for each way. They are described and no project of
 * Playwright's each: those would start workers and browsers of their own.
 */
export function inEveryWay<Args extends Options, WorkerArgs extends object>(
  test: TestType<Args, WorkerArgs>,
  define: () => void,
  ways: readonly Options['way'][] = EVERY_WAY,
): void {
  for (const way of ways) {
    test.describe(way, () => {
      const options: object = {
        way,
        javaScriptEnabled: way !== 'no script',
        // What moves is style, the same whatever becomes of scripts: it is seen once, with them.
        contextOptions: { reducedMotion: way === 'script' ? 'no-preference' : 'reduce' },
      };
      test.use(options);
      define();
    });
  }
}
