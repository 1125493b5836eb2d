import { fill } from '../../src/core/fill.ts';
import { everySetting, STATEMENT } from '../fixtures/every-setting.ts';
import { FACTS } from '../fixtures/real-settings.ts';
import { FILLED_IN, WITH_ACCOUNTS, WITH_DATES } from '../budgets.ts';
import {
  axeFaults,
  setStyle,
  smallTargets,
  TEXT_200,
  unreadable,
} from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

const { name, supportEmail: EMAIL } = FACTS;
const PATH = '/accessibility';

const test = testWith(everySetting);

const statement = content('accessibility', { organisation: name, email: EMAIL });
const { commitment, standard, status, tests, limits, feedback, review } = statement;
const PARTS = [commitment, standard, status, tests, limits, feedback, review];

test('the statement says what the organisation decided, in its order, where to write, and can be read at every width', async ({
  page,
  open,
}) => {
  await open(PATH);
  await expect(page).toHaveTitle(statement.title);
  const region = page.getByRole('main').getByRole('region', { name: statement.heading });
  await expect(region.getByRole('heading')).toHaveText([
    statement.heading,
    ...PARTS.map(({ heading }) => heading),
  ]);
  await expect(region.getByRole('paragraph')).toHaveText([
    statement.lead,
    ...PARTS.flatMap((part) => [...part.text, ...(part === feedback ? [feedback.answer] : [])]).map(
      (words) => fill(words, { ...STATEMENT, reviewed: '5 January 2026' }),
    ),
  ]);
  const points = PARTS.flatMap((part) => part.points ?? []);
  await expect(region.getByRole('listitem')).toHaveText(points);
  await expect(region.getByText(/[{}]/)).toHaveCount(0);
  // A form that sends nothing is not offered.
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText([feedback.write]);
  await expect(links).toHaveAttribute('href', `mailto:${EMAIL}`);

  for (const [width, css] of [
    [320, ''],
    [1440, ''],
    [360, TEXT_200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setStyle(page, css);
    expect.soft(await unreadable(page), `${width} px ${css}`).toEqual([]);
  }
  await setStyle(page, '');
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await smallTargets(page)).toEqual([]);
});

test('the words of every page still fit the first answer of a connection', async ({ request }) => {
  for (const path of [...FOUR_PAGES.map((page) => page.path), PATH]) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const size = Number(response.headers()['content-length']);
    expect(size, path).toBeGreaterThan(0);
    const most: Record<string, number> = { '/': WITH_DATES, '/donate': WITH_ACCOUNTS };
    expect(size, path).toBeLessThanOrEqual(most[path] ?? FILLED_IN);
  }
});
