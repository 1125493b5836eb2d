import { fill } from '#content/text/fill.ts';
import { content } from '../support/content.ts';
import { EXAMPLE, testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

const { title, heading, lead, ...parts } = content('accessibility', EXAMPLE);
const { commitment, standard, status, tests, limits, feedback, review } = parts;
const PARTS = [commitment, standard, status, tests, limits, feedback, review];

test('the statement says what the organisation decided, in its order, and where to write', async ({
  page,
  open,
}) => {
  await open('/accessibility');
  await expect(page).toHaveTitle(title);
  const region = page.getByRole('main').getByRole('region', { name: heading });
  await expect(region.getByRole('heading')).toHaveText([
    heading,
    ...PARTS.map((part) => part.heading),
  ]);
  const [first = ''] = PARTS.flatMap((part) => part.text);
  await expect(region.getByRole('paragraph').first()).toHaveText(lead);
  await expect(region.getByText(fill(first, {}), { exact: true })).toBeVisible();
  await expect(region.getByRole('listitem')).toHaveText(PARTS.flatMap((part) => part.points ?? []));
  await expect(region.getByText(/[{}]/)).toHaveCount(0);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText([EXAMPLE.email, feedback.write, feedback.form]);
  for (const link of [links.first(), links.nth(1)])
    await expect(link).toHaveAttribute('href', `mailto:${EXAMPLE.email}`);
  await expect(links.last()).toHaveAttribute('href', '/contact-us');
});
