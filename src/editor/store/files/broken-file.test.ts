import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { valueAt } from '#content/fields';
import { MODEL } from '#site/features';
import { contentIn, formOf, textOf, textsIn } from '../../../../tests/editor/project.ts';

const PATHS = contentIn(['en']).filter((file) => file.endsWith('.yaml'));
const TEXTS = textsIn(['en']);

test('whichever file somebody breaks by hand, its page can be shown and all others edited', () => {
  for (const path of PATHS)
    for (const broken of [`${textOf(path)}  - [\n`, '[', '- a\n', 'text', '']) {
      const content = TEXTS.with(path, broken).content('en');
      assert.ok(content, `${path}: ${broken.slice(-10)}`);
    }
});

test('a file that has no fields opens no form, which would replace it', () => {
  const utf16 = Buffer.from('\ufeffname: Haven\n', 'utf16le').toString();
  for (const path of PATHS)
    for (const broken of [utf16, 'text', '- a\n', '['])
      assert.equal(TEXTS.with(path, broken).formValues(path), undefined, `${path}: ${broken}`);
});

test('also where somebody writes something else than a field wants', () => {
  for (const path of PATHS) {
    const names = Object.keys(formOf(TEXTS, path));
    for (const value of ['text', 5, ['text'], { 0: { text: 'text' } }]) {
      const wrong = Object.fromEntries(names.map((name) => [name, value]));
      const texts = TEXTS.with(path, stringify(wrong));
      assert.ok(texts.content('en'), path);
      assert.doesNotThrow(() => texts.shownCustomPage(path), path);
    }
  }
});

test('a form has what is written, without empty fields, and a page shows all that it needs', () => {
  const path = MODEL.pathOf('organisation', '');
  const text = 'name: Haven\nshortName:\nlanguages:\n  - en\n  -\naddresses:\n  facebook: ""\n';
  const texts = TEXTS.with(path, text);
  const addresses = { facebook: '' };
  assert.deepEqual(texts.formValues(path), { name: 'Haven', languages: ['en', null], addresses });
  const shown = texts.shownData(path);
  assert.deepEqual(valueAt(shown, ['languages']), ['en', '']);
  assert.equal(valueAt(shown, ['supportEmail']), '');
  assert.deepEqual(valueAt(shown, ['addresses']), { signUpForm: '' });
});
