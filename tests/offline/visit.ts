import { expect, type Page } from '@playwright/test';
import { localeOf } from '../../src/core/languages/language.ts';
import { content } from '../support/content.ts';

/** Opens the site and waits until its worker is activated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
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
