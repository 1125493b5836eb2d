/** Compares pages with and without field marks, in every view, fixture and language. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Field, isWords, mapValues } from '#content/fields';
import { type Content, MORE, withBlocks, withCustomPage } from '#content/project';
import { fill } from '#content/text';
import { load, loadTyped } from '../../../tests/editor/compiled.ts';
import { formOf, textsIn, typedInto } from '../../../tests/editor/project.ts';
import { hostileSite } from '../../../tests/fixtures/hostile-words.ts';
import type { Changes } from '../../../tests/support/site-copy.ts';
import { exampleTexts } from '../../../tests/support/sites.ts';
import { fileFieldAt } from '../store/files/file-schema.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { Marks } from './marks.ts';

const PAGES: string[] = ['home', 'about', 'contact', 'donate'];
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** The project with the texts of a fixture. */
const textsWith = (changes: Changes) =>
  textsIn(
    ['en', 'fr', 'ar'],
    Object.fromEntries(
      Object.entries(changes).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && /\.yaml$/.test(entry[0]),
      ),
    ),
  );

/** A function that renders pages with the JSX runtime of React or of the editor. */
async function renderer(load: typeof loadTyped) {
  const { renderInputs } = await load<typeof import('./pages.ts')>('/src/editor/page/pages.ts');
  const { Frame } = await load<typeof import('#site/shared/frame/Frame.tsx')>(
    '/src/site/shared/frame/Frame.tsx',
  );
  const { pageAssets } = await load<typeof import('./page-assets.ts')>(
    '/src/editor/page/page-assets.ts',
  );
  const { TextWrapper } = await load<typeof import('./page-parts.ts')>(
    '/src/editor/page/page-parts.ts',
  );
  const find = (file: string) =>
    Promise.resolve({
      // An empty file: only a browser can measure music.
      url: file.includes('/music/') ? 'data:audio/mpeg;base64,AAAA' : '/picture.jpg',
      name: 'piece.mp3',
      blob: new Blob([EMPTY]),
    });
  const assets = pageAssets(find);
  const html = async (
    page: string,
    content: Content,
    wrapper?: ComponentProps<typeof TextWrapper>['value'],
  ) => {
    const shown = await renderInputs(page, content, assets);
    const frame = createElement(Frame, shown);
    return renderToStaticMarkup(createElement(TextWrapper, { value: wrapper }, frame));
  };
  return html;
}

const { mainFileOf, styleOf } = await loadTyped<typeof import('./pages.ts')>(
  '/src/editor/page/pages.ts',
);

const NO_PICTURES = { positionStyle: () => '' };

/** The content of a page: a kind, or the path of a custom page. */
function contentOf(texts: OpenProject, code: string, page: string, marks?: Marks): Content {
  const marked = <Data>(path: string, data: Data) => marks?.marked(path, data) ?? data;
  const content = texts.content(code, marked) ?? assert.fail(page);
  if (!page.includes('/')) {
    const path = mainFileOf(page, code);
    const { [MORE]: blocks } = marked(path, { [MORE]: texts.pageBlocks(path) });
    return withBlocks(content, blocks);
  }
  const data = marked(page, texts.shownCustomPage(page) ?? assert.fail());
  return withCustomPage(content, { ...data, path: '/own' });
}
const kindOf = (page: string) => PAGES.find((kind) => kind === page) ?? 'own';

const [plainHtml, typedHtml] = await Promise.all([load, loadTyped].map(renderer));
assert.ok(plainHtml && typedHtml);

