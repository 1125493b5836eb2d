import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { z } from 'zod';
import { isPlaceholder } from '#content/text/placeholders.ts';
import { DIST, attribute, builtPages } from '../support/built.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES, OWN_PATHS } from '../support/pages.ts';

const PATHS = [...FOUR_PAGES.map(({ path }) => path), ...OWN_PATHS];
const LISTED = builtPages().filter(({ path }) => PATHS.includes(path));
const { siteAddress, name, security } = content('organisation');
const built = (file: string) => readFileSync(join(DIST, file));

function property(page: (typeof LISTED)[number], property: string): string {
  const element = page.document.querySelector(`meta[property="${property}"]`);
  return (element && attribute(element, 'content')) ?? '';
}

const MANIFEST = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

for (const page of LISTED) {
  const { file, path, html } = page;

  test(`${file} shows its own picture where its link is shared`, async () => {
    const image = new URL(property(page, 'og:image'));
    assert.equal(image.origin, new URL(siteAddress).origin);
    const picture = built(image.pathname);
    const { width, height } = await sharp(picture).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    assert.ok(picture.length < 100_000, `${picture.length} bytes`);
    const address = new URL(path, siteAddress).href;
    assert.equal(property(page, 'og:url'), address);
    const canonical = page.document.querySelector('link[rel="canonical"]');
    assert.equal(canonical && attribute(canonical, 'href'), address);
    assert.ok(property(page, 'og:title') && property(page, 'og:description'));
    assert.ok(property(page, 'og:image:alt').length > 20);
    assert.equal(property(page, 'og:site_name'), name);
    // English of the United States is what Open Graph takes for granted (ogp.me, optional
    // metadata).
    assert.match(property(page, 'og:locale') || 'en_US', /^[a-z]{2,3}_[A-Z]{2}$/);
  });

  test(`${file} tells search engines nothing that is a placeholder`, () => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    // The details are tested in src/site/shared/head/structured-data.test.ts.
    if (path === '/')
      assert.partialDeepStrictEqual(JSON.parse(text), {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'NGO' }],
      });
    else if (!OWN_PATHS.includes(path)) assert.equal(text, '');
    assert.doesNotMatch(text, /example\.org/);
  });
}

test('the icons have the sizes they are named for, and that of tabs changes its colours on dark strips', async () => {
  const { icons } = MANIFEST.parse(JSON.parse(built('manifest.webmanifest').toString()));
  assert.deepEqual(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort(), [
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of [...icons, { src: 'apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(built(src)).metadata();
    assert.equal(`${width}x${height}`, sizes, src);
  }
  assert.match(built('favicon.svg').toString(), /@media \(prefers-color-scheme:dark\)/);
  // ICONDIR: reserved, type 1, one picture, 32 px wide and high.
  assert.deepEqual([...built('favicon.ico').subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
});

test('the list of pages names every page to be found, no date, and robots may read all', () => {
  const places = [
    ...built('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ];
  assert.deepEqual(
    places.map(([, place]) => place).sort(),
    PATHS.map((path) => new URL(path, siteAddress).href).sort(),
  );
  assert.doesNotMatch(built('sitemap.xml').toString(), /lastmod/);
  const robots = built('robots.txt').toString();
  assert.match(robots, /^User-agent: \*\nAllow: \/\n/);
  const place = `\nSitemap: ${new URL('/sitemap.xml', siteAddress).href}\n`;
  assert.equal(robots.includes(place), !isPlaceholder(siteAddress));
});

test('security.txt is published once the settings name a contact, and not before', () => {
  const published = existsSync(join(DIST, '.well-known/security.txt'));
  assert.equal(published, security !== undefined);
});
