import { directionOf, localeOf, pathIn, rootOf } from '../../src/core/languages/language.ts';
import { formatDay } from '../../src/core/text/format-day.ts';
import { FIRST_TITLES } from '../fixtures/dates.ts';
import { allLanguages, BLOCKS_PAGE, LANGUAGES, POST_DAY } from '../fixtures/languages.ts';
import { axeFaults, brokenWords, smallTargets, unreadable } from '../support/accessibility.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/**
 * Dates, music, films, news and the way to share, in two languages that differ most. What is said of
 * days, zones and months in each is in src/features/dates/format.test.ts, and
 * tests/built/languages.built.test.ts has the pages of all.
 */
const test = testWith(allLanguages);

test.use({ timezoneId: 'America/New_York' });

/** When four evenings in Nairobi begin and end in New York. */
const IN_NEW_YORK = { fr: '10:00 – 11:30', ar: '10:00–11:30 ص' };

for (const code of ['fr', 'ar'] as const) {
  const root = rootOf(code, LANGUAGES);
  const locale = localeOf({ code, region: content('language', {}, code).region });
  const calendar = content('calendar', {}, code);
  const { share } = content('site', {}, code);

  test(`in ${code} a page says all of it in the words of the language, on a phone and on a desktop`, async ({
    page,
    request,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(pathIn(root, BLOCKS_PAGE));
    const main = page.getByRole('main');
    expect(await page.locator('html').getAttribute('dir')).toBe(
      directionOf(code) === 'rtl' ? 'rtl' : null,
    );

    await test.step('dates', async () => {
      const rows = main.locator('li[data-ends]');
      const title = FIRST_TITLES[code] ?? '';
      const first = rows.filter({ has: page.getByRole('heading', { name: title }) });
      await expect(first.getByRole('link', { name: calendar.signUp })).toBeVisible();
      await expect(first.getByRole('link', { name: calendar.online })).toBeVisible();
      await first.getByText(calendar.add).click();
      await expect(first.getByRole('link', { name: calendar.google })).toBeVisible();
      const evenings = rows.filter({ hasText: 'Song writing' });
      const yourTime = fill(calendar.yourTime, { time: IN_NEW_YORK[code] });
      await expect(evenings.first().locator('[data-from]').last()).toHaveText(yourTime);
      // What has no words in this language is marked as English, and runs as English does.
      await expect(evenings.first().locator(':is(h3, p) > bdi[lang="en"]')).toHaveCount(2);
      for (const status of Object.values(calendar.statuses))
        await expect(rows.getByText(status, { exact: true })).not.toHaveCount(0);
      await main.getByText(calendar.past, { exact: true }).click();
      await expect(main.getByText('A workshop of long ago')).toBeVisible();
      await expect(main.getByText(calendar.subscribe)).toBeVisible();

      const file = await first.getByRole('link', { name: calendar.file }).getAttribute('href');
      expect(new URL(file ?? '', page.url()).pathname).toBe(`${root}/ics/open-evening.ics`);
      const all = await request.get(`${root}/dates.ics`);
      expect(all.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const unfolded = (await all.text()).replaceAll('\r\n ', '');
      expect(unfolded).toContain(`X-WR-CALNAME:${calendar.title}`);
      expect(unfolded).toContain(`SUMMARY:${title}`);
      expect(unfolded).toContain(`SUMMARY:${calendar.statuses.cancelled}: Concert`);
    });

    await test.step('news and the way to share', async () => {
      await expect(main.locator(`time[datetime="${POST_DAY}"]`).first()).toHaveText(
        formatDay(POST_DAY, locale),
      );
      const link = main.getByRole('link', { name: share.whatsApp });
      const { siteAddress } = content('organisation');
      expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
        `${calendar.title} ${siteAddress}${pathIn(root, BLOCKS_PAGE)}`,
      );
      await expect(main.getByRole('button', { name: share.copy })).toBeVisible();
    });

    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
    // From left to right the pages of tests/settings/own-pages.spec.ts are looked at.
    if (code !== 'ar') return;
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await unreadable(page)).toEqual([]);
    expect.soft(await axeFaults(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
  });
}
