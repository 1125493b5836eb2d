/**
 * A build with every language of content/: addresses, metadata, and the size of each page.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { parseFeed } from '@rowanmanning/feed-parser';
import { fileURLToPath } from 'node:url';
import type { HtmlElement } from 'html-validate';
import { attribute as attributeOf, elementsNamed, parseHtml, textIn } from '../../hosting/html.ts';
import { readPages } from '../../hosting/pages.ts';
import { directionOf, localeOf, pathIn, rootOf } from '../../src/core/languages/language.ts';
import { openGraphLocale } from '../../src/site/head/locale.ts';
import {
  allLanguages,
  BLOCKS_PAGE,
  LANGUAGES,
  ownLinksIn,
  POST_DAY,
} from '../fixtures/languages.ts';
import { attribute, builtPages, textOf, validator } from '../support/built.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { referencesIn } from '../support/references.ts';
import { distOf } from '../support/shared-build.ts';

const dist = await distOf(allLanguages);
const folder = fileURLToPath(dist);
const built = builtPages(folder);
const pages = readPages(dist).flatMap((page) => {
  const found = built.find(({ file }) => file === page.file);
  return found ? [{ ...page, ...found }] : [];
});
const pageAt = (address: string) =>
  pages.find((page) => page.address === address) ?? assert.fail(`${address} is not built`);
/** The heading of each page, in a language. */
const HEADINGS: Record<string, (code: string) => string> = {
  '/': (code) => content('home', {}, code).hero.headline.join(''),
  '/about-us': (code) => content('about-us', {}, code).biography.heading,
  '/contact-us': (code) => content('contact-us', {}, code).contact.heading,
  '/donate': (code) => content('donate', {}, code).hero.heading,
};
const pathOf = (link: HtmlElement) => new URL(attribute(link, 'href') ?? '').pathname;
const roots = LANGUAGES.map((code) => ({
  code,
  root: rootOf(code, LANGUAGES),
  locale: localeOf({ code, region: content('language', {}, code).region }),
}));

for (const { code, root, locale } of roots) {
  test(`${code}: every page is there, in its language and direction, and leads to pages of its own`, () => {
    for (const [path, heading] of Object.entries(HEADINGS)) {
      const { document } = pageAt(pathIn(root, path));
      const html = document.querySelector('html') ?? assert.fail();
      assert.equal(attribute(html, 'lang'), locale);
      assert.equal(attribute(html, 'dir'), directionOf(code) === 'rtl' ? 'rtl' : undefined);
      const h1 = document.querySelector('h1') ?? assert.fail();
      assert.equal(textOf(h1).replaceAll(' ', ''), heading(code).replaceAll(' ', ''));
      const links = document
        .querySelectorAll('a')
        .filter((link) => !attribute(link, 'hreflang'))
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => href.startsWith('/'));
      assert.ok(links.length > 10);
      for (const href of links) {
        assert.equal(pathIn(root, href), href, `${path} leads to ${href}`);
        pageAt(href.replace(/#.*/, ''));
      }
      const lists = document.querySelectorAll('nav[data-hook="languages"]');
      assert.equal(lists.length, 3, 'in header, menu and footer');
      for (const list of lists)
        assert.deepEqual(
          list
            .querySelectorAll('a')
            .map((link) => ['lang', 'href', 'aria-current'].map((name) => attribute(link, name))),
          roots.map((one) => [
            one.code,
            pathIn(one.root, path),
            one.code === code ? 'true' : undefined,
          ]),
        );
    }
  });

  test(`${code}: metadata names the page in every language, in the same way on each`, () => {
    for (const { path } of FOUR_PAGES) {
      const { document } = pageAt(pathIn(root, path));
      const alternates = document
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [attribute(link, 'hreflang'), pathOf(link)]);
      assert.deepEqual(alternates, [
        ...roots.map((one) => [one.code, pathIn(one.root, path)]),
        ['x-default', path],
      ]);
      const canonical = document.querySelector('link[rel="canonical"]') ?? assert.fail();
      assert.equal(pathOf(canonical), pathIn(root, path));
      const shared = (property: string) =>
        document
          .querySelectorAll(`meta[property="${property}"]`)
          .map((meta) => attribute(meta, 'content') ?? '');
      // What Open Graph takes for granted is not said.
      const own = openGraphLocale(locale);
      const others = roots.filter((one) => one.code !== code);
      assert.deepEqual(
        [...shared('og:locale'), ...shared('og:locale:alternate')],
        [...(own === 'en_US' ? [] : [own]), ...others.map((one) => openGraphLocale(one.locale))],
      );
      const file = new URL(shared('og:image')[0] ?? '').pathname;
      assert.ok(existsSync(new URL(`.${file}`, dist)), file);
    }
  });

  test(`${code}: has a default page, which says that it is one, and a manifest of its own`, () => {
    const page = pages.find(({ file }) => `/${file}` === `${root}/404.html`) ?? assert.fail();
    const { html, document } = page;
    assert.match(html, new RegExp(`<html lang="?${locale}[" >]`));
    assert.match(html, /noindex/);
    const { notFound } = content('site', {}, code);
    assert.ok(html.includes(`<title>${notFound.title}</title>`), notFound.title);
    assert.equal(textOf(document.querySelector('main > p') ?? assert.fail()), notFound.text);
    const manifest: unknown = JSON.parse(
      readFileSync(new URL(`.${root}/manifest.webmanifest`, dist), 'utf8'),
    );
    assert.partialDeepStrictEqual(manifest, { lang: locale, start_url: root || '/' });
    assert.match(pageAt(pathIn(root, '/donate')).html, new RegExp(`href="?${root}/manifest`));
  });
}

