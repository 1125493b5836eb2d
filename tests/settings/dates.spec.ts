import { brotliCompressSync } from 'node:zlib';
import { DATES_AHEAD } from '../fixtures/dates.ts';
import { withOwnPages } from '../fixtures/own-pages.ts';
import { boxOf } from '../support/boxes.ts';
import { content } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/** The dates of a page of the team's own; what every such page must be is in own-pages.spec.ts. */
const test = testWith(withOwnPages);

const PAGE = '/test-dates';
const { past, none, statuses, add, addAll, file, google, online, series, signUp } =
  content('calendar');
/** How many of the dates ahead are folded behind the first of their series. */
const LATER = 3 + 2 + 1;
const TITLE = /Open evening of/;
/** What a page without a script must not say: it would say so of a past date one day. */
const SOON = /\b(next|upcoming|soon)\b/i;

for (const [timezoneId, said] of [
  ['Africa/Lagos', undefined],
  ['Pacific/Kiritimati', /day,? 07:00–09:30, your time$/],
] as const)
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a reader sees the own time beside that of the place, where it is another', async ({
      page,
      open,
    }) => {
      await open(PAGE);
      const evening = page.getByRole('listitem').filter({ hasText: TITLE }).first();
      await expect(evening).toContainText('West Africa Time (GMT+1)');
      const own = evening.getByText('your time');
      if (said) await expect(own).toHaveText(said);
      else await expect(own).toHaveCount(0);
    });
  });

test('a page that is never built again lists as past what has ended, the next of a series in the place of the first, and says when none is to come', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main');
  const rows = main.locator('li[data-ends]').filter({ visible: true });
  const folded = main
    .locator(`details:has(> summary:text-is("${past}"))`)
    .last()
    .locator('> ul > li');
  await open(PAGE);
  await expect(rows).toHaveCount(DATES_AHEAD + 1 - LATER);
  await expect(folded).toHaveText([/A workshop of long ago/]);

  await page.clock.setFixedTime('2031-01-28T12:00Z');
  await open(PAGE);
  await expect(rows).toHaveCount(DATES_AHEAD - 1 - LATER);
  await expect(main.getByText(none).filter({ visible: true })).toHaveCount(1);
  await expect(folded).toContainText([TITLE, /A workshop of long ago/]);
  await main.getByText(past).last().click();
  await expect(folded.getByRole('link')).toHaveCount(0);

  await page.clock.setFixedTime('2031-03-15T12:00Z');
  await open(PAGE);
  const third = page.locator('#song-writing-3');
  await expect(third.getByRole('heading', { name: 'Song writing' })).toBeVisible();
  await expect(page.locator('#song-writing-4')).toBeHidden();
  await page.locator('#song-writing-3 + li').getByText(series).click();
  await expect(page.locator('#song-writing-4')).toBeVisible();

  await page.clock.setFixedTime('2033-01-01');
  await open(PAGE);
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(none).filter({ visible: true })).toHaveCount(2);
});

test('a screen reader hears the day after its heading, and which date and day a link is for', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const row = page.locator('#open-evening');
  await expect(row).toMatchAriaSnapshot(`
    - heading "Open evening of Haven Network" [level=3]
    - paragraph:
      - time: Thursday 16 January 2031
    - paragraph: /18:00–20:30/
  `);
  const about = / – Open evening of .* – Thursday, 16 January\s2031/;
  await row.getByText(add).click();
  for (const name of [signUp, online, google, file])
    await expect(row.getByRole('link', { name })).toHaveAccessibleName(about);
  const links = await page.locator('main li[data-ends]').getByRole('link').allTextContents();
  expect(new Set(links).size).toBe(links.length);
});

test('one date of a series is at another time and place, and says so', async ({ page, open }) => {
  await open(PAGE);
  await page.locator('#radio + li').getByText(series).click();
  const changed = page.locator('#radio-2');
  await expect(changed).toContainText(/20:00–21:00.*Studio 2/);
  await expect(changed.getByText(statuses.changed)).toBeVisible();
  await expect(page.locator('#radio-3').getByText(statuses.changed)).toHaveCount(0);
});

