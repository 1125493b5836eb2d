/** Returning visitors get the version that is online. */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { folderWith } from '../support/folder-with.ts';
import { SwitchableHost } from '../support/switchable-host.ts';
import { version } from './versions.ts';
import { visitWithoutDebugger } from './visit-without-debugger.ts';

/** The versions whose pages a visitor saw since the site was last put online. */
const shown = ({ paths }: SwitchableHost) =>
  new Set(
    paths.flatMap((path) => (path.startsWith('/shown/') ? [path.slice('/shown/'.length)] : [])),
  );

/** A script that reports the state of its worker. */
const reporting = (name: string) =>
  `self.serviceWorker.addEventListener('statechange', () => void fetch('/${name}/' + self.serviceWorker.state));`;

/**
 * A visitor who stays on Home until the worker controls it, comes to the link to About Us by
 * keyboard, and opens it once it is prerendered. A prerendered page shares its storage with the
 * visible one.
 */
const VISITOR = `
if (document.prerendering) {
  localStorage.prepared = location.pathname;
  document.addEventListener('prerenderingchange', () => {
    new Image().src = '/opened' + location.pathname;
  });
} else if (location.pathname === '/') {
  addEventListener('storage', ({ newValue }) => {
    if (newValue === '/about-us') document.querySelector('footer a[href="/about-us"]').click();
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    document.querySelector('footer a[href="/about-us"]').focus({ focusVisible: true });
  });
}`;

test('prerenders the next page of a first visit after the worker has taken control; shows a new version, a rollback and the end of caching at the first visit', async () => {
  const host = new SwitchableHost();
  const profile = fileURLToPath(folderWith());
  const [first, second, none] = await Promise.all([
    version('first', { worker: reporting('first'), script: VISITOR }),
    version('second', { worker: reporting('second') }),
    version('none', { keep: false, worker: reporting('none') }),
  ]);

  let address = await host.show(first);
  await visitWithoutDebugger(host, profile, address, '/opened/about-us');
  expect(host.paths).toContain('/first/activated');
  expect(shown(host)).toEqual(new Set(['first']));

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
