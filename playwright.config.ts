import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { folderWith } from './tests/support/folder-with.ts';
import { browserWith, unpackTypefaces } from './tests/support/system-typefaces.ts';
import type { Options } from './tests/support/test.ts';

process.env['TYPEFACES'] ??= await unpackTypefaces();
// Without `npm test`, too, all workers share one build of the example.
process.env['SITE_COPIES'] ??= fileURLToPath(folderWith());
// The typefaces of phones. tests/typefaces.spec.ts covers those of all systems.
const browser = browserWith('roboto');
// Playwright's workers read this file too and get the browser found first.
process.env['CHROME_PATH'] = browser.executablePath;

/** Playwright's own other browsers, where `npx playwright install firefox webkit` was run. */
const others = (
  [
    ['firefox', 'Desktop Firefox'],
    ['webkit', 'Desktop Safari'],
  ] as const
).filter(([name]) => existsSync({ firefox, webkit }[name].executablePath()));

export default defineConfig<Options>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Two more than there are processors, because a visit spends about a third of its time waiting for
  // a timer or a frame. Playwright's default is half of them.
  workers: Math.min(availableParallelism() + 2, 8),
  retries: 0,
  // For a machine that does much else meanwhile.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // A service worker could answer with files of another build. Tests about it set 'allow'.
    serviceWorkers: 'block',
    // Drawing motion takes two fifths of a visit's time. Journeys with scripts and budgets run with
    // motion, as most visitors have it; everything else looks at pages at rest.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { use: { launchOptions: browser } },
    ...others.map(([browserName, device]) => ({
      name: browserName,
      testMatch: 'journeys/*.spec.ts',
      use: { ...devices[device], browserName },
    })),
  ],
});
