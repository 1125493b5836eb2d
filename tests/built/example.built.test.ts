/** The example with everything on: its pages in every language, and what they weigh. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parseFeed } from '@rowanmanning/feed-parser';
import type { HtmlElement } from 'html-validate';
import sharp from 'sharp';
import { directionOf, localeOf, pathIn, rootOf } from '#content/languages/language.ts';
import { ASSETS_FOLDER } from '#site/shared/assets-folder.ts';
import { openGraphLocale } from '#site/shared/head/locale.ts';
import { EXAMPLE_LANGUAGES } from '../../tools/copies/example.ts';
import { BUDGETS } from '../budgets.ts';
import { attribute, builtPages, DIST, textOf, validator } from '../support/built.ts';
import { content, fill } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { referencesIn } from '../support/references.ts';
import { exampleSite, HOST, LONGEST, PORTRAIT, SIGNATURE, TURNED } from '../support/sites.ts';
import { EXAMPLE } from '../support/test-example.ts';

const dist = await exampleSite();
const folder = fileURLToPath(dist);
const pages = builtPages(folder);
const pageAt = (path: string) =>
  pages.find((page) => page.path === path) ?? assert.fail(`${path} is not built`);
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');
const pathOf = (link: HtmlElement) => new URL(attribute(link, 'href') ?? '').pathname;
const roots = EXAMPLE_LANGUAGES.map((code) => ({
  code,
  root: rootOf(code, EXAMPLE_LANGUAGES),
  locale: localeOf({ code, region: content('language', {}, code).region }),
}));

test('every page says that it is an example, is not indexed, is valid HTML, and names its sections', () => {
  assert.ok(pages.length > 40, `${pages.length} pages`);
  for (const { file, html, document } of pages) {
    const robots = document
      .querySelectorAll('meta[name="robots"]')
      .map((meta) => attribute(meta, 'content'));
    assert.deepEqual(robots, ['noindex'], file);
    assert.match(html, /is an example|est un exemple|é um exemplo|ni mfano|هذا الموقع مثال/, file);
    for (const section of document.querySelectorAll('section'))
      assert.ok(
        section.querySelector('h1, h2, h3') ?? attribute(section, 'aria-label'),
        `${file}: ${textOf(section).slice(0, 200)}`,
      );
    // In these languages only the texts of a page differ.
    if (/^(fr|pt|sw)\b/.test(file)) continue;
    const { valid, results } = validator.validateStringSync(html, file);
    assert.ok(valid, `${file}: ${results[0]?.messages[0]?.message}`);
  }
});

test('every page points only at what is there, and loads from this host only', () => {
  const sources = referencesIn(folder, `http://${HOST}/messages`, 'https://example.org');
  assert.ok(sources.length >= pages.length);
  assert.deepEqual(
    sources.flatMap(({ problems }) => problems),
    [],
  );
});

/** The part of a page below a heading. */
function sectionOf(path: string, heading: string): HtmlElement {
  const sections = pageAt(path).document.querySelectorAll('main section');
  return (
    sections.find((section) => {
      const found = section.querySelector('h1, h2');
      return found && textOf(found) === heading;
    }) ?? assert.fail(`${path} has no "${heading}"`)
  );
}

test('Home and About Us show the name, the portrait and the signature of the founder', () => {
  for (const [path, heading] of [
    ['/', content('home').vision.heading],
    ['/about-us', LONGEST.biography],
  ] as const) {
    const section = sectionOf(path, heading);
    assert.ok(textOf(section).includes(EXAMPLE.founder), path);
    const words = section.querySelectorAll('img').map((image) => attribute(image, 'alt'));
    assert.deepEqual(words.sort(), [SIGNATURE.alt, PORTRAIT.alt].sort(), path);
    const portrait = section.querySelector(`img[alt="${PORTRAIT.alt}"]`) ?? assert.fail();
    assert.match(attribute(portrait, 'src') ?? '', /portrait|founder/);
  }
});

test('each payment page is a plain link that names its provider, and each card says what a sum does', () => {
  const { card } = content('donate');
  const main = pageAt('/donate').document.querySelector('main') ?? assert.fail();
  for (const [currency, address] of [
    ['NGN', 'https://example.org/pay/naira'],
    ['USD', 'https://example.org/pay/dollars'],
  ] as const) {
    const link = main.querySelector(`a[href="${address}"]`) ?? assert.fail(address);
    const name = fill(card.buttonOfSeveral, { provider: 'Example Pay', currency });
    assert.equal(textOf(link), `${name} (${content('site').newTab})`);
    assert.equal(attribute(link, 'target'), '_blank');
  }
  const detection = 'meta[name="format-detection"]';
  const [telephone] = pageAt('/donate').document.querySelectorAll(detection);
  assert.equal(telephone && attribute(telephone, 'content'), 'telephone=no');
  assert.equal(pageAt('/').document.querySelector(detection), null);
  for (const sum of ['10 US dollars', '£60', 'KSh 300']) assert.ok(textOf(main).includes(sum), sum);
});

