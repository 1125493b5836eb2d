import { loadHeaders } from '../hosting/headers.ts';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const ATTACKS: [what: string, attack: () => void][] = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script');
      script.append('window.attacked = true');
      document.body.append(script);
    },
  ],
  [
    'a handler in an element',
    () => {
      const button = document.createElement('button');
      document.body.append(button);
      button.setAttribute('onclick', 'window.attacked = true');
      button.click();
    },
  ],
  [
    'HTML put together as text',
    () => {
      document.body.innerHTML = '<img src="x:" onerror="window.attacked = true">';
    },
  ],
  [
    'code as text',
    () => {
      Reflect.apply(window.setTimeout, window, ['window.attacked = true', 0]);
    },
  ],
  [
    'a script of another host',
    () => {
      const script = document.createElement('script');
      script.setAttribute('src', 'https://example.org/attack.js');
      document.body.append(script);
    },
  ],
  ['a request to another host', () => void fetch('https://example.org/').catch(() => {})],
  [
    'an inline style',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.body.append(style);
    },
  ],
  [
    'another address for all links',
    () => {
      const base = document.createElement('base');
      base.href = 'https://example.org/';
      document.head.append(base);
    },
  ],
  [
    'a form that leads away',
    () => {
      const form = document.createElement('form');
      form.action = 'https://example.org/';
      document.body.append(form);
      form.submit();
    },
  ],
];

test('no page breaks a rule of its policy, and each has its headers', async ({
  open,
  page,
  dist,
}) => {
  const headersOf = loadHeaders(dist);
  for (const { path } of [...PAGES, { path: UNKNOWN }]) {
    await test.step(path, async () => {
      // The fixture fails the test for any violation, console error or request to another host.
      const response = await open(path);
      const headers = (await response?.allHeaders()) ?? {};
      const wanted = headersOf(path === UNKNOWN ? '/404.html' : path);
      for (const [name, value] of Object.entries(wanted)) {
        expect.soft(headers[name.toLowerCase()], name).toBe(value);
      }
      // What measuring tools do under the policy of the page.
      expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200);
      for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
      await page.locator('body > footer').scrollIntoViewIfNeeded();
    });
  }
});

for (const by of ['header and page', 'page alone'] as const) {
  test(`the policy, by ${by}, stops what is put into a page`, async ({ open, page, problems }) => {
    if (by === 'page alone') {
      await page.route('**/*', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers['content-security-policy'];
        await route.fulfill({ response, headers });
      });
    }
    await open('/contact-us');
    const before = await page.evaluate(() => [location.href, document.baseURI]);
    for (const [what, attack] of ATTACKS) {
      await test.step(what, async () => {
        await page.evaluate(() => {
          Object.assign(window, { stopped: false });
          addEventListener(
            'securitypolicyviolation',
            () => Object.assign(window, { stopped: true }),
            { once: true },
          );
        });
        await page.evaluate(attack).catch(() => {});
        await expect.poll(() => page.evaluate('window.stopped')).toBe(true);
        expect(await page.evaluate('window.attacked')).toBeUndefined();
        expect(await page.evaluate('getComputedStyle(document.body).display')).not.toBe('none');
        expect(await page.evaluate(() => [location.href, document.baseURI])).toEqual(before);
      });
    }
    // What was stopped is what this test asked for.
    expect(problems.length).toBeGreaterThanOrEqual(ATTACKS.length);
    problems.length = 0;
  });
}