test('the number of a day is large, beside the words, and no date is torn', async ({
  page,
  open,
}) => {
  await open(PAGE);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const row = page.locator('#open-evening');
    const number = await boxOf(row.locator('time b'));
    const words = await boxOf(row.getByRole('heading'));
    expect(number.height).toBeGreaterThanOrEqual(36);
    expect(Math.abs(number.y - words.y)).toBeLessThan(16);
    expect(words.x).toBeGreaterThan(number.right);
    // The month and the year, in one line each.
    const lines = await page.locator('main time:visible').evaluateAll((times) =>
      times.map(({ lastChild }) => {
        const range = document.createRange();
        if (lastChild) range.selectNode(lastChild);
        return { text: lastChild?.textContent ?? '', lines: range.getClientRects().length };
      }),
    );
    for (const { text, lines: count } of lines)
      if (/^\s*[A-Z]\w+\s\d{4}$/.test(text)) expect(count, text).toBe(1);
  }
});

test('every date has an address of its own, which opens the fold', async ({ page, open }) => {
  await open(PAGE);
  const ids = await page.locator('main li[id]').evaluateAll((rows) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(DATES_AHEAD + 1);
  await open(`${PAGE}#song-writing-3`);
  const third = page.locator('#song-writing-3');
  await expect(third).toBeInViewport();
  await expect(third).toContainText('21 March 2031');
  await open(`${PAGE}#long-ago`);
  await expect(page.getByRole('heading', { name: 'A workshop of long ago' }).first()).toBeVisible();
});

test('a visitor puts a whole series into a calendar, no cancelled date, and signs up for no full one', async ({
  page,
  request,
  open,
}) => {
  await open(PAGE);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last();
  for (const [title, status] of [
    ['Concert', statuses.cancelled],
    ['The first new year', statuses.postponed],
  ] as const) {
    await expect(row(title)).toContainText(status);
    await expect(row(title).getByRole('link')).toHaveCount(0);
  }
  const full = page.locator('#exchange');
  await expect(full).toContainText(statuses.full);
  await expect(full.getByRole('link', { name: signUp })).toHaveCount(0);

  const first = page.locator('#song-writing');
  await first.getByText(add).click();
  const link = first.getByRole('link', { name: addAll });
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(pathname).toBe('/ics/song-writing.ics');
  const text = await (await request.get(pathname)).text();
  expect(text.match(/^DTSTART:20310[34]\d\dT150000Z/gm)).toHaveLength(4);
});

test('a page with twelve dates and more has at most 1,200 bytes of script', async ({ request }) => {
  const html = await (await request.get(PAGE)).text();
  const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(2);
  const bytes = scripts.map(([, code = '']) => brotliCompressSync(code).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads day, time and zone of every date, opens the ways into a calendar and the rest of a series', async ({
    page,
    open,
  }) => {
    await open(PAGE);
    const main = page.getByRole('main');
    const evening = main.getByRole('listitem').filter({ hasText: TITLE }).first();
    await expect(evening).toContainText(/day .*18:00–20:30.*West Africa Time \(GMT\+1\)/);
    await expect(main.getByText('your time')).toHaveCount(0);
    await expect(main).not.toContainText(SOON);
    await main.getByText(past).last().click();
    await expect(main.getByText('A workshop of long ago').last()).toBeVisible();

    const evenings = main.locator('#open-evening');
    const ways = evenings
      .getByRole('link', { name: google })
      .or(evenings.getByRole('link', { name: file }));
    await expect(ways.filter({ visible: true })).toHaveCount(0);
    await evenings.getByText(add).click();
    await expect(ways.filter({ visible: true })).toHaveCount(2);
    const third = main.locator('#song-writing-3');
    await expect(third).toBeHidden();
    await main.locator('#song-writing + li').getByText(series).click();
    await expect(third).toContainText('Friday 21 March 2031');
    await expect(third.getByRole('link', { name: google })).toBeVisible();
  });
});
