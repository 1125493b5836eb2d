import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
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
const [FIRST] = LISTEN.pieces;

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

test('a piece has its own address and its place in the search data', async ({ page, open }) => {
  await open('/test-music#third-mainland');
  await expect(page.getByRole('heading', { name: 'Third Mainland' })).toBeInViewport();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data?.match(/"MusicRecording"/g)).toHaveLength(LISTEN.pieces.length);
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': expect.arrayContaining([
      {
        '@type': 'MusicRecording',
        name: FIRST?.title,
        byArtist: { '@type': 'MusicGroup', name: FIRST?.by },
        duration: 'PT0M2S',
        url: expect.stringMatching(/\/test-music#morning-in-mushin$/),
      },
    ]),
  });
  // Names that the page has for parts of its own stay theirs.
  await expect(page.locator('#menu-2')).toContainText('Menu');
});

test('a visitor sees a film as a picture and a link, and loads nothing of another host', async ({
  page,
  open,
}) => {
  await open('/test-film');
  const film = page.getByRole('main').getByRole('link', { name: /A day at the workshop/ });
  await expect(film).toHaveAttribute('href', 'https://www.own-address.africa/film');
  const length = fill(words.minutes, { minutes: '4', seconds: '10' });
  await expect(film).toContainText(`${length} · own-address.africa`);
  await expect(page.locator('iframe, video, embed')).toHaveCount(0);
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

test('a page with six pieces is small, and the service worker caches none of them in advance', ({
  dist,
}) => {
  const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');
  const html = read('test-music.html');
  expect(brotliCompressSync(html).length).toBeLessThan(12_000);
  const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
  const ofMusic = scripts.filter((code) => code.includes('audio'));
  expect(ofMusic).toHaveLength(1);
  expect(brotliCompressSync(ofMusic.join('')).length).toBeLessThan(1_500);
  expect(html).toContain("media-src 'self' blob:");
  expect(read('test-people.html')).not.toContain('media-src');
  const names = [...html.matchAll(/tone\.[\w-]+\.(mp3|m4a|opus)/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(KINDS.length);
  for (const name of names) {
    expect(read('sw.js')).not.toContain(name);
    // What a phone wrote into the file is not delivered.
    expect(read(`_astro/${name}`)).not.toMatch(/Example Street|Somebody|Exif/);
  }
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
