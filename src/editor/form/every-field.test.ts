/** Renders every field of every file, of each block and of each kind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement as h } from 'react';
import { prerender } from 'react-dom/static';
import type { JsonSchema, Path } from '#content/fields';
import { customPagesFolder } from '#content/project';
import { MODEL } from '#site/features';
import { load } from '../../../tests/editor/compiled.ts';
import { openedTexts } from '../../../tests/editor/opened-texts.ts';
import { labelOf } from '../store/data/labels.ts';
import { unionOf } from '../store/data/values.ts';
import { fileSchemaAt } from '../store/files/file-schema.ts';
import { Publishing } from '../store/project/publishing.ts';
import { fieldsIn, idOf, layoutOf } from './fields.ts';
import type { Form } from './form.ts';

/** The paths of all files of a language and of the facts. */
const pathsOf = (code: string) => [
  ...[...MODEL.files.keys()].map((name) => MODEL.pathOf(name, code)),
  `${customPagesFolder(code)}/page.yaml`,
];

/** A field, and the values that must be set before it exists: an item, a kind. */
interface Known {
  keys: Path;
  schema: JsonSchema;
  before: readonly { keys: Path; value: unknown }[];
}

/** Yields every field that a form shows. */
function* fieldsWithin(
  schema: JsonSchema,
  isTranslation: boolean,
  keys: Path = [],
): Generator<Known> {
  const form = { isTranslation, isUnfinished: false };
  const inside = function* (group: JsonSchema, by?: string) {
    for (const { name, schema: field } of fieldsIn(group, form, by))
      yield* fieldsWithin(field, isTranslation, [...keys, name]);
  };
  const union = unionOf(schema);
  for (const [word, option] of union?.schemas ?? []) {
    const chosen = { keys, value: { [union?.discriminator ?? '']: word } };
    if (option.properties)
      for (const known of inside(option, union?.discriminator))
        yield { ...known, before: [chosen, ...known.before] };
  }
  if (union) return;
  if (layoutOf(schema) === 'group') yield* inside(schema);
  if (['texts', 'control'].includes(layoutOf(schema))) yield { keys, schema, before: [] };
  if (layoutOf(schema) !== 'items') return;
  for (const known of fieldsWithin(schema.items ?? {}, isTranslation, [...keys, 0]))
    yield { ...known, before: [{ keys, value: [{}] }, ...known.before] };
}

/** All fields of a file. */
const fieldsOfFile = (path: string, isTranslation: boolean) => [
  ...fieldsWithin(fileSchemaAt(path), isTranslation),
];

const { WholeField } = await load<typeof import('./Field.tsx')>('/src/editor/form/Field.tsx');
const { FormContext, formOf } = await load<typeof import('./form.ts')>('/src/editor/form/form.ts');
const { EditorContext } = await load<typeof import('../shared/Editor.tsx')>(
  '/src/editor/shared/Editor.tsx',
);

const workspace = await openedTexts(['en', 'fr']);
/** Sets the values that a field needs to exist, in an otherwise unchanged project. */
function begin(path: string, { before }: Known) {
  workspace.drafts.discard();
  for (const { keys, value } of before) workspace.set(path, keys, value);
}

const none = () => assert.fail('A form asks for no picture of the page.');

/** The form of a file. */
const formNow = (path: string) =>
  formOf({
    workspace,
    texts: workspace.texts,
    path,
    focusedKeys: [],
    allMistakes: [],
    isPublishRefused: false,
  });

/** Renders a field in its form to HTML. */
async function shown(form: Form, { keys, schema }: Known): Promise<string> {
  const editor = {
    workspace,
    route: { screen: 'page' as const },
    go: () => undefined,
    find: () => Promise.resolve(undefined),
    pictures: { picture: none, drawing: none, feature: none },
    account: undefined,
    publishing: Object.create(Publishing.prototype) as Publishing,
  };
  const InForm = () =>
    h(
      FormContext,
      { value: { ...form, focusedKeys: keys } },
      h(WholeField, { keys, schema, isRequired: true }),
    );
  const { prelude } = await prerender(h(EditorContext, { value: editor }, h(InForm)));
  return new Response(prelude).text();
}

for (const code of ['en', 'fr'])
  test(`${code}: every field has an input with its name`, async () => {
    for (const path of pathsOf(code).filter((file) => code === 'en' || file.includes('/fr/'))) {
      let begun: string | undefined;
      let form: Form | undefined;
      for (const field of fieldsOfFile(path, code !== 'en')) {
        const before = JSON.stringify(field.before);
        // Fields that need the same values share a form, which is slow to create.
        if (!form || before !== begun) {
          begin(path, field);
          begun = before;
          form = formNow(path);
        }
        const html = await shown(form, field);
        const name = labelOf(String(field.keys.at(-1)), field.schema);
        const where = `${path} ${field.keys.join('.')}`;
        // The controls of Markdown and of focal points exist only in a browser.
        const isMade = ['markdown', 'answer', 'focus'].includes(field.schema.format ?? '');
        assert.ok(isMade || html.includes(`id="${idOf(field.keys)}"`), where);
        if (layoutOf(field.schema) === 'control') assert.ok(html.includes(`>${name}<`), where);
      }
      assert.ok(form, `${path} has no field`);
    }
  });

test('the only field of a file is not folded, one of several is', async () => {
  workspace.drafts.discard();
  const isFolded = async (name: string) => {
    const path = MODEL.pathOf(name, 'en');
    const whole = { keys: [], schema: fileSchemaAt(path), before: [] };
    return (await shown(formNow(path), whole)).includes('aria-expanded="false"');
  };
  assert.deepEqual([await isFolded('dates'), await isFolded('home')], [false, true]);
});
