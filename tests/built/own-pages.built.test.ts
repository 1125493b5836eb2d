/** Pages of the team's own, with every block: what they weigh, and what they cost the others. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { z } from 'zod';
import { BUDGETS, FILLED_IN } from '../budgets.ts';
import { LISTEN, OWN_PAGES, withOwnPages } from '../fixtures/own-pages.ts';
import { attribute, builtPages, DIST, textOf, validator } from '../support/built.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { distOf } from '../support/shared-build.ts';
import { buildCopy } from '../support/site-copy.ts';

const dist = await distOf(withOwnPages);
const folder = fileURLToPath(dist);
const own = builtPages(folder).filter(({ path }) => path.slice(1) in OWN_PAGES);
const budget = BUDGETS.accessibility;
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');
const pageAt = (path: string) => own.find((page) => page.path === path) ?? assert.fail(path);

test('each weighs no more than the other pages may, and its HTML is valid', () => {
  assert.equal(own.length, Object.keys(OWN_PAGES).length);
  for (const { file, html, document } of own) {
    const { results } = validator.validateStringSync(html, file);
    assert.deepEqual(
      results.flatMap(({ messages }) => messages),
      [],
    );
    const { size } = statSync(`${folder}${file}.br`);
    assert.ok(size <= FILLED_IN, `${file} has ${size} bytes`);
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => /^(module)?$/.test(attribute(script, 'type') ?? ''));
    assert.ok(scripts.every((script) => !attribute(script, 'src')));
    const code = scripts.map(({ textContent }) => brotliCompressSync(textContent).length);
    const script = code.reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(script < budget['script before interaction'], `${file}: ${script} bytes of script`);
    const nodes = document.querySelectorAll('*').length;
    assert.ok(nodes <= budget['DOM nodes'], `${file} has ${nodes} elements`);
  }
});

test('the other pages do not grow because of them, and no device caches them in advance', () => {
  // Not compressed: other hashes alone make some bytes more or less of that. Home names the feed of
  // the posts, and nothing else is new there.
  const size = (site: string, file: string) =>
    readFileSync(`${site}/${file}`, 'utf8').replace(/<link [^>]*atom\+xml[^>]*>/, '').length;
  for (const { file } of FOUR_PAGES) assert.ok(size(folder, file) <= size(DIST, file), file);
  const worker = read('sw.js');
  for (const { path } of own) assert.ok(!worker.includes(path), path);
});

/** The search data of a page. */
const GRAPH = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

test('a piece has its own address and its place in the search data', () => {
  const { document } = pageAt('/test-music');
  const piece = document.querySelector('#third-mainland') ?? assert.fail();
  assert.equal(textOf(piece.querySelector('h3') ?? piece), 'Third Mainland');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const recordings = GRAPH.parse(JSON.parse(data))['@graph'].filter(
    (entry) => entry['@type'] === 'MusicRecording',
  );
  assert.equal(recordings.length, LISTEN.pieces.length);
  const [first] = LISTEN.pieces;
  assert.partialDeepStrictEqual(recordings[0], {
    name: first?.title,
    byArtist: { '@type': 'MusicGroup', name: first?.by },
    duration: 'PT0M2S',
  });
  assert.match(String(recordings[0]?.['url']), /\/test-music#morning-in-mushin$/);
  // Names that the page has for parts of its own stay theirs.
  assert.match(textOf(document.querySelector('#menu-2') ?? assert.fail()), /Menu/);
});

test('a page with six pieces is small, and the service worker caches none of them in advance', () => {
  const { html } = pageAt('/test-music');
  assert.ok(brotliCompressSync(html).length < 12_000);
  const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
  const ofMusic = scripts.flatMap(([, code = '']) => (code.includes('audio') ? [code] : []));
  assert.equal(ofMusic.length, 1);
  assert.ok(brotliCompressSync(ofMusic.join('')).length < 400);
  assert.ok(html.includes("media-src 'self'"));
  assert.ok(!pageAt('/test-people').html.includes('media-src'));
  const names = [...html.matchAll(/tone\.[\w-]+\.(mp3|m4a)/g)].map(([name]) => name);
  assert.equal(new Set(names).size, 2);
  for (const name of names) {
    assert.ok(!read('sw.js').includes(name), name);
    // What a phone wrote into the file is not delivered.
    assert.doesNotMatch(read(`_astro/${name}`), /Example Street|Somebody|Exif/);
  }
});

test('a photograph that its file says is on its side is shown upright, and whole', async () => {
  const create = { width: 1200, height: 900, channels: 3, background: '#862' } as const;
  const onItsSide = sharp({ create }).withMetadata({ orientation: 6 });
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
  const files = formats.map(async (format): Promise<[string, Buffer]> => [
    `content/images/turned.${format}`,
    await onItsSide.clone().toFormat(format).toBuffer(),
  ]);
  const page = {
    ...OWN_PAGES['test-people'],
    blocks: formats.map((format) => ({
      block: 'picture',
      picture: { file: `turned.${format}`, alt: 'A wall' },
    })),
  };
  const { dist: site, output } = await buildCopy({
    ...Object.fromEntries(await Promise.all(files)),
    'content/en/more/turned.yaml': stringify(page),
  });
  const [built] = builtPages(fileURLToPath(site)).filter(({ path }) => path === '/turned');
  const shown = built?.document.querySelectorAll('main picture > img') ?? assert.fail(output);
  assert.equal(shown.length, formats.length);
  for (const image of shown) {
    const [width, height] = ['width', 'height'].map((name) => Number(attribute(image, name)));
    assert.ok(width && height && Math.abs(height / width - 1200 / 900) < 0.01);
    const file = readFileSync(new URL(`.${attribute(image, 'src')}`, site));
    const { width: wide, height: high } = await sharp(file).metadata();
    assert.deepEqual([wide, high], [width, height]);
  }
});
