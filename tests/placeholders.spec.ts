import type { Page } from '@playwright/test';
import { content } from './support/content.ts';
import { requestsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/**
 * As long as the team has not filled in where they lead, buttons and links are there and lead
 * nowhere.
 */
const facts = content('organisation');

/** What a visitor or their network would notice from now on. */
function noticed(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => {
    // Playwright's own, which says that it blocks the worker, comes from no file.
    if (message.location().url) lines.push(`${message.type()}: ${message.text()}`);
  });
  return { lines, requests: requestsOf(page) };
}

// That every page has the same buttons and links is in tests/built/links.built.test.ts.
test('buttons and links without an address do nothing yet', async ({ page, open }) => {
  const offerLinks: Record<string, string | undefined> = facts.offerLinks;
  const offers = Object.entries(content('offer').offers).filter(([name]) => !offerLinks[name]);
  await open('/donate');
  const { lines, requests } = noticed(page);
  const address = page.url();
  for (const [, { title, button }] of offers) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await item.getByRole('button', { name: button, exact: true }).click();
  }
  const { links } = content('site').footer;
  for (const name of ['ourTeams', 'ourPartners', 'support', 'faqs'] as const) {
    if (facts.footerLinks[name]) continue;
    const link = page.getByRole('contentinfo').getByText(links[name], { exact: true });
    await link.focus();
    await expect(link, name).not.toBeFocused();
    await link.click();
  }
  expect(page.url()).toBe(address);
  expect([...lines, ...requests]).toEqual([]);

  // A way to give is filled in.
  if (facts.donate.card.length + facts.donate.bank.length > 0) return;
  const donate = content('donate');
  const before = await page.getByRole('main').innerText();
  for (const [way, said] of [
    ['card', 'Donate'],
    ['bank', 'Make Transfer'],
  ] as const) {
    const control = page.getByRole('button', { name: donate[way].button, exact: true });
    lines.length = 0;
    await control.click();
    await expect.poll(() => lines).toEqual([expect.stringContaining(`log: ${said}`)]);
    await control.press('Enter');
    await expect.poll(() => lines).toHaveLength(2);
  }
  expect(page.url()).toBe(address);
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(requests).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const way of ['card', 'bank'] as const)
    await expect(page.getByRole('heading', { name: donate[way].title })).toBeHidden();
});
