import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { localeOf } from '#content/languages/language.ts';
import { builtPage, fileFor, textOf } from '../support/built.ts';
import { content } from '../support/content.ts';

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

/** The line that says of which day the page is, with the words for today. */
export const lineOf = (page: Page, words: string, language: 'en' | 'fr' = 'en') => {
  const locale = localeOf({ code: language, region: content('language', {}, language).region });
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  return page.getByRole('status').filter({ hasText: words.replace('{day}', format.format()) });
};
