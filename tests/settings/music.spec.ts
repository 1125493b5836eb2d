import type { Page } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { content, fill } from '../support/content.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

/** Music and films on pages of the team's own: nothing is loaded that nobody asked for. */

const words = content('music');
const SIZE = '0.1 MB';
const [FIRST, SECOND] = [
  { title: 'Morning in the Yard', by: 'The Example Quartet' },
  { title: 'The Crossing', by: 'Kofi Example' },
];
const RIGHTS = 'Tones made for this example';

const player = (page: Page, track = FIRST) => page.getByLabel(`${track.title}, ${track.by}`);

test('a page says what a track costs, plays it and lets it be saved', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp3|m4a)$/.test(pathname)) asked.push(pathname);
  });
  await open('/music');
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 5000);
  const cost = `2 secs · ${SIZE}`;
  await expect(page.getByText(cost, { exact: true })).toHaveCount(6);
  expect(asked).toEqual([]);

  for (const track of [FIRST, SECOND]) {
    await player(page, track).evaluate((audio: HTMLAudioElement) => audio.play());
    const title = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(title).toBe(track.title);
  }
  const cloth = page.getByRole('listitem').filter({ has: player(page, SECOND) });
  const played = () =>
    cloth.evaluate((row) =>
      Number(getComputedStyle(row.querySelector('audio') ?? row).getPropertyValue('--played')),
    );
  await expect.poll(played).toBeGreaterThan(0);
  await expect(player(page)).toHaveJSProperty('paused', true);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await cloth.evaluate((row) => {
      const [first, second] = [...row.querySelectorAll('i')].map((it) =>
        it.getBoundingClientRect(),
      );
      return first && second ? second.left - first.right : Infinity;
    });
    expect(gap, `between strips of the cloth at ${width} px`).toBeLessThan(2);
  }
  expect(new Set(asked).size).toBe(2);
  const arrived = page.waitForEvent('download');
  const link = page.getByRole('link', { name: fill(words.download, { size: SIZE }) });
  await link.first().click();
  expect((await arrived).suggestedFilename()).toBe(`${FIRST.title} - ${FIRST.by}.mp3`);
});

test('on a desktop a film begins beside its title and ends with the tracks', async ({
  page,
  open,
}) => {
  await open('/music');
  const main = page.getByRole('main');
  const film = main.getByRole('link').filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [picture, title, tracks] = await Promise.all(
      [film.getByRole('img'), film.getByRole('heading'), main.getByRole('list').first()].map(boxOf),
    );
    expect.soft(picture?.right, `at ${width} px`).toBeCloseTo(tracks?.right ?? 0, 0);
    expect.soft(picture?.x, `at ${width} px`).toBeGreaterThan(title?.right ?? Infinity);
  }
});

test.describe('without script, and on paper', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor hears a track, reads its rights, and saves the file', async ({ page, open }) => {
    await open('/music');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - region "Listen":
        - list:
          - listitem:
            - img /^Cover/
            - heading "${FIRST.title}" [level=3]:
              - link "${FIRST.title}"
            - paragraph: ${FIRST.by}
            - paragraph: /0\\.1 MB/
            - paragraph:
              - link "${fill(words.download, { size: SIZE })}"
              - link /Example Tunes/
            - paragraph: ${RIGHTS}
    `);
    await expect(player(page)).toHaveJSProperty('controls', true);
    await page.emulateMedia({ media: 'print' });
    await expect(player(page)).toBeHidden();
    await expect(page.getByText(RIGHTS).first()).toBeVisible();
  });
});
