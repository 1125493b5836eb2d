import { content } from '../support/content.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

const PAGE = '/workshops';

const { past, none, statuses, addAll, series, signUp } = content('calendar');
/** What a page without a script must not say: it would say so of a past date one day. */
const SOON = /\b(next|upcoming|soon)\b/i;

const WEEK = 7 * 86_400_000;
const WRITTEN = Date.UTC(2027, 0, 4);
/** The Monday of this week: dates of the example keep their distance from it. */
const MONDAY = WRITTEN + Math.floor((Date.now() - WRITTEN) / WEEK) * WEEK;
/** The day on which its five evenings end, which begin on the Thursday of the next week. */
const thursday = (weeks: number) => new Date(MONDAY + weeks * WEEK + 3 * 86_400_000);
const dayIn = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

// The place of the evenings, whose time is also that of the reader.
test.use({ timezoneId: 'Africa/Lagos' });

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a reader sees the own time beside that of the place', async ({ page, open }) => {
    await open(PAGE);
    const evening = page.locator('#record-at-home');
    await expect(evening).toContainText('West Africa Time (GMT+1)');
    await expect(evening.getByText('your time')).toHaveText(/day,? 07:00–08:30, your time$/);
  });
});

test('a page that is never built again lists as past what has ended', async ({ page, open }) => {
  const main = page.getByRole('main');
  const ended = main
    .locator(`details:has(> summary:text-is("${past}"))`)
    .first()
    .locator('> ul > li');
  await open(PAGE);
  await expect(ended).toHaveText([/Lead a rehearsal/]);
  await expect(page.locator('#record-at-home')).toBeVisible();

  await page.clock.setFixedTime(new Date(thursday(2).getTime() + 86_400_000));
  await open(PAGE);
  const third = page.locator('#record-at-home_3');
  await expect(third.getByRole('heading', { name: 'Record at home' })).toBeVisible();
  await expect(page.locator('#record-at-home_4')).toBeHidden();
  await page.locator('#record-at-home_3 + li').getByText(series).click();
  await expect(page.locator('#record-at-home_4')).toBeVisible();

  await page.clock.setFixedTime('2040-01-01');
  await open(PAGE);
  await expect(main.locator('li[data-ends]').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText(none).filter({ visible: true })).toHaveCount(2);
  await expect(ended).toContainText([/home/, /home/, /home/, /signs/, /home/, /home/, /Lead/]);
});

test('one date of a series is at another time and place', async ({ page, open }) => {
  await open(`${PAGE}#record-at-home_3`);
  const changed = page.locator('#record-at-home_3');
  await expect(changed).toBeInViewport();
  await expect(changed).toContainText(/17:00–.*Example Library/);
  await expect(changed.getByText(statuses.changed)).toBeVisible();
  await expect(page.locator('#record-at-home_4').getByText(statuses.changed)).toHaveCount(0);
  const ids = await page.locator('main li[id]').evaluateAll((rows) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await open(`${PAGE}#lead-a-rehearsal`);
  await expect(page.getByRole('heading', { name: 'Lead a rehearsal' })).toBeVisible();

  await open(PAGE);
  const row = page.locator('#record-at-home');
  await expect(row).toContainText('West Africa Time (GMT+1)');
  await expect(row.getByText('your time')).toHaveCount(0);
  const seams = await page
    .getByRole('list')
    .filter({ has: row })
    .evaluate((list) => list.clientHeight - parseFloat(getComputedStyle(list, '::before').height));
  expect(Math.abs(seams), 'one strip runs along all dates').toBeLessThan(1);
  // On a desktop stitches lead from the title to the words beside it.
  const stitches = await row
    .getByRole('heading')
    .evaluate((it) => parseFloat(getComputedStyle(it, '::after').width));
  expect(stitches).toBeGreaterThan(50);
  await expect(row).toMatchAriaSnapshot(`
    - heading "Record at home" [level=3]
    - paragraph:
      - time: Thursday ${dayIn(thursday(1))}
    - paragraph: /18:00–19:30/
  `);
  const about = / – Record at home – Thursday, /;
  for (const name of [signUp, addAll])
    await expect(row.getByRole('link', { name }).first()).toHaveAccessibleName(about);
  const links = await page.locator('[data-hook=dates] li[data-ends] a').allTextContents();
  expect(new Set(links).size).toBe(links.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads day, time and zone of every date of a series', async ({ page, open }) => {
    await open(PAGE);
    const main = page.getByRole('main');
    const evenings = main.locator('#record-at-home');
    await expect(evenings).toContainText(/day .*18:00–19:30.*West Africa Time \(GMT\+1\)/);
    await expect(main.getByText('your time')).toHaveCount(0);
    await expect(main).not.toContainText(SOON);
    await main.getByText(past).first().click();
    await expect(main.getByText('Lead a rehearsal').last()).toBeVisible();

    await expect(evenings.getByRole('link', { name: addAll })).toBeVisible();
    const second = main.locator('#record-at-home_2');
    await expect(second).toBeHidden();
    await main.locator('#record-at-home + li').getByText(series).click();
    await expect(second).toContainText(`Thursday ${dayIn(thursday(2))}`);
  });
});
