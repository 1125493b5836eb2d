import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserWith, unpackTypefaces } from './tests/support/system-typefaces.ts';
import type { Options } from './tests/support/test.ts';

process.env['TYPEFACES'] ??= await unpackTypefaces();
// The typefaces of phones; tests/typefaces.spec.ts has those of all systems.
const browser = browserWith('roboto');
// Workers read this file too; they find what the first reader found.
process.env['CHROME_PATH'] = browser.executablePath;

export default defineConfig<Options>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than there are processors: a visit waits about a third of its time, for a timer of the
  // site or for a frame. Playwright's own choice is half as many.
  workers: Math.min(availableParallelism() + 1, 8),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Files kept on the device would answer in place of the build under test; tests about them say
    // 'allow'.
    serviceWorkers: 'block',
    // Drawing what moves takes two fifths of the time of a visit. Journeys with scripts, and
    // budgets, are made with motion, as most visitors have it; what has come to rest is looked at
    // without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser,
  },
});
