import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from 'yaml';
import { questionsIn, textOf, textsIn } from '../../../../tests/editor/project.ts';
import type { OpenProject } from '../files/open-project.ts';
import { changedFiles } from './changed-fields.ts';

const BEFORE = textsIn(['en', 'fr']);

/** Describes the changes, in one line for each file. */
function described(after: OpenProject, ...paths: string[]): string[] {
  return changedFiles(BEFORE, after, paths).map(({ form, kind, fields }) => {
    const words = fields.map(({ label, added, removed }) =>
      [label, added && `+${added}`, removed && `-${removed}`].filter(Boolean).join(' '),
    );
    return `${form} (${kind})${words.length > 0 ? `: ${words.join(', ')}` : ''}`;
  });
}
/** The project with one file changed. */
function changed(path: string, change: (file: ReturnType<typeof parseDocument>) => void) {
  const file = parseDocument(textOf(path));
  change(file);
  return BEFORE.with(path, String(file));
}

test('counts the items of a list that are new or gone, and follows those that have moved', () => {
  const faqs = 'content/en/faqs.yaml';
  const added = changed(faqs, (file) =>
    file.addIn(['questions'], { id: 'new', question: 'Is this one new?', answer: 'Yes.' }),
  );
  assert.deepEqual(described(added, faqs), ['Questions (changed): Questions +1']);
  const removed = changed(faqs, (file) => {
    const [first, ...rest] = questionsIn(String(file));
    file.set('questions', [...rest.slice(1), { ...first, question: 'Who can join, and when?' }]);
  });
  const [line = ''] = described(removed, faqs);
  assert.match(line, /^Questions \(changed\): Questions -1, Questions › \d+ › Question$/);
});

test('offers to take back what was there, not parts of an item that took its place', () => {
  const path = 'content/en/more/our-patron.yaml';
  const page = (...texts: string[]) =>
    BEFORE.with(
      path,
      `blocks:\n${texts.map((text) => `  - block: text\n    text: ${text}\n`).join('')}`,
    );
  const placesIn = (before: OpenProject, after: OpenProject, file: string) =>
    changedFiles(before, after, [file]).flatMap(({ fields }) =>
      fields.map(({ keys, added = 0, removed = 0 }) => `${keys.join('.')} +${added} -${removed}`),
    );
  assert.deepEqual(placesIn(page('One two', 'Three'), page('Four', 'Three'), path), [
    'blocks.0 +0 -0',
  ]);
  const faqs = 'content/en/faqs.yaml';
  const [first] = questionsIn(textOf(faqs));
  const replaced = changed(faqs, (file) =>
    file.setIn(['questions', 0], { ...first, id: 'new', answer: 'Nobody asked before.' }),
  );
  assert.deepEqual(placesIn(BEFORE, replaced, faqs), ['questions +1 -1']);
});

test('says which files are new or deleted, and names one that cannot be read', () => {
  const page = 'content/en/more/our-patron.yaml';
  const deleted = 'content/fr/faqs.yaml';
  const after = BEFORE.with(page, 'publish: false\nheading: Our Patron\n').with(deleted, undefined);
  assert.deepEqual(described(after, page, deleted), [
    'Our Patron (new)',
    'Français › Questions (deleted)',
  ]);
  const broken = BEFORE.with('content/en/faqs.yaml', 'a: [');
  assert.deepEqual(described(broken, 'content/en/faqs.yaml'), ['Questions (changed)']);
});
