/** Compares pages with and without field marks, in every view, fixture and language. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Content, type PageKind, withCustomPage } from '#content/project';
import { fill } from '#content/text';
import { load, loadTyped } from '../../../tests/editor/compiled.ts';
import { textsIn } from '../../../tests/editor/project.ts';
import { hostileSite } from '../../../tests/fixtures/hostile-words.ts';
import type { Changes } from '../../../tests/support/site-copy.ts';
import { exampleTexts } from '../../../tests/support/sites.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { Marks } from './marks.ts';

const PAGES: PageKind[] = ['home', 'about', 'contact', 'donate'];
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
    page: PageKind,
    content: Content,
    wrapper?: ComponentProps<typeof TextWrapper>['value'],
  ) => {
    const shown = await renderInputs(page, content, assets);
    const frame = createElement(Frame, shown);
    return renderToStaticMarkup(createElement(TextWrapper, { value: wrapper }, frame));
  };
  return html;
}

/** The content of a page: a kind, or the path of a custom page. */
function contentOf(texts: TextFiles, code: string, page: string, marks?: Marks): Content {
  const marked = <Data>(path: string, data: Data) => marks?.marked(path, data) ?? data;
  const content = texts.content(code, marked) ?? assert.fail(page);
  if (!page.includes('/')) return content;
  const data = marked(page, texts.customPage(page) ?? assert.fail());
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
        const expected = await plainHtml(kindOf(page), contentOf(texts, code, page));
        const marked = contentOf(texts, code, page, new Marks());
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
