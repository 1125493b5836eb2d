import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { folderWith } from '../support/folder-with.ts';
import { Host } from './host.ts';
import { version } from './versions.ts';
import { visitPlainly } from './visit-plainly.ts';

/**
 * A visitor who reads Home until the worker has taken it over, goes to the end, and opens About Us
 * once it is prepared. A page that is being prepared shares its storage with the one that is read.
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
    scrollTo(0, document.body.scrollHeight);
  });
}`;

// The worker registers seconds after load.
test.setTimeout(60_000);

test('on a first visit the next page is prepared after the worker has taken the first one over', async () => {
  const host = new Host();
  const address = await host.show(await version('first', { script: VISITOR }));
  await visitPlainly(host, fileURLToPath(folderWith()), address, '/opened/about-us');
  await host.leave();
  expect(host.asked).toContain('/opened/about-us');
});
