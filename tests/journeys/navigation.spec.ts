import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { header } = content('site');
const HEADING = {
  '/': content('home').hero.headline.join(' '),
  '/about-us': content('about-us').biography.heading,
  '/contact-us': content('contact-us').contact.heading,
  '/donate': content('donate').hero.headline.join(' '),
};

/** Where every link of both leads is in tests/built/links.built.test.ts. */
const STEPS = [
  { place: 'banner', text: header.links.about, to: '/about-us', current: header.links.about },
  { place: 'banner', text: header.donate, to: '/donate', current: header.donate },
  { place: 'banner', text: header.homeLabel, to: '/', current: header.links.home },
  {
    place: 'contentinfo',
    text: header.links.contact,
    to: '/contact-us',
    current: header.links.contact,
  },
] as const;

// No link waits for a script.
test('links header and footer to every page, and marks the current one', async ({ page, open }) => {
  await open('/');
  const banner = page.getByRole('banner');
  for (const { place, text, to, current } of STEPS) {
    await page.getByRole(place).getByRole('link', { name: text, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[to]);
    expect(new URL(page.url()).pathname).toBe(to);
    await expect(banner.locator('[aria-current="page"]:visible')).toHaveText(current);
    if (place === 'contentinfo') continue;
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(banner.getByRole('link', { name: header.links.about })).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address shows Home with status 404', async ({ page, open }) => {
    const banner = page.getByRole('banner');
    const response = await open('/a/b/c/d?x=<script>alert(1)</script>#y');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING['/']);
    await expect(banner.locator('[aria-current]')).toHaveCount(0);
    await banner.getByRole('link', { name: header.links.about }).click();
    await expect(page).toHaveURL(/\/about-us$/);
  });
});