test('a series is put into a calendar as a whole, a cancelled date is not, and nobody signs up for a full one', () => {
  const { statuses, addAll, signUp } = content('calendar');
  const dateAt = (id: string) => {
    const date = pageAt('/workshops').document.querySelector(`#${id}`) ?? assert.fail(id);
    return { words: textOf(date), links: date.querySelectorAll('a') };
  };
  for (const [id, status] of [
    ['cancelled-concert', statuses.cancelled],
    ['new-year', statuses.postponed],
  ] as const) {
    const { words, links } = dateAt(id);
    assert.ok(words.includes(status), id);
    assert.equal(links.length, 0, id);
  }
  const full = dateAt('what-a-musician-signs');
  assert.ok(full.words.includes(statuses.full));
  assert.ok(!full.links.some((link) => textOf(link).startsWith(signUp)));
  const whole = dateAt('record-at-home').links.find((link) => textOf(link).startsWith(addAll));
  assert.match((whole && attribute(whole, 'href')) ?? '', /\bics\/record-at-home\.ics$/);
  const evenings = read('ics/record-at-home.ics').match(/^DTSTART:\d{8}T1[67]0000Z/gm);
  assert.equal(evenings?.length, 5);
});

test('a page of dates says them in French, and marks what has no French words as English', () => {
  const { statuses, signUp } = content('calendar', EXAMPLE, 'fr');
  const dateAt = (id: string) =>
    pageAt('/fr/workshops').document.querySelector(`#${id}`) ?? assert.fail(id);
  const [first, concert] = [dateAt('record-at-home'), dateAt('cancelled-concert')];
  assert.ok(first.querySelectorAll('a').some((link) => textOf(link).startsWith(signUp)));
  assert.match(textOf(first.querySelector('time') ?? assert.fail()), /^jeudi\s\d+\s\p{L}+\s\d+$/u);
  assert.ok(concert.querySelector('h3 > bdi[lang="en"], p > bdi[lang="en"]'));
  assert.ok(textOf(concert).includes(statuses.cancelled));
});

test('every email address in a text is a link to write to it', () => {
  const texts = pages.flatMap(({ document }) => document.querySelectorAll('main p, main li'));
  const addresses = texts.flatMap((text) => {
    const links = text.querySelectorAll('a').map((link) => attribute(link, 'href'));
    const found = textOf(text).match(/[\w.]+@[\w.]+\w/g) ?? [];
    for (const address of found) assert.ok(links.includes(`mailto:${address}`), textOf(text));
    return found;
  });
  const support = 'support@example.alt';
  assert.deepEqual([...new Set(addresses)].sort(), ['giving@example.alt', support]);
});

for (const { code, root, locale } of roots) {
  test(`${code}: every page is in its language and direction, and leads to those of its own`, () => {
    for (const { path } of FOUR_PAGES) {
      const { document } = pageAt(pathIn(root, path));
      const html = document.querySelector('html') ?? assert.fail();
      assert.equal(attribute(html, 'lang'), locale);
      assert.equal(attribute(html, 'dir'), directionOf(code) === 'rtl' ? 'rtl' : undefined);
      const links = document
        .querySelectorAll('a')
        .filter((link) => !attribute(link, 'hreflang') && !attribute(link, 'download'))
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => href.startsWith('/'));
      assert.ok(links.length > 10);
      for (const href of links) assert.equal(pathIn(root, href), href, `${path} leads to ${href}`);
      const country = new Intl.DisplayNames(locale, { type: 'region' }).of('NG') ?? '';
      const footer = document.querySelector('footer') ?? assert.fail();
      assert.match(textOf(footer), new RegExp(`Example Network · 000000 · ${country}`));
      const lists = document.querySelectorAll('nav[data-hook="languages"]');
      assert.equal(lists.length, 3, 'in header, menu and footer');
      for (const list of lists)
        assert.deepEqual(
          list
            .querySelectorAll('a')
            .map((link) => ['lang', 'href', 'aria-current'].map((name) => attribute(link, name))),
          roots.map((other) => [
            other.code,
            pathIn(other.root, path),
            other.code === code ? 'true' : undefined,
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
        ...roots.map((other) => [other.code, pathIn(other.root, path)]),
        ['x-default', path],
      ]);
      const canonical = document.querySelector('link[rel="canonical"]') ?? assert.fail();
      assert.equal(pathOf(canonical), pathIn(root, path));
      const shared = (property: string) =>
        document
          .querySelectorAll(`meta[property="${property}"]`)
          .map((meta) => attribute(meta, 'content') ?? '');
      // The default of Open Graph is left out.
      const graphLocale = openGraphLocale(locale);
      const others = roots.filter((other) => other.code !== code);
      assert.deepEqual(
        [...shared('og:locale'), ...shared('og:locale:alternate')],
        [
          ...(graphLocale === 'en_US' ? [] : [graphLocale]),
          ...others.map((language) => openGraphLocale(language.locale)),
        ],
      );
      const file = new URL(shared('og:image')[0] ?? '').pathname;
      assert.ok(existsSync(new URL(`.${file}`, dist)), file);
    }
  });

  test(`${code}: has a default page, which says that it is one, and a manifest of its own`, () => {
    const { html, document } = pageAt(`${root}/404`);
    assert.match(html, new RegExp(`<html lang="?${locale}[" >]`));
    const { notFound } = content('site', { organisation: LONGEST.name }, code);
    assert.ok(html.includes(`<title>${notFound.title}</title>`), notFound.title);
    assert.equal(textOf(document.querySelector('main > p') ?? assert.fail()), notFound.text);
    const manifest: unknown = JSON.parse(read(`.${root}/manifest.webmanifest`));
    assert.partialDeepStrictEqual(manifest, { lang: locale, start_url: root || '/' });
    assert.match(pageAt(pathIn(root, '/donate')).html, new RegExp(`href="?${root}/manifest`));
  });
}

