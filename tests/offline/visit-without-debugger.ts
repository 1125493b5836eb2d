import { spawn } from 'node:child_process';
import { findBrowser } from '../../tools/find-browser.ts';
import type { SwitchableHost } from '../support/switchable-host.ts';

// Chromium does not run as root with its sandbox.
const FLAGS = [
  '--headless',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Opens a page in a browser without the debugging protocol until a path is requested, then stops
 * it. With the protocol, browsers neither update workers nor prerender pages.
 * @param profile the folder of the browser's profile
 */
export async function visitWithoutDebugger(
  host: SwitchableHost,
  profile: string,
  address: string,
  until: string,
): Promise<void> {
  const browser = spawn(findBrowser(), [...FLAGS, `--user-data-dir=${profile}`, address], {
    // Its own process group, since some systems start the browser by a script.
    detached: true,
    // Longer than any test may take; only one that nobody else has stopped.
    timeout: 180_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The output closes when the whole group has ended and released its profile.
  const ended = new Promise((resolve) => browser.once('close', resolve));
  browser.stdout.resume();
  try {
    await host.requested(until);
  } finally {
    if (process.platform === 'win32') browser.kill();
    else if (browser.pid) process.kill(-browser.pid);
    await ended;
  }
}
