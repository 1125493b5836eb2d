import { content } from '../support/content.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

test('a visitor finds on Home and on Donate what the team counts', async ({ page, open }) => {
  await open('/');
  const numbers = page.getByRole('region', { name: 'The example in numbers' });
  await expect(numbers).toMatchAriaSnapshot(`
    - heading [level=2]
    - term: places in each workshop
    - definition: "12"
  `);
  const said = page.getByRole('region', { name: 'What they say' }).getByRole('figure');
  await expect(said).toContainText(['Thabo Example']);

  await test.step('Home leads to the list of a date that takes names, and to no other', async () => {
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

  await open('/donate');
  const gift = page.getByRole('region', { name: 'What a donation did' });
  await expect(gift.getByRole('figure').getByRole('blockquote')).toContainText(/bus to Lagos/);
});
