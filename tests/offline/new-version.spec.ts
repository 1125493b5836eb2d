/**
 * Visitors who come back get the version that is online. Seen with the browser as people start it: debugging tools
 * change when a browser looks for a new worker.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { Host } from './host.ts';
import { version } from './versions.ts';

// Chromium refuses its sandbox to root.
const FLAGS = [
  '--headless',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts the browser with the things it remembers in a folder, until a path has been asked for; then ends it. */
async function visit(host: Host, profile: string, address: string, until: string): Promise<void> {
  const browser = spawn(findBrowser('shell'), [...FLAGS, `--user-data-dir=${profile}`, address], {
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

/** The versions whose pages a visitor saw while the host had its present site. */
const shown = ({ asked }: Host) =>
  asked.flatMap((path) => (path.startsWith('/shown/') ? [path.slice('/shown/'.length)] : []));

/** Makes a worker say how far it has come. */
const saying = (name: string) =>
  `self.serviceWorker.addEventListener('statechange', () => void fetch('/${name}/' + self.serviceWorker.state));`;

test('a new version, its withdrawal and the end of keeping are seen at the second visit', async () => {
  test.setTimeout(120_000);
  const host = new Host();
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'));
  const [first, second, none] = await Promise.all([
    version('first', { worker: saying('first') }),
    version('second', { worker: saying('second') }),
    version('none', { keep: false, worker: saying('none') }),
  ]);

  let address = await host.show(first);
  await visit(host, profile, address, '/first/activated');
  expect(shown(host)).toEqual(['first']);

  const asked = [];
  for (const [dist, until] of [
    [second, '/second/installed'],
    // Seen now, and withdrawn while it is.
    [first, '/first/installed'],
    [none, '/none/activated'],
    [none, '/shown/none'],
  ] as const) {
    address = await host.show(dist);
    await visit(host, profile, address, until);
    asked.push([...shown(host), host.asked.filter((path) => path === '/sw.js').length]);
  }
  expect(asked).toEqual([
    ['first', 1],
    ['second', 1],
    ['first', 1],
    ['none', 0],
  ]);

  await host.leave();
  rmSync(profile, { recursive: true, force: true });
});
