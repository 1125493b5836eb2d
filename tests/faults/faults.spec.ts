import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { PAGES_OF_EVERY_KIND } from '../support/pages.ts';
import { expectUsable } from '../support/still-usable.ts';
import { expect, test } from '../support/test.ts';

/** Faults of storage and of the delivering form's scripts are in tests/delivery/faults.spec.ts. */
interface Fault {
  fault: string;
  /**
   * Causes the fault before a page is opened. Calls `met` when a page meets it, so that the test
   * cannot pass without the fault.
   */
  cause: (page: Page, met: () => void) => Promise<void>;
  /** Errors that the browser logs for this fault; any other fails the test. */
  complaint?: RegExp;
  /** The only page that can meet it. */
  only?: string;
}

const { keptOnDevice } = content('organisation');
const lost = /Failed to load resource/;

/** Fails all requests of one type. Styles are inlined and cannot fail by themselves. */
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

/** Removes inline scripts, as some proxies and extensions do. */
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

const forbidWorkers: Fault['cause'] = async (page, met) => {
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
  { fault: 'inline scripts are removed', cause: withoutInlineScripts },
  { fault: 'no font arrives', cause: without('font'), complaint: lost },
  { fault: 'no picture arrives', cause: without('image'), complaint: lost },
  {
    fault: 'no file of a script arrives',
    cause: without('script'),
    // The delivering form's script stops with an error without its settings file.
    complaint: /Failed to load resource|page error: Failed to fetch/,
    only: '/contact-us',
  },
  {
    fault: 'an old cached page requests pictures of its own build',
    cause: without('image', 'gone'),
    complaint: lost,
  },
  {
    fault: 'an old cached page requests the font of its own build',
    cause: without('font', 'gone'),
    complaint: /Failed to load resource|OTS parsing error|Failed to decode/,
  },
  ...(keptOnDevice ? [{ fault: 'service workers are forbidden', cause: forbidWorkers }] : []),
];

test.use({ viewport: { width: 360, height: 740 } });

/** Removes the errors that the fault itself causes. */
function ignoreErrors(problems: string[], complaint: RegExp | undefined): void {
  if (!complaint) return;
  const others = problems.filter((problem) => !complaint.test(problem));
  problems.splice(0, problems.length, ...others);
}

for (const { fault, cause, complaint, only } of FAULTS) {
  test(`stays usable when ${fault}`, async ({ page, open, problems }) => {
    let met = false;
    await cause(page, () => (met = true));
    for (const { path } of PAGES_OF_EVERY_KIND.filter((page) => !only || page.path === only)) {
      await test.step(path, async () => {
        met = false;
        await open(path);
        await expectUsable(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect.poll(() => met).toBe(true);
      });
    }
    ignoreErrors(problems, complaint);
  });
}

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

test('keeps the open page usable when the connection is lost', async ({
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
  // The browser shows its own error page; back online the site works again.
  await page.goto('/donate').catch(() => {});
  await context.setOffline(false);
  await page.goto('/donate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  ignoreErrors(problems, /Failed to load resource|ERR_INTERNET_DISCONNECTED/);
});
