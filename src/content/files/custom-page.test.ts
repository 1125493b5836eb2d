import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { checkYaml } from '../reading/check-yaml.ts';
import { formatPath } from '../reading/content-error.ts';

/** Mistakes in custom pages, with the message for each. */

const HEAD = `publish: true
title: Our Teams
description: The people who keep the community going, from the trainers to those who answer your messages.
heading: Our Teams
blocks:
`;

const said = (blocks: string, head = HEAD) =>
  (
    checkYaml({ text: `${head}${blocks}`, path: 'our-teams.yaml' }, MODEL.customPage).problems ?? []
  ).map(({ line, path, message, saysNow = '' }) =>
    `${line} ${formatPath(path)}: ${message} ${saysNow}`.trim(),
  );

const PERSON = '  - block: people\n    heading: Team\n    people:\n      - name: Ada\n';

const SLIPS: [slip: string, blocks: string, expected: RegExp][] = [
  [
    'a block that nobody knows',
    '  - block: peopel\n    people: []\n',
    /^6 blocks › 1 › block: Write one of text, people, .* It says "peopel" now\.$/,
  ],
  ['a block without its fields', '  - block: people\n', /^6 blocks › 1 › heading: Fill this in/],
  ['an unknown field', `${PERSON}        rank: 1\n        role: x\n`, /^10 .*"rank" is not/],
  [
    'an id of a question that the page has already',
    '  - block: questions\n    heading: x\n    questions:\n      - id: faqs\n        question: x\n        answer: x\n',
    /^9 blocks › 1 › questions › 1 › id: Choose another name: pages already use this one/,
  ],
  [
    'a block twice',
    '  - block: offer\n'.repeat(2),
    /^7 .*A page can have only one part “What We Offer”/,
  ],
  ['too many blocks', '  - block: text\n    text: x\n'.repeat(31), /^5 blocks: Keep at most 30/],
  [
    'too few pictures to swipe',
    '  - block: pictures\n    heading: Seen\n    pictures: []\n',
    /^8 .*pictures: Add at least 3 of them/,
  ],
  [
    'a blank of the draft',
    '  - block: text\n    text: Written by [[your name]].\n',
    /^7 blocks › 1 › text: "\[\[your name\]\]" is not filled in yet: write what belongs there, or make the page a draft/,
  ],
  [
    'a blank that nobody closed',
    '  - block: text\n    text: "By [[your"\n',
    /"\[\[" is not filled/,
  ],
];

describe('reports each mistake with its line, its field and what was expected', () => {
  for (const [slip, blocks, expected] of SLIPS) {
    test(slip, () => {
      const [first = 'nothing'] = said(blocks);
      assert.match(first, expected);
    });
  }
});

test('a draft may hold blanks', () => {
  const blocks = '  - block: text\n    text: Written by [[your name]].\n';
  assert.deepEqual(said(blocks, HEAD.replace('true', 'false')), []);
});

test('Home and Donate have no draft, so their blocks hold no blank', () => {
  const text = 'more:\n  - block: text\n    text: Written by [[your name]].\n';
  for (const name of ['home', 'donate']) {
    const { problems = [] } = checkYaml({ text, path: `${name}.yaml` }, MODEL.file(name).schema);
    const problem = problems.find(({ path }) => path[0] === 'more');
    assert.equal(problem && formatPath(problem.path), 'more › 1 › text');
    assert.equal(
      problem?.message,
      '"[[your name]]" is not filled in yet: write what belongs there.',
    );
  }
});

test('Home holds blocks, but none that it shows anyway, and none without what visitors need', () => {
  const { schema } = MODEL.file('home');
  const mistakes = (blocks: string) =>
    (checkYaml({ text: `more:\n${blocks}`, path: 'home.yaml' }, schema).problems ?? [])
      .map(({ path, message }) => `${formatPath(path)}: ${message}`)
      .filter((mistake) => mistake.startsWith('more'));
  const fact = '  - block: facts\n    heading: F\n    facts: [{ figure: "12", label: members }]\n';
  assert.deepEqual(mistakes(fact), []);
  for (const block of ['  - block: offer\n', '  - block:\n', '  - heading: F\n'])
    assert.match(mistakes(block).join(), /^more › 1 › block: Write one of text/);
  const twice = '  - block: join\n'.repeat(2);
  assert.match(mistakes(twice).join(), /^more › 2 › block: A page can have only one part/);
});
