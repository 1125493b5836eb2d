/** Renders views in a unit test, without a build. */
import assert from 'node:assert/strict';
import type { HtmlElement } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { stringify } from 'yaml';
import { type Content, customPagesFolder, withCustomPage } from '#content/project';
import type { AssetResolver } from '#site/shared/pictures';
import { load } from '../editor/compiled.ts';
import { textOf, textsIn } from '../editor/project.ts';
import { parseHtml } from './built.ts';
import { fields } from './fields.ts';

const { renderInputs } = await load<typeof import('#editor/page/pages.ts')>(
  '/src/editor/page/pages.ts',
);
const { Frame } = await load<typeof import('#site/shared/frame/Frame.tsx')>(
  '/src/site/shared/frame/Frame.tsx',
);

const SIZE = { src: '/picture.jpg', width: 4, height: 3 };
const EMPTY = { viewBox: '0 0 1 1', attributes: {}, body: '' };

/** Resolves every request to the same picture, drawing or piece of music. */
const assets: AssetResolver = {
  picture: ({ alt }) => Promise.resolve({ files: [], fallback: SIZE, isDrawing: false, alt }),
  drawing: () => Promise.resolve(EMPTY),
  feature: ({ handler: by }) =>
    Promise.resolve(
      by === 'music' ? { src: '', type: '', format: 'MP3', seconds: 1, bytes: 1 } : EMPTY,
    ),
};

/** The HTML of a page. */
export const htmlOf = async (page: string, content: Content) =>
  renderToStaticMarkup(createElement(Frame, await renderInputs(page, content, assets)));

/** Fields that differ from the content of tests, by the paths of their files in content/. */
type Values = Readonly<Record<string, object>>;

/** The project in English with these values. */
const textsWith = (values: Values) =>
  textsIn(
    ['en'],
    Object.fromEntries(
      Object.entries(values).map(([path, changed]) => {
        const file = `content/${path}`;
        return [file, fields(changed).setIn(textOf(file))];
      }),
    ),
  );

/** One of the four pages: `renderPage('contact', { 'organisation.yaml': { name: 'Our Team' } })`. */
export async function renderPage(page: string, values: Values = {}): Promise<HtmlElement> {
  return parseHtml(await htmlOf(page, textsWith(values).content('en') ?? assert.fail()));
}

/** A page of the team's own with one block: `renderBlock({ block: 'join' })`. */
export async function renderBlock(block: object, values: Values = {}): Promise<HtmlElement> {
  const path = `${customPagesFolder('en')}/page.yaml`;
  const head = { publish: true, title: 'A page', description: 'A page.', heading: 'A page' };
  const texts = textsWith(values).with(path, stringify({ ...head, blocks: [block] }));
  const content = texts.content('en') ?? assert.fail();
  const page = texts.shownCustomPage(path) ?? assert.fail();
  return parseHtml(await htmlOf('own', withCustomPage(content, page)));
}
