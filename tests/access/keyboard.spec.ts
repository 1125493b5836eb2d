import type { Page } from '@playwright/test';
import { focusFaults, spoken } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { PAGES, UNKNOWN } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const site = content('site');
const facts = content('organisation');
const statement = content('accessibility');
const { header, footer } = site;

const link = (text: string, newTab = false) => `link "${text}${newTab ? ` (${site.newTab})` : ''}"`;
const button = (text: string) => `button "${text}"`;
/** A link where content gives an address; a placeholder is no stop. */
const perhaps = (text: string, href: string | undefined) =>
  href ? [link(text, href.startsWith('https:'))] : [];

const atTop = (desktop: boolean) => [
  link(site.skipLink),
  link(header.homeLabel),
  ...(desktop
    ? [...Object.values(header.links).map((text) => link(text)), link(header.donate)]
    : [button(header.openMenu)]),
];

const atEnd = [
  link(site.joinButton, true),
  link(footer.contactCard.button),
  ...Object.values(header.links).map((text) => link(text)),
  ...(statement.publish ? [link(statement.link)] : []),
  ...perhaps(footer.links.ourTeams, facts.footerLinks.ourTeams),
  ...perhaps(footer.links.ourPartners, facts.footerLinks.ourPartners),
  ...perhaps(footer.links.support, facts.footerLinks.support),
  ...perhaps(footer.links.faqs, facts.footerLinks.faqs),
  ...(['facebook', 'instagram', 'youtube', 'telegram'] as const).map((name) =>
    link(footer.links[name], true),
  ),
  link(header.homeLabel),
];

const offers = (
  ['techTraining', 'businessEducation', 'leadershipDevelopment', 'communitySupport'] as const
).map((name) => {
  const { button: text } = content('offer').offers[name];
  const href = facts.offerLinks[name];
  return href ? link(text, href.startsWith('https:')) : button(text);
});

const contact = content('contact-us');
const community = contact.community;
const counted = (template: string, current: number) =>
  template.replace('{current}', String(current)).replace('{total}', '8');
const dots = (desktop: boolean) =>
  Array.from({ length: desktop ? 4 : 8 }, (_, index) =>
    link(counted(community.dotLabel, index + 1)),
  );

/** Between header and footer, in reading order. */
const BETWEEN: Record<string, (desktop: boolean) => string[]> = {
  home: () => [link(site.joinButton, true), ...offers],
  'about-us': () => offers,
  'contact-us': (desktop) => [
    link(facts.supportEmail),
    ...[contact.form.name, contact.form.email, contact.form.phone, contact.form.message].map(
      (label) => `textbox "${label}"`,
    ),
    button(contact.form.submit),
    `list "${community.picturesLabel}"`,
    ...dots(desktop),
    link(site.joinButton, true),
    ...content('faqs').questions.map(({ question }) => `summary "${question}"`),
  ],
  donate: () => [
    ...[content('donate').card.button, content('donate').bank.button].map(button),
    ...offers,
  ],
  accessibility: () => [
    link(statement.feedback.write),
    ...(facts.contact.delivery === 'none' ? [] : [link(statement.feedback.form)]),
  ],
};

/**
 * Presses a key until the focus leaves the page for the browser's own controls, or that often; gives the stops and
 * what is wrong there.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = 80) {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    let stop = await spoken(page);
    if (!stop && step === 0) {
      // Out of the page and in again at its other end.
      await page.keyboard.press(key);
      stop = await spoken(page);
    }
    if (!stop) break;
    stops.push(stop.text);
    faults.push(...(await focusFaults(page)).map((fault) => `${key}, ${stop.text}: ${fault}`));
  }
  return { stops, faults };
}

const SIZES = [
  { size: 'phone, 360 x 740', width: 360, height: 740, desktop: false },
  { size: 'desktop, 1440 x 900', width: 1440, height: 900, desktop: true },
];

// Each step is looked at when the page has come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { size, width, height, desktop } of SIZES) {
  test.describe(size, () => {
    test.use({ viewport: { width, height } });

    for (const { name, path } of [...PAGES, { name: 'home', path: UNKNOWN }]) {
      test(`Tab visits ${path} in reading order, there and back, always in sight`, async ({
        page,
        open,
        problems,
      }) => {
        await open(path);
        if (path === UNKNOWN) problems.length = 0;
        const expected = [...atTop(desktop), ...(BETWEEN[name]?.(desktop) ?? []), ...atEnd];
        const there = await walk(page, 'Tab');
        expect(there.stops).toEqual(expected);
        const back = await walk(page, 'Shift+Tab', expected.length);
        expect(back.stops).toEqual(expected.toReversed());
        expect([...there.faults, ...back.faults]).toEqual([]);
      });
    }
  });
}

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens by Enter and keeps the focus inside', async ({ page, open }) => {
    await open('/about-us');
    const opener = page.getByRole('button', { name: header.openMenu });
    await opener.focus();
    await page.keyboard.press('Enter');
    const inside = [
      button(header.closeMenu),
      ...Object.values(header.links).map((text) => link(text)),
      link(header.donate),
    ];
    const first = await spoken(page);
    expect(first?.text).toBe(inside[0]);
    const { stops, faults } = await walk(page, 'Tab');
    expect([first?.text, ...stops]).toEqual(inside);
    expect(faults).toEqual([]);
    // A second round, so that nothing behind the menu takes the focus on the way.
    for (const round of ['first', 'second']) {
      const back = await walk(page, 'Shift+Tab', inside.length);
      expect(back.stops, `${round} round back`).toEqual(inside.toReversed());
    }
  });

  test('gives the focus back to its button after Escape and after Close', async ({
    page,
    open,
  }) => {
    await open('/');
    const opener = page.getByRole('button', { name: header.openMenu });
    for (const key of ['Escape', 'Enter']) {
      await opener.press('Enter');
      await expect(page.getByRole('button', { name: header.closeMenu })).toBeFocused();
      await page.keyboard.press(key);
      await expect(opener).toBeFocused();
    }
  });
});

test('the skip link leads to the content, and Tab goes on from there', async ({ page, open }) => {
  await open('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await spoken(page))?.text).toBe(link(site.joinButton, true));
});
