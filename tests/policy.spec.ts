import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * Every test of a page fails if that page breaks a rule of its own policy.
 */

/** Elements that an attacker puts into a page: their tag, attributes and text. */
const ELEMENTS: [what: string, tag: string, attributes: Record<string, string>, text?: string][] = [
  ['an inline script', 'script', {}, 'window.attacked = true'],
  ['a handler in an element', 'button', { onclick: 'window.attacked = true' }],
  ['a script of another host', 'script', { src: 'https://example.org/attack.js' }],
  ['an inline style', 'style', {}, 'body { display: none }'],
  ['another address for all links', 'base', { href: 'https://example.org/' }],
  ['a form that leads away', 'form', { action: 'https://example.org/' }],
];

const ATTACKS: [what: string, attack: (page: Page) => Promise<unknown>][] = [
  ...ELEMENTS.map(([what, ...parts]): (typeof ATTACKS)[number] => [
    what,
    (page) =>
      page.evaluate(([tag, attributes, text = '']) => {
        const element = document.createElement(tag);
        element.append(text);
        document.body.append(element);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        if (element instanceof HTMLFormElement) element.submit();
        else element.click();
      }, parts),
  ]),
  [
    'HTML put together as text',
    (page) =>
      page.evaluate(() => {
        document.body.innerHTML = '<img src="x:" onerror="window.attacked = true">';
      }),
  ],
  [
    'code as text',
    (page) =>
      page.evaluate(() => {
        Reflect.apply(window.setTimeout, window, ['window.attacked = true', 0]);
      }),
  ],
  ['a request to another host', (page) => page.evaluate(() => fetch('https://example.org/'))],
];

test('the policy in a page stops what is put into it', async ({ open, page, problems }) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
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
      await attack(page).catch(() => {});
      await expect.poll(() => page.evaluate('window.stopped')).toBe(true);
      expect(await page.evaluate('window.attacked')).toBeUndefined();
      expect(await page.evaluate('getComputedStyle(document.body).display')).not.toBe('none');
      expect(await page.evaluate(() => [location.href, document.baseURI])).toEqual(before);
    });
  }
  // What measuring tools do under the policy of the page.
  expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200);
  // The blocked elements are those of this test.
  expect(problems.length).toBeGreaterThanOrEqual(ATTACKS.length);
  problems.length = 0;
});