test('the list of pages for search engines names each page in every language', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const linksOf = new Map(
    entries.map(([, address = '', links = '']) => [new URL(address).pathname, links]),
  );
  const wanted = FOUR_PAGES.flatMap(({ path }) => roots.map(({ root }) => pathIn(root, path)));
  for (const path of wanted) {
    const links = linksOf.get(path) ?? assert.fail(`${path} is missing`);
    assert.equal(links.match(/hreflang=/g)?.length, EXAMPLE_LANGUAGES.length + 1, path);
  }
});

test('news lists the newest post first; the feed has every post with its address', () => {
  const titles = [
    'An evening of new songs',
    'Rehearsals move to Friday',
    'Five songs in five evenings',
  ];
  const { document } = pageAt('/news');
  const listed = document.querySelectorAll('main li h3').map(textOf);
  assert.deepEqual(listed.slice(0, titles.length), titles);
  const feeds = document.querySelectorAll('link[type="application/atom+xml"]').map(pathOf);
  assert.deepEqual(feeds, ['/feed.xml']);
  const feed = parseFeed(read('feed.xml'));
  assert.equal(feed.meta.type, 'atom');
  assert.deepEqual(
    feed.items.map(({ title }) => title),
    titles,
  );
  assert.equal(new Set(feed.items.map(({ id }) => id)).size, 3);
  // The same day from Brazil to Kenya.
  assert.ok(
    feed.items.every(({ published }) => published?.toISOString().endsWith('T12:00:00.000Z')),
  );
  assert.equal(feed.items[2]?.url, 'https://example.org/five-songs-in-five-evenings');
  assert.match(feed.items[2].description ?? '', /./);
  assert.match(pageAt('/an-evening-of-new-songs').html, /"@type":"Article".*"datePublished":"/);
});

test('a link to a page that a language lacks leads to it in English, and says so', () => {
  const linkAt = (path: string, target: string) => {
    const link = pageAt(path)
      .document.querySelectorAll('footer a')
      .find((candidate) => attribute(candidate, 'href') === target);
    const words = link?.querySelector('span > span');
    return link && [attribute(link, 'hreflang'), words && attribute(words, 'lang')];
  };
  assert.equal(linkAt('/fr', '/fr/our-teams')?.[0], undefined);
  assert.deepEqual(linkAt('/ar', '/our-teams'), ['en', 'en']);
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
    if (isArabic)
      assert.ok(statSync(new URL(`${ASSETS_FOLDER}/${name}`, dist)).size <= 30_000, file);
  }
});

const bytesAt = (path: string) => statSync(new URL(`${pageAt(path).file}.br`, dist)).size;

