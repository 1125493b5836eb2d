/** Visitors who come back get the version that is online. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Host } from './host.ts';
import { visitPlainly } from './visit-plainly.ts';
import { version } from './versions.ts';

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
  await visitPlainly(host, profile, address, '/first/activated');
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
    await visitPlainly(host, profile, address, until);
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
