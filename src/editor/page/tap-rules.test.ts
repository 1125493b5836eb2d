/** The rules in the table of `tap-rules.ts`, one by one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Path } from '#content/fields';
import { textsIn } from '../../../tests/editor/project.ts';
import type { DataPath } from './page-parts.ts';
import { selectionOf, type Tap } from './tap-rules.ts';

const texts = textsIn(['en']);

const FAQS = 'content/en/faqs.yaml';
const HOME = 'content/en/pages/home.yaml';
const ABOUT = 'content/en/pages/about-us.yaml';
const DATES = 'content/en/dates.yaml';
const POST = 'content/en/more/a-post.yaml';
const PAGE = 'content/en/more/our-page.yaml';

const at = (path: string, ...keys: Path): DataPath => ({ path, keys });
const exactly = (path: string, ...keys: Path): DataPath => ({ path, keys, isExact: true });

const NOTHING: Tap = {
  parts: [],
  isOnControl: false,
  isOnLink: false,
  isOnDay: false,
  nearestTexts: [],
};

/** What a tap selects: its field, and whether that is only selected or opens, at which letter. */
function selected(tap: Partial<Tap>): string {
  const selection = selectionOf({ ...NOTHING, ...tap }, texts);
  if (!selection) return 'nothing';
  const { dataPath, opens, letters } = selection;
  const place = letters === undefined ? '' : ` at ${letters}`;
  return `${opens ? 'opens' : 'selects'} ${dataPath.path} ${dataPath.keys.join('.')}${place}`;
}

const QUESTION = at(FAQS, 'questions', 1, 'question');
const IN_QUESTION = [at(FAQS, 'questions', 1), at(FAQS, 'questions')];

test('a picture or a button opens its own field, wherever it is', () => {
  const picture = exactly('content/pictures.yaml', 'mission');
  const tap = { parts: [picture, ...IN_QUESTION], isOnControl: true, nearestTexts: [QUESTION] };
  assert.equal(selected(tap), 'opens content/pictures.yaml mission');
  assert.equal(selected({ ...tap, summaryText: QUESTION }), 'opens content/pictures.yaml mission');
});

test('a summary selects its first text and opens no form', () => {
  const tap = { parts: IN_QUESTION, summaryText: QUESTION, isOnControl: true };
  assert.equal(selected(tap), `selects ${FAQS} questions.1.question`);
});

test('a control without a text of its own selects nothing', () => {
  assert.equal(selected({ parts: IN_QUESTION, isOnControl: true }), 'nothing');
});

test('words from Markdown open at the tapped letter, in the item or in the group', () => {
  const markdown = { letters: 7 };
  assert.equal(
    selected({ parts: IN_QUESTION, markdown, nearestTexts: [QUESTION] }),
    `opens ${FAQS} questions.1.answer at 7`,
  );
  assert.equal(
    selected({ markdown, nearestTexts: [at(ABOUT, 'biography', 'heading')] }),
    `opens ${ABOUT} biography.text at 7`,
  );
  assert.equal(selected({ markdown, nearestTexts: [at(HOME, 'hero', 'badge')] }), 'nothing');
});

test('an item opens the group of the nearest texts, or as a whole', () => {
  const parts = [at(PAGE, 'blocks', 2, 'partners', 0), at(PAGE, 'blocks', 2)];
  const textsOfPartner = ['name', 'text'].map((key) => at(PAGE, 'blocks', 2, 'partners', 0, key));
  assert.equal(
    selected({ parts, nearestTexts: textsOfPartner }),
    `opens ${PAGE} blocks.2.partners.0`,
  );
  // The nearest texts are outside of the item.
  assert.equal(
    selected({ parts, nearestTexts: [at(PAGE, 'heading')] }),
    `opens ${PAGE} blocks.2.partners.0`,
  );
  assert.equal(selected({ parts }), `opens ${PAGE} blocks.2.partners.0`);
});

test('a block of a page is only selected', () => {
  for (const list of ['blocks', 'more'])
    assert.equal(selected({ parts: [at(PAGE, list, 0)] }), `selects ${PAGE} ${list}.0`);
});

test('a date in a block means the date, not the label of a button beside it', () => {
  const parts = [at(PAGE, 'blocks', 0)];
  const date = at(DATES, 'dates', 3, 'title');
  assert.equal(
    selected({ parts, nearestTexts: [at('content/en/site.yaml', 'labels'), date] }),
    `opens ${DATES} dates.3.title`,
  );
});

test('a post in a list of posts is selected by its heading, and its day opens', () => {
  const post = {
    parts: [at(PAGE, 'blocks', 0)],
    nearestTexts: [at(POST, 'heading'), at(POST, 'description')],
  };
  assert.equal(selected(post), `selects ${POST} heading`);
  assert.equal(selected({ ...post, isOnDay: true }), `opens ${POST} date`);
});

test('outside of items a link opens the group of its texts, and all else selects nothing', () => {
  const nearestTexts = [at(HOME, 'hero', 'join'), at(HOME, 'hero', 'donate')];
  assert.equal(selected({ nearestTexts, isOnLink: true }), `opens ${HOME} hero`);
  assert.equal(selected({ nearestTexts }), 'nothing');
  assert.equal(selected({}), 'nothing');
  // Texts of two files have nothing in common.
  assert.equal(
    selected({ nearestTexts: [...nearestTexts, at(ABOUT, 'heading')], isOnLink: true }),
    'nothing',
  );
});
