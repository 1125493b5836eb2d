import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { localeOf } from '#content/languages/language.ts';
import { builtPage, fileFor, textOf } from '../support/built.ts';
import { content } from '../support/content.ts';
import type { SwitchableHost } from '../support/switchable-host.ts';

/** Opens the site, lets its pause before the worker pass at once, and waits until that is activated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await page.clock.runFor(5000);
  await page.clock.resume();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

/** Serves another version and waits until its worker is waiting; false if it was refused. */
export async function putOnline(page: Page, host: SwitchableHost, dist: URL): Promise<boolean> {
  await host.show(dist);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    // The browser asks by itself, too. An update that it began before this version was online
    // answers ours as well (Service Workers, Schedule Job: equivalent jobs).
    if (!registration.installing && !registration.waiting) await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === 'installing') {
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    }
    return worker?.state === 'installed';
  });
}

/** The heading of a page of a built site, without visiting it. */
export function headingIn(dist: URL, path: string): string {
  const folder = fileURLToPath(dist);
  const { document } = builtPage(fileFor(path, folder) ?? '', folder);
  const heading = document.querySelector('h1');
  return heading ? textOf(heading) : '';
}

/** Waits until the newest worker of an opened page is that of English. */
export async function workerInEnglish(page: Page, url: string): Promise<void> {
  const newest = () =>
    page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return (waiting ?? active)?.scriptURL;
    });
  const locale = localeOf({ code: 'en', region: content('language').region });
  await expect.poll(newest).toBe(`${url}/sw.js?${locale}`);
}
