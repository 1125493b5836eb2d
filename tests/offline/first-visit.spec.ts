import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { folderWith } from '../support/folder-with.ts';
import { SwitchableHost } from '../support/switchable-host.ts';
import { version } from './versions.ts';
import { visitWithoutDebugger } from './visit-without-debugger.ts';

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

// The worker registers seconds after load.
test.setTimeout(60_000);

test('prerenders the next page of a first visit after the worker has taken control', async () => {
  const host = new SwitchableHost();
  const address = await host.show(await version('first', { script: VISITOR }));
  await visitWithoutDebugger(host, fileURLToPath(folderWith()), address, '/opened/about-us');
  await host.leave();
  expect(host.paths).toContain('/opened/about-us');
});