test('the script and the elements of every English page stay within their budget', () => {
  const budget = BUDGETS.donate;
  const english = pages.filter(({ path }) => !/^\/(fr|pt|sw|ar)(\/|$)/.test(path));
  for (const { path, document } of english) {
    const isFull = /^\/(404|donate|workshops|music)?$/.test(path);
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => /^(module)?$/.test(attribute(script, 'type') ?? ''));
    for (const src of scripts.flatMap((script) => attribute(script, 'src') ?? []))
      assert.doesNotMatch(read(src.slice(1)), /^import\b/, `${path}: ${src} waits for other files`);
    const inline = scripts.map(({ textContent }) => textContent && brotliCompressSync(textContent));
    const script = inline.reduce((sum, { length }) => sum + length, 0);
    assert.ok(script < budget['script before interaction'], `${path}: ${script} bytes of script`);
    const nodes = document.querySelectorAll('*').length;
    // Cloth above each player shows how much of a track has been played.
    const cloth = path === '/music' ? 0.2 : 0;
    const more = (isFull || path === '/contact-us' ? 1.5 : 1) + cloth;
    assert.ok(nodes <= budget['DOM nodes'] * more, `${path} has ${nodes} elements`);
  }
});

test('no page is much heavier than in English', () => {
  for (const { code, root } of roots) {
    // Arabic letters take two bytes and a typeface of their own.
    const more = directionOf(code) === 'rtl' ? 1.3 : 1.15;
    for (const { path } of FOUR_PAGES) {
      const [bytes, allowed] = [bytesAt(pathIn(root, path)), Math.round(bytesAt(path) * more)];
      assert.ok(bytes <= allowed, `${root}${path} has ${bytes} bytes, allowed are ${allowed}`);
    }
  }
});

test('no device stores pages of the team or music in advance, and music brings one short script', () => {
  const worker = read('sw.js');
  const paths = ['/our-teams', '/workshops', '/music', '/news'];
  for (const path of paths) assert.ok(!worker.includes(`"${path}"`), path);
  const { html } = pageAt('/music');
  const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
  const ofMusic = scripts.flatMap(([, code = '']) => (code.includes('audio') ? [code] : []));
  assert.equal(ofMusic.length, 1);
  assert.ok(brotliCompressSync(ofMusic.join('')).length < 400);
  assert.ok(html.includes("media-src 'self'"));
  assert.ok(!pageAt('/our-teams').html.includes('media-src'));
  const names = [...html.matchAll(/tone\.[\w-]+\.(mp3|m4a)/g)].map(([name]) => name);
  assert.equal(new Set(names).size, 2);
  for (const name of names) {
    assert.ok(!worker.includes(name), name);
    // The metadata of the phone is removed.
    assert.doesNotMatch(read(`${ASSETS_FOLDER}/${name}`), /Example Street|Somebody|Exif/);
  }
});

test('a PNG, WebP or AVIF that its file says is on its side is shown upright and whole, also where its page is shared', async () => {
  const { document } = pageAt(TURNED);
  const images = document.querySelectorAll('main picture > img');
  assert.equal(images.length, 3);
  for (const image of images) {
    const [width, height] = ['width', 'height'].map((name) => Number(attribute(image, name)));
    const source = attribute(image, 'src');
    assert.ok(width && height && Math.abs(width / height - 1000 / 800) < 0.01, source);
    const { width: wide, height: high } = await sharp(
      readFileSync(new URL(`.${source}`, dist)),
    ).metadata();
    assert.deepEqual([wide, high], [width, height], source);
  }
  const shared = document.querySelector('meta[property="og:image"]') ?? assert.fail();
  assert.match(attribute(shared, 'content') ?? '', /\.jpe?g$/);
});

test('a browser without AVIF or WebP is given a JPEG or a PNG of each photograph', () => {
  const pictures = pages
    .flatMap(({ document }) => document.querySelectorAll('picture'))
    .filter((picture) => picture.querySelector('source[type="image/webp"]'));
  assert.ok(pictures.length > 10);
  for (const picture of pictures) {
    const source = attribute(picture.querySelector('img') ?? picture, 'src') ?? '';
    assert.match(source, /\.(jpe?g|png)$/);
    assert.ok(existsSync(new URL(`.${source}`, dist)), source);
  }
});

test('pages without a feature are not heavier because other pages have it', () => {
  // The words of the page are its own: style and scripts are what another page could bring. The menu
  // of languages, the terms of an offer, a scanned signature, who publishes, what happens after
  // joining and where to go after the biography take their 360 bytes.
  const size = (html: string) =>
    brotliCompressSync([...html.matchAll(/<(style|script)\b.*?<\/\1>/gs)].join('')).length;
  const shipped = readFileSync(`${DIST}/about-us.html`, 'utf8');
  assert.ok(size(shipped) > 5000);
  const more = size(read('about-us.html')) - size(shipped);
  const advice = 'find the rule or script that it does not need, by comparing the two pages';
  assert.ok(
    more <= 360,
    `About Us of the example has ${more} bytes more than as shipped, of 360: ${advice}`,
  );
});