test('every page is the same with marks as without', async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') });
  const { changes: hostile } = await hostileSite();
  const example = exampleTexts();
  let shown = 0;
  for (const [name, changes] of Object.entries({ shipped: {}, hostile, example })) {
    const texts = textsWith(changes);
    // One language from left to right besides English, and one from right to left.
    for (const code of name === 'example' ? ['en', 'fr', 'ar'] : ['en']) {
      const customPages = texts.customPagePaths(code);
      for (const page of [...PAGES, ...customPages]) {
        const plain = contentOf(texts, code, page);
        const expected = await plainHtml(kindOf(page), plain);
        const marked = contentOf(texts, code, page, new Marks());
        // The site sizes a headline by its lines.
        const styles = [plain, marked].map((content) =>
          styleOf(kindOf(page), content, NO_PICTURES),
        );
        assert.equal(styles[1], styles[0]);
        assert.ok(page !== 'home' || styles[0]?.includes('--longest:'), code);
        const html: string = await typedHtml(kindOf(page), marked);
        assert.equal(html, expected, `${name}, ${code}, ${page}`);
        shown += 1;
      }
    }
  }
  mock.timers.reset();
  assert.ok(shown > 30, String(shown));
});

test('most English texts that a page shows know their field, and show it whole', async () => {
  const texts = textsWith({});
  const marks = new Marks();
  const [whole, parts] = [new Set<number>(), new Set<number>()];
  const filled = (text: string) =>
    fill(text, { organisation: 'Haven Network', email: 'support@example.org' });
  for (const page of PAGES) {
    await typedHtml(page, contentOf(texts, 'en', page, marks), ({ mark, text, children }) => {
      const isWhole = text === filled(marks.fields()[mark]?.source ?? '');
      (isWhole ? whole : parts).add(mark);
      return children ?? text;
    });
  }
  const keys = (numbers: Set<number>) =>
    [...numbers].map((mark) => marks.fields()[mark]?.keys.join('.')).sort();

  assert.ok(whole.size >= 55, String(whole.size));
  assert.ok(keys(whole).includes('hero.badge'));
  assert.ok(keys(whole).includes('mission.text'));
  // These are split into elements or are parts of other texts: a tap opens their form.
  assert.deepEqual(keys(parts), ['card.title', 'newTab']);
});

/** An item of which only the first text is typed; of a block only its kind is chosen. */
function unfinishedItem(item: Field | undefined): unknown {
  if (item?.kind === 'choice') return { [item.by]: 'film' };
  const [name] = Object.entries(item?.fields ?? {}).find(([, field]) => isWords(field)) ?? [];
  return name === undefined ? 'New' : { [name]: 'New' };
}

/** The project with an unfinished item after the first one of each list of a file. */
const withUnfinishedItems = (texts: OpenProject, path: string) =>
  typedInto(
    texts,
    path,
    mapValues(fileFieldAt(path), formOf(texts, path), (value, field) =>
      Array.isArray(value) ? value.toSpliced(1, 0, unfinishedItem(field.item)) : value,
    ),
  );

test('a text beside unfinished items knows its field', async () => {
  const texts = textsWith(exampleTexts());
  const paths = texts.files().flatMap(({ path, code }) => (code === 'en' ? [path] : []));
  const unfinished = paths.reduce(withUnfinishedItems, texts);
  const lists = new Map<string, Set<number>>();
  for (const page of [...PAGES, ...unfinished.customPagePaths('en')]) {
    const marks = new Marks();
    const content = contentOf(unfinished, 'en', page, marks);
    await typedHtml(kindOf(page), content, ({ mark, text, children }) => {
      const { path, keys, source } = marks.fields()[mark] ?? assert.fail(text);
      assert.equal(source, unfinished.value(path, keys) ?? '', `${path} ${keys.join('.')}`);
      const at = keys.findLastIndex((key) => typeof key === 'number');
      const list = [path, ...keys.slice(0, at)].join(' ');
      if (at >= 0) lists.set(list, (lists.get(list) ?? new Set()).add(Number(keys[at])));
      return children ?? text;
    });
  }
  // The unfinished item is shown in its place, before the others.
  const shown = [...lists].filter(([, indexes]) => indexes.has(1) && indexes.has(2));
  const names = shown.map(([list]) => list.split(' ').at(-1));
  for (const name of ['pieces', 'people', 'partners', 'questions', 'steps', 'facts'])
    assert.ok(names.includes(name), name);
});
