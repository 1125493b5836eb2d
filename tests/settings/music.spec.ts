import type { Page } from '@playwright/test';
import { LISTEN, withOwnPages } from '../fixtures/own-pages.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/** Music and films on pages of the team's own: nothing is loaded that nobody asked for. */
const test = testWith(withOwnPages);

const words = content('music');
const SIZE = '0.1 MB';
const [FIRST, SECOND] = LISTEN.pieces;

const player = (page: Page, piece = FIRST) => page.getByLabel(`${piece?.title}, ${piece?.by}`);
const play = (page: Page, piece = FIRST) =>
  player(page, piece).evaluate((audio: HTMLAudioElement) => audio.play());
const isPaused = (page: Page, piece = FIRST) =>
  player(page, piece).evaluate((audio: HTMLAudioElement) => audio.paused);

test('a page says what a piece costs and loads nothing of it; one piece plays at a time, with its title on the lock screen', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp3|m4a)$/.test(pathname)) asked.push(pathname);
  });
  await open('/test-music');
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 5000);
  const cost = `2 secs · ${SIZE}`;
  await expect(page.getByText(cost, { exact: true })).toHaveCount(LISTEN.pieces.length);
  expect(asked).toEqual([]);

  for (const piece of [FIRST, SECOND]) {
    await play(page, piece);
    const title = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(title).toBe(piece?.title);
  }
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(new Set(asked).size).toBe(2);
});

test('a visitor saves a piece where the own player of the phone finds it by its title', async ({
  page,
  open,
}) => {
  await open('/test-music');
  const arrived = page.waitForEvent('download');
  await page
    .getByRole('link', { name: fill(words.download, { size: SIZE }) })
    .first()
    .click();
  expect((await arrived).suggestedFilename()).toBe(`${FIRST?.title} - ${FIRST?.by}.mp3`);
});

test.describe('without script, and on paper', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor hears a piece, reads names and rights, and saves the file', async ({
    page,
    open,
  }) => {
    await open('/test-music');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - region "${LISTEN.heading}":
        - list:
          - listitem:
            - img "A kora for a test"
            - heading "Morning in Mushin" [level=3]:
              - link "Morning in Mushin"
            - paragraph: The Example Quartet
            - paragraph: /0\\.1 MB/
            - paragraph:
              - link "${fill(words.download, { size: SIZE })}"
              - link /Audiomack/
              - link /Boomplay/
            - paragraph: With the permission of everybody who plays on it
    `);
    await expect(player(page)).toHaveJSProperty('controls', true);
    await page.emulateMedia({ media: 'print' });
    await expect(player(page)).toBeHidden();
    await expect(page.getByText('With the permission of everybody')).toBeVisible();
  });
});
