import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { MODEL } from '#site/features';
import { questionsIn, textOf, textsIn } from '../../../../tests/editor/project.ts';
import { fields } from '../../../../tests/support/fields.ts';
import { missingItems, originalItems, originalPages } from '../../store/files/originals.ts';
import { destinationsIn } from './destinations.ts';

const page = (heading: string, more: string) => `title: ${heading}
description: What this page is about, label in enough words for a search engine.
heading: ${heading}
${more}`;
const TEXT = 'blocks:\n  - block: text\n    text: Words.\n';

const TEAM = 'content/en/more/team.yaml';
const PAGES = {
  [TEAM]: page('The team', `publish: true\n${TEXT}`),
  'content/en/more/before.yaml': page('An old post', `publish: true\ndate: 2026-01-01\n${TEXT}`),
  'content/en/more/new.yaml': page('A new post', `publish: true\ndate: 2026-02-01\n${TEXT}`),
  'content/en/more/later.yaml': page('Not yet', `publish: false\n${TEXT}`),
  'content/en/more/dates.yaml': page(
    'Workshops of {organisation}',
    'publish: true\nblocks:\n  - block: dates\n    heading: All\n',
  ),
  'content/fr/more/equipe.yaml': page(
    'L’équipe',
    `publish: true\ntranslates: /team\nblocks:
  - block: questions
    heading: Questions
    questions:
      - { id: qui, question: Qui ?, answer: Nous. }
`,
  ),
};
const FACTS = 'content/organisation.yaml';
const TEXTS = textsIn(['en', 'fr'], {
  ...PAGES,
  [FACTS]: fields({ languages: ['en', 'fr'] }).setIn(textOf(FACTS)),
  'content/en/dates.yaml': `dates:
  - { id: concert, title: A concert, start: 2099-01-01 }
  - { id: concert-no-2, title: A concert, start: 2099-02 }
  - id: choir
    title: The choir
    start: 2099-03-01
    repeats: weekly 3 times
    exceptions: [{ day: 2099-03-01, start: 2099-04-01 }]
`,
});

function destinations(path: string, texts = TEXTS): Map<string, string[]> {
  return new Map(
    destinationsIn(texts, MODEL.fileInfoOf(path).code).map(({ name, options }) => [
      name,
      options.map(({ name: label, place, ...option }) =>
        [label, place && `(${place})`, option.value, option.also].filter(Boolean).join(' '),
      ),
    ]),
  );
}

test('a link is chosen among pages, posts, questions and dates by their headings', () => {
  const groups = destinations(TEAM);
  assert.deepEqual(
    [...groups.keys()],
    [
      'Pages',
      'Posts',
      'Parts of pages',
      'Questions',
      'Dates',
      'Drafts (show one to visitors before you link to it)',
    ],
  );
  const [pages = [], posts, parts = [], questions = [], dates, drafts] = [...groups.values()];
  assert.deepEqual(pages, [
    'Home /',
    'About Us /about-us',
    'Contact Us /contact-us',
    'Donate Now /donate',
    'Workshops of Haven Network /dates',
    'The team /team',
  ]);
  assert.deepEqual(posts, ['A new post /new', 'An old post /before']);
  assert.ok(
    parts.some((part) => part.endsWith('(Contact Us) /contact-us#faqs')),
    String(parts),
  );
  assert.ok(questions.includes('Is the platform free to use? (Contact Us) /contact-us#is-it-free'));
  const page = 'Workshops of Haven Network';
  assert.deepEqual(dates, [
    `A concert (${page}, 2099-01-01) /dates#concert`,
    `A concert (${page}, 2099-02) /dates#concert-no-2`,
    // The next one, now that the first is later.
    `The choir (${page}, 2099-03-08) /dates#choir_2`,
  ]);
  assert.ok(drafts?.includes('Not yet /later'));
});

test('a link is chosen among the dates on Home', () => {
  const home = 'content/en/pages/home.yaml';
  const more = [{ block: 'dates', heading: 'All' }];
  const texts = TEXTS.with(home, fields({ more }).setIn(textOf(home)));
  const listed = destinations(TEAM, texts).get('Dates') ?? [];
  assert.ok(listed.includes('A concert (Home, 2099-01-01) /#concert'), String(listed));
});

test('in another language it is chosen by that language’s headings, or by those of the first one', () => {
  const groups = destinations('content/fr/site.yaml');
  const pages = groups.get('Pages') ?? [];
  assert.ok(pages.includes('L’équipe /team /equipe'), String(pages));
  assert.ok(pages.includes('Workshops of Haven Network (English) /dates'), String(pages));
  assert.ok(!pages.some((name) => /^(The team|Not yet)/.test(name)), String(pages));
  assert.ok(groups.get('Questions')?.includes('Qui ? (L’équipe) /team#qui'));
  assert.equal(groups.get('Dates')?.length, 3);
});

test('a translation says of which page, question or date of the first language it is one', () => {
  const team = PAGES['content/fr/more/equipe.yaml'].replace('translates: /team\n', '');
  const texts = TEXTS.with(TEAM, team);
  const pages = originalPages(texts);
  assert.ok(pages.some(({ value, name }) => value === '/new' && name === 'A new post'));
  const items = originalItems(texts, 'content/fr/more/equipe.yaml');
  assert.deepEqual(items, [{ value: 'qui', name: 'Qui ?' }]);
  const french = 'content/fr/faqs.yaml';
  const faqs = questionsIn(textOf(french));
  const lacking = texts.with(french, stringify({ heading: 'F', questions: faqs.toSpliced(2, 1) }));
  const missing = missingItems(lacking, french, ['questions']);
  assert.deepEqual(
    missing.map(({ id, at }) => [id, at]),
    [[faqs[2]?.id, 2]],
  );
  assert.deepEqual(missingItems(texts, french, ['questions']), []);
  const [concert] = originalItems(texts, 'content/fr/dates.yaml');
  assert.deepEqual(concert, { value: 'concert', name: 'A concert' });
});
