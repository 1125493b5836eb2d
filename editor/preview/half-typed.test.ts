/** Every page can be shown whatever is half-typed in the form beside it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { EVERY_KIND } from '../../tests/fixtures/mobile-money.ts';
import { OWN_PAGES } from '../../tests/fixtures/own-pages.ts';
import { FACTS } from '../../tests/fixtures/real-settings.ts';
import { projectIn, textOf } from '../../tests/editor/project.ts';
import { fields } from '../../tests/support/fields.ts';
import { ROOT } from '../../tests/support/root.ts';
import { fileKind } from '../files/content-file.ts';
import { FILES, pathOf, placeOf } from '../files/model.ts';
import { ownFolder } from '../../src/core/project/file-place.ts';
import { parseDrawing } from '../../src/site/pictures/drawings.ts';
import type { Values } from '../files/editor-project.ts';
import { formValues, isData } from '../form/values.ts';

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** How far a text has been typed: not at all, half, or its field is not there yet. */
const TYPED: Record<string, (text: string) => string | undefined> = {
  empty: () => '',
  half: (text) => text.slice(0, Math.ceil(text.length / 2)),
  missing: () => undefined,
};
/** What a form chooses from a list is never half there; nor is the text that it was made from. */
const WHOLE = ['kind', 'to', 'block', 'format', '__source'];

function typedIn(value: unknown, typed: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return typed(value);
  if (Array.isArray(value)) return value.map((item) => typedIn(item, typed));
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      WHOLE.includes(name) ? one : typedIn(one, typed),
    ]),
  );
}

const facts = parse(
  fields({ ...FACTS, donate: { ...FACTS.donate, mobileMoney: EVERY_KIND } }).setIn(
    textOf(pathOf('organisation', '')),
  ),
) as Values;
const DELIVERIES = [
  { to: 'email', address: 'us@own.africa' },
  { to: 'whatsapp', number: '+2348031234567' },
  { to: 'formspree', key: 'abcdefgh' },
  { to: 'netlify' },
  { to: 'endpoint', address: 'https://own.africa/messages', format: 'json' },
];
const settings = DELIVERIES.map((delivery) => ({ ...facts, contact: { delivery } }));

test('shows every page while any text of the open file is half-typed', async () => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const load = async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module;
  try {
    const { pageOf, renderInputs } = await load<typeof import('./pages.ts')>(
      '/editor/preview/pages.ts',
    );
    const { Frame } = await load<typeof import('../../src/site/views/Frame.tsx')>(
      '/src/site/views/Frame.tsx',
    );
    const { assetPictures } = await import('./asset-pictures.ts');
    const found = { url: '/picture.jpg', text: () => Promise.resolve(EMPTY) };
    const pictures = assetPictures(() => Promise.resolve(found), parseDrawing);
    const project = projectIn(['en']);
    const forms = [...FILES.keys(), 'biography'].map((name) => {
      const path = pathOf(name, 'en');
      const wholes = name === 'organisation' ? settings : [project.read(path, textOf(path))];
      return { name, path, wholes, schema: fileKind(placeOf(path)).schema };
    });
    const path = `${ownFolder('en')}/`;
    const own = { name: 'own' as const, path, schema: fileKind(placeOf(path)).schema };
    for (const { name, path, wholes, schema } of [
      ...forms,
      { ...own, wholes: Object.values(OWN_PAGES) },
    ]) {
      for (const whole of wholes) {
        for (const [how, typed] of Object.entries(TYPED)) {
          const values = formValues(typedIn(whole, typed), schema) as Values;
          const { content } = project.preview(path, values);
          const pages =
            name === 'own'
              ? ['own' as const]
              : [pageOf(name), 'contact' as const, 'accessibility' as const];
          for (const page of new Set(pages)) {
            const shown = await renderInputs(page, content ?? assert.fail(name), pictures);
            const frame = createElement(Frame, shown);
            assert.doesNotThrow(() => renderToStaticMarkup(frame), `${page}, ${name} ${how}`);
          }
        }
      }
    }
  } finally {
    await server.close();
  }
});
