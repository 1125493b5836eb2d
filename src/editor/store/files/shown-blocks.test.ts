import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomPage } from '#content/files';
import { customPagesFolder } from '#content/project';
import { sentencesIn, textsIn, typedInto } from '../../../../tests/editor/project.ts';
import type { Group } from '../data/values.ts';
import { mistakesOf } from './mistakes.ts';

const OWN_FOLDER = customPagesFolder('en');
const PAGE = `${OWN_FOLDER}/workshops.yaml`;
const TEXTS = textsIn(['en']);

/** A page as it is shown, whether it is a draft, and its mistakes. */
function shown(data: Group): { page: CustomPage; isDraft: boolean; sentences: string } {
  const texts = typedInto(TEXTS, PAGE, data);
  const { problems = [] } = texts.checkedData(PAGE);
  return {
    page: texts.shownCustomPage(PAGE) ?? assert.fail(),
    isDraft: texts.isDraft(PAGE),
    sentences: sentencesIn(mistakesOf(problems, texts)),
  };
}

const BLOCKS = [
  { block: 'text', text: '## Before you come\n\nWrite to **us**.' },
  { block: 'dates', heading: 'Soon', lead: '', topic: '' },
  { block: 'join', heading: '' },
];
const NEW: Group = {
  publish: false,
  title: 'Workshops in 2027',
  description: 'Every workshop of the coming year, with its day and its place, and how to come.',
  translates: '',
  heading: 'Workshops',
  lead: '',
  blocks: BLOCKS,
};

test('shows an unfinished block in its place, and every other block', () => {
  const draft = (...blocks: object[]) => shown({ ...NEW, blocks: [...blocks, ...BLOCKS] });
  const { page, sentences } = draft({ block: 'people', heading: 'Team', people: [] });
  assert.deepEqual(
    page.blocks.map(({ block }) => block),
    ['people', 'text', 'dates', 'join'],
  );
  assert.match(sentences, /^Parts › 1 › People: Add at least one person[^\n]*$/);
  const first = (block: object) => JSON.stringify(draft(block).page.blocks[0]);
  assert.match(first({ block: 'people' }), /People: not complete yet/);
  // An emptied name, and a portrait that is not chosen yet.
  const people = [
    { name: 'Ada', role: 'Head' },
    { name: '', role: 'Voice', picture: {} },
  ];
  assert.equal(
    first({ block: 'people', heading: '', people }),
    JSON.stringify({
      block: 'people',
      heading: '',
      people: [people[0], { name: '', role: 'Voice' }],
      html: [],
    }),
  );
  const pictures = [
    { file: 'a.jpg', alt: 'Drums' },
    { file: '', alt: 'No picture' },
  ];
  // Items keep their places, which lead to their fields.
  assert.match(
    first({ block: 'pictures', heading: 'We', pictures: pictures.reverse() }),
    /No picture.*Drums/,
  );
  assert.match(first({ block: 'of a removed feature' }), /This part: not complete yet/);
  assert.equal(shown({}).page.heading, '');
});

test('a page with a mistake is a draft until it is to be shown', () => {
  const mistaken = { ...NEW, heading: '' };
  const isDraft = [false, true].map((publish) => shown({ ...mistaken, publish }).isDraft);
  assert.deepEqual(isDraft, [true, false]);
});
