import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { textsIn } from '../../../tests/editor/project.ts';
import { EN, pageWithIds } from '../../../tests/fixtures/custom-pages.ts';
import { followField } from './follow-field.ts';

const PAGE = `${EN}/our-people.yaml`;

/** What becomes of the path of a field, if its page is changed step by step. */
function pathAfter(keys: readonly (string | number)[], ...pages: (string | undefined)[]) {
  const [first, ...later] = pages;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const workspace = { texts: textsIn(['en'], { [PAGE]: first ?? '' }), drafts: { subscribe } };
  const field = followField(workspace, PAGE, keys);
  for (const text of later) {
    workspace.texts = workspace.texts.with(PAGE, text);
    for (const listener of listeners) listener();
  }
  field.end();
  assert.equal(listeners.size, 0);
  return field.keys()?.join('.');
}

const people = (...names: string[]) =>
  stringify({
    blocks: [
      { block: 'text', text: 'Words.' },
      { block: 'people', people: names.map((name) => ({ name, role: 'Kora' })) },
    ],
  });
const picture = ['blocks', 1, 'people', 1, 'picture'] as const;

test('a field is found again when its item is moved, also while others are added and removed', () => {
  const start = people('Ada', 'Kofi', 'Zanele');
  assert.equal(pathAfter(picture, start), 'blocks.1.people.1.picture');
  assert.equal(
    pathAfter(picture, start, people('Ada', 'Zanele', 'Kofi')),
    'blocks.1.people.2.picture',
  );
  const without = people('Kofi', 'Zanele');
  assert.equal(pathAfter(picture, start, without), 'blocks.1.people.0.picture');
  // Its name is typed meanwhile.
  assert.equal(
    pathAfter(picture, start, without, people('K', 'Zanele')),
    'blocks.1.people.0.picture',
  );
  const question = ['blocks', 0, 'questions', 0, 'question'];
  const renamed = pageWithIds.replace('is-it-free', 'free').replace('Is it free?', 'Free?');
  assert.equal(pathAfter(question, pageWithIds, renamed), question.join('.'));
});

test('a field is gone with its item, its part of the page and its file', () => {
  const start = people('Ada', 'Kofi', 'Zanele');
  assert.equal(pathAfter(picture, start, people('Ada', 'Zanele')), undefined);
  // What is added later in its place is another item.
  assert.equal(
    pathAfter(picture, start, people('Ada', 'Zanele'), people('Ada', 'New', 'Zanele')),
    undefined,
  );
  assert.equal(
    pathAfter(picture, start, stringify({ blocks: [{ block: 'text', text: 'Words.' }] })),
    undefined,
  );
  assert.equal(pathAfter(picture, start, undefined), undefined);
});