/** The feed that a page announces. */
const announced = (address: string) =>
  pageAt(address).document.querySelectorAll('link[type="application/atom+xml"]').map(pathOf);

/** Headings of the posts that not every language has. */
const OTHER_POSTS: Record<string, string[]> = { en: ['Both', 'English'], fr: ['Deux'] };

test('every language has a feed of the whole text of its posts, and no other page tells of it', () => {
  const { siteAddress } = content('organisation');
  for (const { code, root, locale } of roots) {
    assert.deepEqual(announced(root || '/'), [`${root}/feed.xml`]);
    assert.deepEqual(announced(`${root}/donate`), []);
    const feed = parseFeed(readFileSync(new URL(`.${root}/feed.xml`, dist), 'utf8'));
    assert.equal(feed.meta.type, 'atom');
    assert.equal(feed.language?.toLowerCase(), locale.toLowerCase());
    assert.equal(feed.self, `${siteAddress}${root}/feed.xml`);
    assert.deepEqual(feed.updated, new Date(POST_DAY));
    assert.deepEqual(
      feed.items.map(({ title }) => title),
      [content('calendar', {}, code).title, ...(OTHER_POSTS[code] ?? [])],
    );
    // Another domain makes no post a new one.
    const ids = new Set(feed.items.map(({ id }) => id));
    assert.equal(ids.size, feed.items.length);
    assert.doesNotMatch([...ids].join(), new RegExp(new URL(siteAddress).host));
    for (const { url, published, content: html } of feed.items) {
      assert.deepEqual(published, new Date(POST_DAY));
      assert.deepEqual(announced(new URL(url ?? '').pathname), [`${root}/feed.xml`]);
      const words = parseHtml(html ?? '');
      const [box] = elementsNamed(words, 'div');
      assert.equal(box && attributeOf(box, 'dir'), directionOf(code));
      assert.equal(textIn(elementsNamed(words, 'h2')[0] ?? assert.fail()), 'Part');
      const links = elementsNamed(words, 'a').map((link) => attributeOf(link, 'href'));
      for (const href of links) assert.ok(href?.startsWith(`${siteAddress}/`), href);
      if (!url?.endsWith(BLOCKS_PAGE)) continue;
      const [list] = elementsNamed(words, 'ul');
      assert.deepEqual(
        elementsNamed(list ?? assert.fail(), 'a').map((link) => attributeOf(link, 'href')),
        [`${siteAddress}${root}/contact-us`, `${url}#part`],
      );
      assert.doesNotMatch(html ?? '', /\]\(/);
    }
  }
});

