import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsIn, textOf } from '../../tests/editor/project.ts';
import { pathOf } from '../files/model.ts';
import { broughtBack } from './bring-back.ts';

const HOME = pathOf('home', 'en');
const DATES = pathOf('dates', 'en');
const texts = textsIn(['en', 'fr', 'ar']);

test('brings back what an earlier version says, and names the fields that differ', () => {
  const earlier = textOf(HOME).replace(/badge:.*/, 'badge: Words of last year');
  const back = broughtBack(texts, HOME, `# of then\n${earlier}`, 1);
  assert.equal(back.text, earlier);
  assert.deepEqual(back.differs, ['Top of the page › Badge']);
  assert.deepEqual(back.mistakes, []);
  assert.deepEqual(broughtBack(texts, HOME, textOf(HOME), 1).differs, []);
});

test('never counts the changes of a date back, which calendars go by', () => {
  const dated = (start: string, changes: number) =>
    `dates:\n  - id: songs\n    title: Songs\n    start: ${start}\n    changes: ${changes}\n`;
  const now = texts.with(DATES, dated('2027-03-12', 5));
  const { text } = broughtBack(now, DATES, dated('2027-03-10', 2), 3);
  // As it is published it is counted once more.
  assert.equal(text, dated('2027-03-10', 5));
  // One that was deleted may have been counted with each save since.
  const gone = texts.with(DATES, 'dates: []\n');
  assert.match(broughtBack(gone, DATES, dated('2027-03-10', 2), 3).text, /changes: 5\n/);
});

test('says what the build would refuse, and brings back nothing that cannot be read', () => {
  const broken = textOf(HOME).replace(/badge:.*/, 'badge: From {nobody}');
  const [mistake] = broughtBack(texts, HOME, broken, 1).mistakes;
  assert.match(mistake?.message ?? '', /"\{nobody\}" is not known/);
  assert.throws(() => broughtBack(texts, HOME, 'hero: [', 1));
  // A language that nobody sees may lack texts.
  const french = pathOf('home', 'fr');
  const lacking = textOf(french).replace(/^ *badge:.*\n/m, '');
  assert.deepEqual(broughtBack(texts, french, lacking, 1).mistakes, []);
});
