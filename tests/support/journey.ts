import type { TestType } from '@playwright/test';
import type { Options } from './test.ts';

/** With scripts, without, and before they have loaded. */
const EVERY_WAY = ['script', 'no script', 'before script'] as const;
/** For what only scripts do. */
export const WITH_SCRIPT = ['script'] as const;
/** For what does not depend on the time before scripts load. */
export const WHEN_LOADED = ['script', 'no script'] as const;

/**
 * Defines the tests once for each way, as `describe` blocks: Playwright projects would each start
 * their own workers and browsers.
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
        // Motion is CSS and does not depend on scripts: it is tested only with them.
        contextOptions: { reducedMotion: way === 'script' ? 'no-preference' : 'reduce' },
      };
      test.use(options);
      define();
    });
  }
}