test('links to an own page lead to it in the language of the page, or else in English, and say so', () => {
  const linksAt = (address: string) =>
    pageAt(address)
      .document.querySelectorAll('footer a')
      .filter((link) => attribute(link, 'href')?.includes('/test-'))
      .map((link) => [
        attribute(link, 'href'),
        attribute(link, 'hreflang') ?? '',
        attribute(link, 'lang') ?? '',
        attribute(link.querySelector('span > span') ?? link, 'lang') ?? '',
        textOf(link),
      ]);
  for (const [code, root, targets] of [
    ['en', '', ['/test-both#part', '/test-english']],
    ['fr', '/fr', ['/fr/test-deux#part', '/test-english en']],
    ['ar', '/ar', ['/test-both#part en', '/test-english en']],
  ] as const) {
    const texts = ownLinksIn(code);
    const wanted = targets.map((target, index) => {
      const [href, lang = ''] = target.split(' ');
      return [href, lang, '', lang, texts[index]];
    });
    assert.deepEqual(linksAt(root || '/'), wanted);
  }
});

test('the list of pages for search engines names each page in every language', () => {
  const sitemap = readFileSync(new URL('sitemap.xml', dist), 'utf8');
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const linksOf = new Map(
    entries.map(([, address = '', links = '']) => [new URL(address).pathname, links]),
  );
  const wanted = FOUR_PAGES.flatMap(({ path }) => roots.map(({ root }) => pathIn(root, path)));
  for (const path of wanted) {
    const links = linksOf.get(path) ?? assert.fail(`${path} is missing`);
    assert.equal(links.match(/hreflang=/g)?.length, LANGUAGES.length + 1, path);
  }
});

test('every page points only at what is there, and loads from this host only', () => {
  const sources = referencesIn(folder);
  assert.ok(sources.length > LANGUAGES.length * FOUR_PAGES.length);
  assert.deepEqual(
    sources.flatMap(({ problems }) => problems),
    [],
  );
});

/** The fonts that Home preloads. The Swahili and English headings have no accents. */
const PRELOADED: Record<string, string[]> = {
  fr: ['ojuju', 'ojuju-european'],
  pt: ['ojuju', 'ojuju-european'],
  ar: ['lalezar', 'ojuju'],
};

test('Home preloads the fonts of its heading; that of Arabic is at most 30 kB, and only Arabic pages load it', () => {
  for (const { code, root } of roots) {
    const fonts = pageAt(root || '/')
      .document.querySelectorAll('link[rel="preload"][as="font"]')
      .map((link) => /([a-z-]+)\.[^/]*woff2$/.exec(attribute(link, 'href') ?? '')?.[1]);
    assert.deepEqual(fonts.sort(), PRELOADED[code] ?? ['ojuju'], code);
  }
  for (const { html, document, file } of pages) {
    const isArabic = attribute(document.querySelector('html') ?? assert.fail(), 'lang') === 'ar';
    const [name] = /[\w-]*lalezar\.[\w-]+\.woff2/.exec(html) ?? [];
    assert.equal(/lalezar/i.test(html), isArabic, file);
    if (isArabic) assert.ok(statSync(new URL(`_astro/${name}`, dist)).size <= 30_000, file);
  }
});

test('every page is valid HTML, and each of its sections has a heading or a label', () => {
  for (const { file, html, document } of pages) {
    for (const section of document.querySelectorAll('section'))
      assert.ok(
        section.querySelector('h1, h2, h3') ?? attribute(section, 'aria-label'),
        `${file}: ${textOf(section).slice(0, 200)}`,
      );
    const { valid, results } = validator.validateStringSync(html, file);
    assert.ok(valid, `${file}: ${results[0]?.messages[0]?.message}`);
  }
});

test('no page is much heavier than in English', () => {
  const bytesAt = (address: string) => statSync(new URL(`${pageAt(address).file}.br`, dist)).size;
  for (const { code, root } of roots) {
    // Arabic letters take two bytes and a typeface of their own.
    const more = directionOf(code) === 'rtl' ? 1.3 : 1.15;
    for (const path of [...FOUR_PAGES.map((page) => page.path), BLOCKS_PAGE]) {
      const [bytes, allowed] = [bytesAt(pathIn(root, path)), Math.round(bytesAt(path) * more)];
      assert.ok(bytes <= allowed, `${root}${path} has ${bytes} bytes, allowed are ${allowed}`);
    }
  }
});
