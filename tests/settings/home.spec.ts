import { content } from '../support/content.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

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
