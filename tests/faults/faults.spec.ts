import type { Page, Route } from '@playwright/test';
import { content } from '../support/content.ts';
import { PAGES_OF_EVERY_KIND } from '../support/pages.ts';
import { expectUsable } from '../support/still-usable.ts';
import { expect, test } from '../support/test.ts';

/**
 * Storage, and files of script, are only asked for by a form that delivers:
 * tests/delivery/faults.spec.ts.
 */
interface Fault {
  fault: string;
  /**
   * Breaks something before a page is opened, and tells when a page has met it: else nothing would
   * have been tested.
   */
  cause: (page: Page, met: () => void) => Promise<void>;
  /** What the browser itself writes into the console then; anything else is a failure. */
  complaint?: RegExp;
}

const { keptOnDevice } = content('organisation');
const lost = /Failed to load resource/;

/**
 * Takes away all requests of one kind. The style stands inside each page: no fault takes it away
 * alone.
 */
const without =
  (type: string, answer: 'abort' | 'gone' = 'abort'): Fault['cause'] =>
  async (page, met) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== type) return route.fallback();
      met();
      if (answer === 'abort') return route.abort();
      await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    });
  };

/** Takes out the scripts that stand inside the page, as a proxy or an extension does. */
const withoutInlineScripts: Fault['cause'] = async (page, met) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    const body = html.replace(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, '');
    if (body !== html) met();
    await route.fulfill({ response, body });
  });
};

const withoutWorkers: Fault['cause'] = async (page, met) => {
  await page.exposeFunction('asked', met);
  await page.addInitScript(() => {
    const refused = () => {
      (window as unknown as { asked: () => void }).asked();
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
    Object.defineProperty(navigator.serviceWorker, 'register', { value: refused });
  });
};

const FAULTS: Fault[] = [
  { fault: 'scripts inside the page are removed', cause: withoutInlineScripts },
  { fault: 'no font arrives', cause: without('font'), complaint: lost },
  { fault: 'no picture arrives', cause: without('image'), complaint: lost },
  {
    fault: 'a page kept for long asks for pictures of an older build',
    cause: without('image', 'gone'),
    complaint: lost,
  },
  {
    fault: 'a page kept for long asks for the font of an older build',
    cause: without('font', 'gone'),
    complaint: /Failed to load resource|OTS parsing error|Failed to decode/,
  },
  ...(keptOnDevice
    ? [{ fault: 'workers that keep files are forbidden', cause: withoutWorkers }]
    : []),
];

test.use({ viewport: { width: 360, height: 740 } });

/** Leaves what the fault itself puts into the console, so that only other errors fail the test. */
function forgive(problems: string[], complaint: RegExp | undefined): void {
  if (!complaint) return;
  const others = problems.filter((problem) => !complaint.test(problem));
  problems.splice(0, problems.length, ...others);
}

for (const { fault, cause, complaint } of FAULTS) {
  test(`where ${fault}, pages are read and used`, async ({ page, open, problems }) => {
    let met = false;
    await cause(page, () => (met = true));
    for (const { path } of PAGES_OF_EVERY_KIND) {
      await test.step(path, async () => {
        met = false;
        await open(path);
        await expectUsable(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect.poll(() => met).toBe(true);
      });
    }
    forgive(problems, complaint);
  });
}

test('each file of Contact Us may be missing while the others arrive', async ({
  page,
  problems,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    // Other pages are fetched ahead of a visit; they are no part of this one.
    if (request.url().includes('/_astro/')) files.add(request.url());
  });
  const readToTheEnd = async () => {
    await page.goto('/contact-us');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  };
  await readToTheEnd();
  expect(files.size).toBeGreaterThan(1);
  // A file takes as long as the first look at the page did, also on a machine that does much else.
  test.setTimeout(30_000 + files.size * 10_000);
  // What a missing file makes the page ask for in its place is no part of it.
  for (const file of [...files]) {
    let missed = false;
    const lose = async (route: Route) => {
      missed = true;
      await route.abort();
    };
    await page.route(file, lose);
    await readToTheEnd();
    await expectUsable(page);
    expect(missed, file).toBe(true);
    await page.unroute(file, lose);
  }
  // Without the file of its words and addresses the script of a form that delivers ends, and says
  // so.
  forgive(problems, /Failed to load resource|page error: Failed to fetch/);
});

test('on a slow 2G line the words are there before the font', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // 2G as the network information specification counts it: 50 kbit/s, here with its shortest way to
  // and fro.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1400,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });
  let fontArrived = false;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fontArrived = true;
  });
  await page.goto('/donate', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => document.fonts.check('40px Ojuju'))).toBe(false);
  expect(fontArrived).toBe(false);
  const painted = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length > 0)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  expect(painted).toBe(true);
  await expectUsable(page);
});

test('a connection lost between pages leaves the page that is open as it is', async ({
  page,
  context,
  open,
  problems,
}) => {
  const { form } = content('contact-us');
  await open('/contact-us');
  await page.getByLabel(form.message, { exact: true }).fill('Half a message');
  await context.setOffline(true);
  await expectUsable(page);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByLabel(form.message, { exact: true })).toHaveValue('Half a message');
  // The next page is the browser's own to excuse; back again the visitor is where they were.
  await page.goto('/donate').catch(() => {});
  await context.setOffline(false);
  await page.goto('/donate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  forgive(problems, /Failed to load resource|ERR_INTERNET_DISCONNECTED/);
});
