/** Returning visitors get the version that is online. */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { folderWith } from '../support/folder-with.ts';
import { SwitchableHost } from '../support/switchable-host.ts';
import { version } from './versions.ts';
import { visitWithoutDebugger } from './visit-without-debugger.ts';

/** The versions whose pages a visitor saw since the site was last put online. */
const shown = ({ paths }: SwitchableHost) =>
  paths.flatMap((path) => (path.startsWith('/shown/') ? [path.slice('/shown/'.length)] : []));

/** A script that reports the state of its worker. */
const reporting = (name: string) =>
  `self.serviceWorker.addEventListener('statechange', () => void fetch('/${name}/' + self.serviceWorker.state));`;

test('shows a new version, a rollback and the end of caching at the first visit', async () => {
  test.setTimeout(120_000);
  const host = new SwitchableHost();
  const profile = fileURLToPath(folderWith());
  const [first, second, none] = await Promise.all([
    version('first', { worker: reporting('first') }),
    version('second', { worker: reporting('second') }),
    version('none', { keep: false, worker: reporting('none') }),
  ]);

  let address = await host.show(first);
  await visitWithoutDebugger(host, profile, address, '/first/activated');
  expect(shown(host)).toEqual(['first']);

  const requests = [];
  for (const [dist, until] of [
    [second, '/second/installed'],
    // Rolled back while the new version is seen.
    [first, '/first/installed'],
    [none, '/none/activated'],
  ] as const) {
    address = await host.show(dist);
    await visitWithoutDebugger(host, profile, address, until);
    requests.push([...shown(host), host.paths.filter((path) => path === '/sw.js').length]);
  }
  expect(requests).toEqual([
    ['second', 1],
    ['first', 1],
    ['none', 1],
  ]);

  await host.leave();
});
