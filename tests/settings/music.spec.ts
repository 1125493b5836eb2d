import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LISTEN, withOwnPages } from '../fixtures/own-pages.ts';
import { content, fill } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';

/**
 * Music and films on pages of the team's own: nothing is loaded, or stored, that nobody asked for.
 */
const test = testWith(withOwnPages);

const words = content('music');
const SIZE = fill(words.size, { megabytes: '0.1' });
const KINDS = ['mp3', 'm4a', 'opus'];

const pieces = (page: Page) => page.getByRole('main').getByRole('listitem');
const player = (page: Page, index: number) => pieces(page).nth(index).locator('audio');

const named = (page: Page, role: 'button' | 'slider', words: string, index: number) =>
  pieces(page)
    .nth(index)
    .getByRole(role, { name: `${words}: ${LISTEN.pieces[index]?.title}`, exact: true });

/** Plays a piece by keyboard. */
async function play(page: Page, index: number): Promise<void> {
  await named(page, 'button', words.play, index).focus();
  await page.keyboard.press('Space');
}

/** Whether a piece has been heard since the page was opened. */
const heard = (page: Page, index: number) =>
  player(page, index).evaluate((audio: HTMLAudioElement) => audio.played.length > 0);

/** Jumps to a second of a piece, and gives where it is then. */
const jump = (page: Page, index: number, to: number) =>
  player(page, index).evaluate(async (audio: HTMLAudioElement, second) => {
    const arrived = new Promise((resolve) => audio.addEventListener('seeked', resolve));
    audio.currentTime = second;
    await arrived;
    return audio.currentTime;
  }, to);

test('a page says what a piece costs and loads nothing of it; each kind plays, one at a time, and jumps', async ({
  page,
  open,
}) => {
  const asked: { path: string; range: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { range } = request.headers();
    if (/\.(mp3|m4a|opus)$/.test(pathname)) asked.push({ path: pathname, range });
  });
  await open('/test-music');
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 5000);
  const cost = `${fill(words.seconds, { seconds: '2' })} · ${SIZE}`;
  await expect(page.getByText(cost, { exact: true })).toHaveCount(LISTEN.pieces.length);
  expect(asked).toEqual([]);

  for (const [index, kind] of KINDS.entries()) {
    await play(page, index);
    await expect.poll(() => heard(page, index), kind).toBe(true);
    expect(asked.every(({ path }) => KINDS.slice(0, index + 1).some((one) => path.endsWith(one))));
    expect(await jump(page, index, 1.5), kind).toBeCloseTo(1.5, 1);
    const title = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(title).toBe(LISTEN.pieces[index]?.title);
  }
  expect(new Set(asked.map(({ path }) => path)).size).toBe(KINDS.length);
  await jump(page, 0, 0);
  await play(page, 0);
  await play(page, 1);
  await expect
    .poll(() => player(page, 0).evaluate((one: HTMLAudioElement) => one.paused))
    .toBe(true);
});

test('a listener plays, jumps and pauses by keyboard, and reads and hears where the piece is', async ({
  page,
  open,
}) => {
  await open('/test-music');
  const slider = named(page, 'slider', words.position, 0);
  await expect(slider).toHaveValue('0');
  await expect(player(page, 0)).toBeHidden();
  // Before anything is loaded, too.
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('Home');
  // It would end after two seconds.
  await player(page, 0).evaluate((audio: HTMLAudioElement) => (audio.loop = true));
  await play(page, 0);
  await expect.poll(() => heard(page, 0)).toBe(true);
  const button = named(page, 'button', words.play, 0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await player(page, 0).evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test('a listener plays a piece where a host sends files only whole; where none arrives, the page says so', async ({
  page,
  open,
  problems,
}) => {
  // As Safari does where a host sends the whole.
  await page.route('**/*.mp3', (route) =>
    route.request().headers()['range'] ? route.abort() : route.continue(),
  );
  await open('/test-music');
  const status = pieces(page).first().getByRole('status');
  await play(page, 0);
  await expect.poll(() => heard(page, 0)).toBe(true);
  expect(await jump(page, 0, 1.5)).toBeCloseTo(1.5, 1);
  await expect(status).toBeEmpty();

  await page.route('**/*.mp3', (route) => route.abort());
  await open('/test-music');
  await expect(status).toBeEmpty();
  await play(page, 0);
  await expect(status).toHaveText(words.failed);
  await expect(named(page, 'button', words.play, 0)).toHaveAttribute('aria-pressed', 'false');
  // What the browser itself says of the file.
  expect(problems.splice(0).every((line) => line.includes('.mp3'))).toBe(true);
});

test.describe('without script, and on paper', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads title, names and rights, and opens the file and the links', async ({
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
              - link "${fill(words.file, { format: 'MP3' })}"
              - link /Audiomack/
              - link /Boomplay/
            - paragraph: With the permission of everybody who plays on it
    `);
    await expect(player(page, 0)).toHaveJSProperty('controls', true);
    await expect(player(page, 0)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(player(page, 0)).toBeHidden();
    await expect(page.getByText('With the permission of everybody')).toBeVisible();
  });
});

test('what is delivered sounds as what was recorded, sample by sample', async ({ page, open }) => {
  await open('/test-music');
  for (const [index, kind] of KINDS.entries()) {
    const recorded = readFileSync(
      new URL(`../../example/content/music/tone.${kind}`, import.meta.url),
    );
    const [before, after] = await player(page, index).evaluate(
      async (audio: HTMLAudioElement, file) => {
        const decode = async (bytes: ArrayBuffer) => {
          const sound = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes);
          return { duration: sound.duration, samples: sound.getChannelData(0).join(' ') };
        };
        const delivered = await fetch(audio.querySelector('source')?.src ?? '');
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        return [await decode(bytes.buffer), await decode(await delivered.arrayBuffer())];
      },
      recorded.toString('base64'),
    );
    expect(before.duration, kind).toBeCloseTo(2, 1);
    expect(after.duration, kind).toBe(before.duration);
    expect(after.samples === before.samples, kind).toBe(true);
  }
});
