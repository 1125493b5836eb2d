import { content } from '../support/content.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const site = content('site');
const facts = content('organisation');
const { header, footer } = site;
const heading = {
  '/': content('home').hero.headline.join(' '),
  '/about-us': content('about-us').biography.heading,
  '/contact-us': content('contact-us').contact.heading,
  '/donate': content('donate').hero.heading,
};

const LINKS = [
  { place: 'banner', text: header.links.about, to: '/about-us' },
  { place: 'banner', text: header.links.contact, to: '/contact-us' },
  { place: 'banner', text: header.donate, to: '/donate' },
  { place: 'banner', text: header.homeLabel, to: '/' },
  { place: 'contentinfo', text: header.links.about, to: '/about-us' },
  { place: 'contentinfo', text: header.links.contact, to: '/contact-us' },
  { place: 'contentinfo', text: header.links.home, to: '/' },
  { place: 'contentinfo', text: footer.contactCard.button, to: '/contact-us' },
] as const;

for (const { place, text, to } of LINKS) {
  test(`"${text}" in the ${place} leads to ${to}`, async ({ page, open }) => {
    await open(to === '/' ? '/donate' : '/');
    await page.getByRole(place).getByRole('link', { name: text, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[to]);
    expect(new URL(page.url()).pathname).toBe(to);
  });
}

test('the header stays in sight and says which page this is', async ({ page, open }) => {
  for (const [path, current] of [
    ['/', header.links.home],
    ['/about-us', header.links.about],
    ['/contact-us', header.links.contact],
    ['/donate', header.donate],
  ] as const) {
    await open(path);
    const banner = page.getByRole('banner');
    await expect(banner.locator('[aria-current="page"]:visible')).toHaveText(current);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(banner.getByRole('link', { name: header.links.about })).toBeInViewport();
  }
});

test('placeholder links look like links, take no focus and go nowhere', async ({ page, open }) => {
  await open('/');
  const { ourTeams, ourPartners, support, faqs } = footer.links;
  for (const text of [ourTeams, ourPartners, support, faqs]) {
    const link = page.getByRole('contentinfo').getByText(text, { exact: true });
    await expect(link).toBeVisible();
    const takesFocus = await link.evaluate((element: HTMLElement) => {
      element.focus();
      return element.tagName !== 'A' || document.activeElement === element;
    });
    expect(takesFocus).toBe(false);
    await link.click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
  }
});

for (const { path } of PAGES) {
  test(`links of ${path} to other sites open a tab of their own and say so`, async ({
    page,
    open,
  }) => {
    await open(path);
    const expected = [
      facts.addresses.signUpForm,
      facts.addresses.facebook,
      facts.addresses.instagram,
      facts.addresses.youtube,
      facts.addresses.telegram,
    ];
    const links = page.locator('a[href^="https:"]');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect([...new Set(addresses)].sort()).toEqual([...expected].sort());
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(new RegExp(`\\(${site.newTab}\\)`));
    }
  });
}

test('the support address opens the mail program', async ({ page, open }) => {
  await open('/contact-us');
  await expect(page.getByRole('link', { name: facts.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${facts.supportEmail}`,
  );
});
