/**
 * Renders every page of the example in English, with several settings, and notes which fields of
 * content/ its views read: a field that nothing reads is a promise that the site does not keep.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Field, fieldOf, fieldsWithin } from '#content/fields/field.ts';
import { CONTENT_FILES } from '#content/files/content-files.ts';
import { type Content, withBlocks, withCustomPage } from '#content/project';
import { OpenProject } from '#editor/store/files/open-project.ts';
import { MODEL, PAGES } from '#site/features.ts';
import { fields } from '../tests/support/fields.ts';
import { htmlOf } from '../tests/support/render.ts';
import { exampleTexts } from '../tests/support/sites.ts';

/** Fields that these views do not read, with the files that read them: in a page of another state, or for something else. */
const READ_ELSEWHERE: Record<string, string> = {
  'organisation › shortName': 'src/pages/[...language]/manifest.webmanifest.ts',
  'organisation › languages': 'src/content/project/project.ts',
  'organisation › seen': 'src/content/launch/steps.ts',
  'organisation › contact › delivery › serviceFields':
    'src/site/features/delivery/schemas/delivery.ts',
  'organisation › security': 'src/site/features/security/rendering.ts',
  'organisation › editing': 'src/site/features/editing/feature.ts',
  'language › ownName': 'src/content/project/project.ts',
  'language › region': 'src/content/project/project.ts',
  'language › nativeReview': 'src/content/launch/translation-issues.ts',
  'site › shareAlt': 'src/site/Document.astro',
  'site › offline': 'src/pages/[...language]/[offline].astro',
  'site › notFound': 'src/site/Document.astro',
  'dates › dates › exceptions': 'src/site/features/dates/times.ts',
  calendar: 'src/site/features/dates/rendering.ts',
  'delivery › thankYou': 'src/site/features/delivery/ThankYou.tsx',
  'text › text': 'src/site/features/own-pages/content.ts',
  'own-page › publish': 'src/content/project/project.ts',
  'own-page › title': 'src/site/Document.astro',
  'own-page › description': 'src/site/Document.astro',
};

/** What only the form and the checks need: a number typed twice, and how a picture is cut or described. */
const NEVER_SHOWN = /› (numberAgain|decorative|focus)$/;

/** Settings of which each lets views read further words. */
const SETTINGS = [
  {},
  {
    siteAddress: 'https://example.alt',
    founder: { name: undefined },
    networks: ['WhatsApp channel', 'WhatsApp group'].map((name) => ({
      name,
      address: 'https://example.org',
    })),
    donate: { card: { 1: undefined }, mobileMoney: { 0: { kind: 'till', account: undefined } } },
    contact: { delivery: 'none' },
    keptOnDevice: undefined,
  },
  ...['email', 'whatsapp', 'netlify'].map((to) => ({ contact: { delivery: { to } } })),
];

const read = new Set<string>();
const recorders = new WeakMap<object, object>();

/** The same data, which notes each field that is read. @param place its file and field */
function recorded<Value>(value: Value, place: string): Value {
  if (typeof value !== 'object' || value === null) return value;
  const recorder =
    recorders.get(value) ??
    new Proxy<object>(value, {
      get(target, key, receiver) {
        const inner: unknown = Reflect.get(target, key, receiver);
        if (typeof key !== 'string' || typeof inner === 'function') return inner;
        const inside = Array.isArray(target) ? place : `${place} › ${key}`;
        read.add(inside);
        return recorded(inner, inside);
      },
    });
  recorders.set(value, recorder);
  return recorder as Value;
}

/** The same content, which notes each field that is read. */
function recordedContent(content: Content): Content {
  const from =
    (of: Content['of']): Content['of'] =>
    (declared) => {
      const place =
        'file' in declared ? [declared.file, ...declared.path].join(' › ') : declared.name;
      read.add(place);
      return recorded(of(declared), place);
    };
  const { customPage, blocks } = content;
  const files = Object.keys(CONTENT_FILES) as (keyof typeof CONTENT_FILES)[];
  const noted: Content = {
    ...content,
    ...Object.fromEntries(files.map((name) => [name, recorded(content[name], name)])),
    of: from(content.of),
    inFirst: from(content.inFirst),
    blocks: blocks.map((block) => recorded(block, block.block)),
    ...(customPage && { customPage: recorded(customPage, 'own-page') }),
  };
  const pages = MODEL.features.flatMap((feature) => feature.pages?.(noted) ?? []);
  return { ...noted, pages };
}

const ORGANISATION = MODEL.pathOf('organisation', '');

/** The example with some settings. */
function textsWith(settings: object): OpenProject {
  const texts = new OpenProject(Object.entries(exampleTexts()));
  return texts.with(ORGANISATION, fields(settings).setIn(texts.text(ORGANISATION)));
}

/** Renders every page in English. */
async function readPages(texts: OpenProject): Promise<void> {
  const content = texts.content('en') ?? assert.fail();
  for (const { name } of PAGES) {
    const blocks = MODEL.files.get(name)?.holdsBlocks
      ? texts.pageBlocks(MODEL.pathOf(name, 'en'))
      : [];
    await htmlOf(name, recordedContent(withBlocks(content, blocks)));
  }
  for (const path of texts.customPagePaths('en')) {
    const page = texts.shownCustomPage(path) ?? assert.fail(path);
    await htmlOf('own', recordedContent(withCustomPage(content, page)));
  }
}

/** The fields of a file or block that contain no others, whatever is chosen in it. */
const leavesIn = (field: Field, place: string): string[] => {
  const within = fieldsWithin(field);
  return within.length === 0
    ? [place]
    : within.flatMap(([key, inner]) =>
        leavesIn(inner, typeof key === 'string' ? `${place} › ${key}` : place),
      );
};

test('a view reads each field of content/, or a file that is named', async () => {
  for (const settings of SETTINGS) await readPages(textsWith(settings));
  const ownPage = { name: 'own-page', schema: MODEL.customPage };
  const all = [...MODEL.files.values(), ...MODEL.kinds, ownPage];
  const unread = all
    .flatMap(({ name, schema }) => leavesIn(fieldOf(schema), name))
    .filter((place) => !read.has(place) && !NEVER_SHOWN.test(place))
    // The fields of a block are those of its kind.
    .filter((place) => !/^[\w-]+ › (more|blocks)( ›|$)/.test(place));
  const isIn = (place: string, group: string) => `${place} › `.startsWith(`${group} › `);
  for (const [place, file] of Object.entries(READ_ELSEWHERE)) {
    const isNeeded = unread.some((field) => isIn(field, place));
    assert.ok(
      isNeeded,
      `delete "${place}" in src/read-fields.test.ts: a view reads it, or it is gone`,
    );
    const word = new RegExp(`\\b${place.split(' › ').at(-1)}\\b`);
    const isNamed = word.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
    assert.ok(isNamed, `${file} does not read "${place}", as src/read-fields.test.ts says`);
  }
  assert.deepEqual(
    unread.filter((field) => !Object.keys(READ_ELSEWHERE).some((place) => isIn(field, place))),
    [],
    'No view reads these fields, with a value in the example: let one show them, or name in READ_ELSEWHERE of src/read-fields.test.ts the file that reads them',
  );
});
