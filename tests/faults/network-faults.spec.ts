import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { PAGES_OF_EVERY_KIND } from '../support/pages.ts';
import { changeHtml, expect, test } from '../support/test.ts';

/** tests/delivery/outbox.spec.ts has the faults of storage and of the form's script. */
interface Fault {
  /**
   * Causes the fault before a page is opened. Calls `onFault` when a page meets it, so that the test
   * cannot pass without the fault.
   */
  cause: (page: Page, onFault: () => void) => Promise<unknown>;
  /** Errors that the browser logs for this fault. */
  expectedErrors?: RegExp;
}

const { header } = content('site');

/**
 * Expects what must work despite any fault: the heading is visible, the menu and an answer open and
 * close, links are there.
 */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const opener = page.getByRole('button', { name: header.openMenu });
  const donate = page.getByRole('navigation').getByRole('link', { name: header.donate });
  if (await opener.isVisible()) {
    const before = await donate.count();
    await opener.click();
    await expect(donate.last()).toBeVisible();
    await page.getByRole('button', { name: header.closeMenu }).click();
    await expect(donate).toHaveCount(before);
  } else await expect(donate.first()).toBeVisible();

  const [first] = content('faqs').questions;
  const control = page.locator('summary').filter({ hasText: first?.question ?? '' });
  if ((await control.count()) > 0) {
    const answer = page.getByText(first?.answer ?? '');
    await expect(answer).toBeHidden();
    await control.click();
    await expect(answer).toBeVisible();
    await control.click();
    await expect(answer).toBeHidden();
  }
}

/** Fails all requests of some types. Styles are inlined and cannot fail by themselves. */
const without =
  (types: string[]): Fault['cause'] =>
  (page, onFault) =>
    page.route('**/*', async (route) => {
      if (!types.includes(route.request().resourceType())) return route.fallback();
      onFault();
      return route.abort();
    });

/** Removes inline scripts, as some proxies and extensions do. */
const withoutInlineScripts: Fault['cause'] = (page, onFault) =>
  changeHtml(page, (html) =>
    html.replace(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, () => {
      onFault();
      return '';
    }),
  );

const FAULTS: Record<string, Fault> = {
  'inline scripts are removed': { cause: withoutInlineScripts },
  'nothing but the page itself arrives': {
    cause: without(['font', 'image', 'script']),
    // The delivering form's script stops with an error without its settings file.
    expectedErrors: /Failed to load resource|page error: Failed to fetch/,
  },
};

test.use({ viewport: { width: 360, height: 740 } });

for (const [fault, { cause, expectedErrors }] of Object.entries(FAULTS))
  test.describe(`when ${fault}`, () => {
    test.use({ expectedErrors });

    test('stays usable', async ({ page, open }) => {
      let hasFailed = false;
      await cause(page, () => (hasFailed = true));
      for (const { path } of PAGES_OF_EVERY_KIND) {
        await test.step(path, async () => {
          hasFailed = false;
          await open(path);
          await expectUsable(page);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await expect.poll(() => hasFailed).toBe(true);
        });
      }
    });
  });

test('shows text before the font on slow 2G', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // 2G in the Network Information API: 50 kbit/s, with its lowest latency.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1400,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  await page.goto('/donate', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => document.fonts.check('40px Ojuju'))).toBe(false);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  await expectUsable(page);
});

test.describe('when the connection is lost', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('keeps the open page usable', async ({ page, context, open }) => {
    const { form } = content('contact-us');
    await open('/contact-us');
    await page.getByLabel(form.message, { exact: true }).fill('Half a message');
    await context.setOffline(true);
    await expectUsable(page);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByLabel(form.message, { exact: true })).toHaveValue('Half a message');
    // The browser shows its own error page; back online the site works again.
    await page.goto('/donate').catch(() => {});
    await context.setOffline(false);
    await page.goto('/donate');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
