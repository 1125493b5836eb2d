/** Renders every field of every file, of each block and of each kind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement as h } from 'react';
import { prerender } from 'react-dom/static';
import type { Field, Path } from '#content/fields';
import { customPagesFolder } from '#content/project';
import { MODEL } from '#site/features';
import { load } from '../../../tests/editor/compiled.ts';
import { openedTexts } from '../../../tests/editor/opened-texts.ts';
import { fileFieldAt } from '../store/files/file-schema.ts';
import { Publishing } from '../store/project/publishing.ts';
import { formFieldsOf, idOf, isControl, isPlainList } from './fields.ts';
import type { Form } from './form.ts';

/** The paths of all files in English and of the facts. A translation has some of their fields. */
const PATHS = [
  ...[...MODEL.files.keys()].map((name) => MODEL.pathOf(name, 'en')),
  `${customPagesFolder('en')}/page.yaml`,
];

/** A field, and the values that must be set before it exists: an item, a kind. */
interface Known {
  keys: Path;
  field: Field;
  before: readonly { keys: Path; value: unknown }[];
}

/** Yields every field that a form shows. */
function* fieldsShown(field: Field, keys: Path = []): Generator<Known> {
  const form = { isTranslation: false, isUnfinished: false };
  if (isControl(field) || isPlainList(field)) yield { keys, field, before: [] };
  if (field.kind === 'group')
    for (const { name, field: inner } of formFieldsOf(field, form))
      yield* fieldsShown(inner, [...keys, name]);
  if (field.kind === 'choice')
    for (const [word, option] of field.options)
      for (const known of option.fields ? fieldsShown(option, keys) : [])
        yield { ...known, before: [{ keys, value: { [field.by]: word } }, ...known.before] };
  if (field.kind === 'list' && !isControl(field.item))
    for (const known of fieldsShown(field.item, [...keys, 0]))
      yield { ...known, before: [{ keys, value: [{}] }, ...known.before] };
}

const { WholeField } = await load<typeof import('./Field.tsx')>('/src/editor/form/Field.tsx');
const { CONTROLS } = await load<typeof import('./controls.ts')>('/src/editor/form/controls.ts');
const { FormContext, formOf } = await load<typeof import('./form.ts')>('/src/editor/form/form.ts');
const { EditorContext } = await load<typeof import('../shared/Editor.tsx')>(
  '/src/editor/shared/Editor.tsx',
);

const workspace = await openedTexts(['en']);
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
    focus: none,
    allMistakes: [],
    isPublishRefused: false,
  });

/** Renders a field in its form to HTML. */
async function shown(form: Form, { keys, field }: Known): Promise<string> {
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
      h(WholeField, { keys, field, isRequired: true }),
    );
  const { prelude } = await prerender(h(EditorContext, { value: editor }, h(InForm)));
  return new Response(prelude).text();
}

test('every field has an input with its name', async () => {
  for (const path of PATHS) {
    let begun: string | undefined;
    let form: Form | undefined;
    for (const known of fieldsShown(fileFieldAt(path))) {
      const { keys, field } = known;
      const before = JSON.stringify(known.before);
      // Fields that need the same values share a form, which is slow to create.
      if (!form || before !== begun) {
        begin(path, known);
        begun = before;
        form = formNow(path);
      }
      const html = await shown(form, known);
      const where = `${path} ${keys.join('.')}`;
      // The controls of Markdown and of focal points exist only in a browser.
      const isMade = ['markdown', 'answer', 'focus'].includes(field.kind);
      assert.ok(isMade || html.includes(`id="${idOf(keys)}"`), where);
      if (!isControl(field)) continue;
      assert.ok(html.includes(`>${field.label}<`), where);
      assert.ok(CONTROLS[field.control ?? field.kind], where);
    }
    assert.ok(form, `${path} has no field`);
  }
});

test('the only field of a file is not folded, one of several is', async () => {
  workspace.drafts.discard();
  const isFolded = async (name: string) => {
    const path = MODEL.pathOf(name, 'en');
    const whole = { keys: [], field: fileFieldAt(path), before: [] };
    return (await shown(formNow(path), whole)).includes('aria-expanded="false"');
  };
  assert.deepEqual([await isFolded('dates'), await isFolded('home')], [false, true]);
});

test('the input of a field with a mistake says that it is wrong', async () => {
  for (const kind of ['text', 'flag', 'word'] as const) {
    const Control = CONTROLS[kind] ?? assert.fail(kind);
    const props = {
      id: 'input',
      describedBy: 'mistake',
      field: { kind, label: 'A field', type: 'string', isOptional: true } as const,
      path: 'content/organisation.yaml',
      keys: ['field'],
      isRequired: false,
      value: undefined,
      set: none,
    };
    for (const isWrong of [true, false]) {
      const { prelude } = await prerender(h(Control, { ...props, isWrong }));
      const html = await new Response(prelude).text();
      assert.equal(html.includes('aria-invalid="true"'), isWrong, kind);
    }
  }
});
