import { content } from '../support/content.ts';
import { LONGEST, PORTRAIT, SIGNATURE } from '../support/sites.ts';
import { EXAMPLE, testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

test('Home and About Us show the name, the portrait and the signature of the founder', async ({
  page,
  open,
}) => {
  for (const [path, region] of [
    ['/', content('home').vision.heading],
    ['/about-us', LONGEST.biography],
  ] as const) {
    await open(path);
    const section = page.getByRole('region', { name: region });
    await expect(section.getByText(EXAMPLE.founder, { exact: true })).toBeVisible();
    await expect(section.getByRole('img', { name: SIGNATURE.alt })).toBeVisible();
    const portrait = section.getByRole('img', { name: PORTRAIT.alt });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/portrait|founder/);
  }
});

test('Home leads to the list of a date that takes names, and to no other', async ({
  page,
  open,
}) => {
  await open('/');
  const dates = page
    .getByRole('region', { name: 'Workshops and evenings' })
    .locator('li[data-ends]:visible');
  await expect(dates).toHaveCount(2);
  const { signUp, statuses } = content('calendar');
  const links = dates.getByRole('link', { name: signUp });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.org/record-at-home');
  await expect(dates.last()).toContainText(statuses.full);
});
