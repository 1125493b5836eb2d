/** Renders every page while texts of its files are empty, incomplete or wrong. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGroup } from '#content/data';
import { customPagesFolder, withCustomPage } from '#content/project';
import { MODEL } from '#site/features';
import { dates } from '#site/features/dates/feature.ts';
import { dataIn, formOf, textsIn, typedInto } from '../../../tests/editor/project.ts';
import { htmlOf } from '../../../tests/support/render.ts';
import { customPagesOfExample, exampleTexts } from '../../../tests/support/sites.ts';

/** The states of a text: empty, half typed, with wrong words, or no address that can be parsed. */
const TYPED: Record<string, (text: string) => string> = {
  empty: () => '',
  half: (text) => text.slice(0, Math.ceil(text.length / 2)),
  // Keeps file names: a block without its file is not rendered at all.
  other: (text) => (/^[\w-]+\.\w+$/.test(text) ? text : 'Some words'),
  unparsed: (text) => text.replace(/^https:.*/, 'https://haven.org:abc'),
};
/** Fields whose values are chosen from a list, never typed. */
const WHOLE = ['to', 'block'];

function typedIn(value: unknown, typed: (text: string) => string): unknown {
  if (typeof value === 'string') return typed(value);
  if (Array.isArray(value)) return value.map((item) => typedIn(item, typed));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      WHOLE.includes(name) ? inner : typedIn(inner, typed),
    ]),
  );
}

const example = exampleTexts();
const facts = dataIn(example[MODEL.pathOf('organisation', '')] ?? '');
const DELIVERIES = [
  { to: 'email', address: 'us@own.africa' },
  { to: 'whatsapp', number: '+2348031234567' },
  { to: 'netlify' },
  { to: 'endpoint', address: 'https://own.africa/messages' },
];
const settings = DELIVERIES.map((delivery) => ({ ...facts, contact: { delivery } }));

test('shows every page while any text of a file is half-typed', async () => {
  const texts = textsIn(['en']);
  const own = `${customPagesFolder('en')}/page.yaml`;
  const forms = [...MODEL.files.keys()].map((name) => {
    const path = MODEL.pathOf(name, 'en');
    const wholes = name === 'organisation' ? settings : [formOf(texts, path)];
    const page = MODEL.pageOf({ kind: 'defined', name });
    return { path, pages: new Set([page === 'dates' ? 'own' : page, 'contact']), wholes };
  });
  forms.push({ path: own, pages: new Set(['own']), wholes: customPagesOfExample() });
  const typings = forms.flatMap(({ wholes, ...form }) =>
    wholes.flatMap((whole) =>
      Object.entries(TYPED).map(([how, typed]) => ({
        ...form,
        how,
        values: typedIn(whole, typed),
      })),
    ),
  );
  for (const { path, pages, how, values } of typings) {
    const now = typedInto(texts, path, values);
    const all = now.content('en') ?? assert.fail(path);
    const content = withCustomPage(
      all,
      now.shownCustomPage(own) ?? dates.editorOnlyPages?.['dates']?.(all) ?? assert.fail(path),
    );
    for (const page of pages) {
      await assert.doesNotReject(htmlOf(page, content), `${page}, ${path} ${how}`);
    }
  }
});
