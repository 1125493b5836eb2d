import { spawn } from 'node:child_process';
import { launchOptions } from '../../scripts/find-browser.ts';
import type { Host } from './host.ts';

// Chromium refuses its sandbox to root.
const FLAGS = [
  '--headless',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Opens a page with the browser as people start it, until a path has been asked for; then ends it.
 * While the debugging protocol listens, browsers neither look for a new worker nor prepare a page.
 * @param profile the folder of what the browser remembers
 */
export async function visitPlainly(
  host: Host,
  profile: string,
  address: string,
  until: string,
): Promise<void> {
  const { executablePath, env } = launchOptions('shell');
  const browser = spawn(executablePath, [...FLAGS, `--user-data-dir=${profile}`, address], {
    env,
    // A group of its own: some systems start the browser through a script, which would end alone.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The output is closed when the last of the group has ended and let go of its profile.
  const ended = new Promise((resolve) => browser.once('close', resolve));
  browser.stdout.resume();
  try {
    await host.isAsked(until);
  } finally {
    if (process.platform === 'win32') browser.kill();
    else process.kill(-(browser.pid as number));
    await ended;
  }
}
