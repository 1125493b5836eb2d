import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const home = content('home');
const { header } = content('site');

for (const address of [
  '/no-such-page',
  '/about-us/team',
  '/a/b/c/d?x=<script>alert(1)</script>#y',
  '/<script>alert(1)</script>',
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2f..%2fetc/passwd',
  '/.git/config',
  '/404',
]) {
  test(`${address} shows the default page`, async ({ page, open }) => {
    const response = await open(address);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toContain('alert(1)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline.join(' '));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${content('organisation').siteAddress}/`,
    );
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: header.links.about }).click();
    await expect(page).toHaveURL(/\/about-us$/);
  });
}

test('a query changes nothing', async ({ page, open }) => {
  const response = await open('/contact-us?name=<script>alert(1)</script>&message=hello');
  expect(response?.status()).toBe(200);
  expect(await response?.text()).not.toContain('alert(1)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content('contact-us').contact.heading,
  );
});
