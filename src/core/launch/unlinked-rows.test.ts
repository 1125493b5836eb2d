import { MODEL } from '../../features.ts';
import { dateRows } from '../../features/dates/launch-rows.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { EN, FR, ownPageWith } from '../../../tests/fixtures/broken-links.ts';
import { placedFields } from '../../../tests/support/placed-fields.ts';
import { Project } from '../project/project.ts';
import { fieldNames } from '../reading/content-error.ts';
import type { Field } from './placed-fields.ts';
import type { LaunchFacts } from './row.ts';
import { reachedPages, unlinkedRows } from './unlinked-rows.ts';

const NOW = Date.parse('2027-03-20');

const page = (heading: string, more: object = {}) =>
  ownPageWith()
    .replace('heading: A page', `heading: ${heading}`)
    .replace('blocks:\n', `${Object.keys(more).length > 0 ? stringify(more) : ''}blocks:\n`);
const post = (heading: string, date: string) => page(heading, { date });
const block = (text: string) => `  - block: ${text}\n`;

const HOME_DATES: Field = {
  path: ['dates'],
  value: { heading: 'Dates', most: 3, topic: 'songs' },
  about: {},
  file: 'content/en/pages/home.yaml',
  line: 40,
};

/** The rows for a project of these files, published in English and French. */
function rows(files: Record<string, string>, dates: object[] = [], fields: Field[] = []) {
  const source = stringify({ dates });
  const project = new Project(
    MODEL,
    Object.entries({
      'content/organisation.yaml': 'languages: [en, fr]\n',
      'content/en/dates.yaml': source,
      ...files,
    }),
  );
  const own = placedFields('content/en/dates.yaml', source);
  const facts: LaunchFacts = {
    project,
    now: NOW,
    pages: [],
    reached: reachedPages(project),
    fields: [...own, ...fields],
  };
  return [...unlinkedRows(facts), ...dateRows(facts)].map((row) =>
    [row.file.replace('content/', ''), row.line, fieldNames(row), row.today].join(' '),
  );
}

test('names a page to which nothing leads but itself, and pages that lead only to one another', () => {
  const alone = ownPageWith('[Again](/alone)').replace('A page\n', 'Alone\n');
  assert.deepEqual(rows({ [`${EN}/alone.yaml`]: alone }), [
    'en/more/alone.yaml 1 publish “Alone” is online, but no other page links to it, so visitors do not find it.',
  ]);
  const both = {
    [`${EN}/one.yaml`]: ownPageWith('[Other](/two)'),
    [`${EN}/two.yaml`]: ownPageWith('[Other](/one)'),
  };
  assert.equal(rows(both).length, 2);
  assert.deepEqual(rows({ ...both, 'content/en/biography.md': '[One](/one#words)\n' }), []);
  assert.deepEqual(
    rows({ [`${EN}/draft.yaml`]: ownPageWith('x', { publish: false }) }),
    [],
    'a draft is not online',
  );
});

test('a page is found by its link in its own language, or from its translation', () => {
  const english = { [`${EN}/teams.yaml`]: ownPageWith() };
  const french = { [`${FR}/equipes.yaml`]: ownPageWith('x', { translates: '/teams' }) };
  assert.equal(rows({ ...english, ...french }).length, 2);
  const linked = { 'content/en/biography.md': '[Teams](/teams)\n' };
  assert.deepEqual(rows({ ...english, ...french, ...linked }), []);
});

test('names the newest post that no page lists, and counts the others', () => {
  const posts = {
    [`${EN}/may.yaml`]: post('In May', '2027-05-01'),
    [`${EN}/march.yaml`]: post('In March', '2027-03-01'),
    [`${EN}/april.yaml`]: post('In April', '2027-04-01'),
  };
  const [row = '', ...others] = rows(posts);
  assert.match(
    row,
    /^en\/more\/may\.yaml 1 publish No page links to the post “In May” and 2 more: .*“news”.*“most”/,
  );
  assert.deepEqual(others, []);
  const news = (most: number) => ({
    [`${EN}/news.yaml`]: ownPageWith() + block(`news\n    heading: News\n    most: ${most}`),
    'content/en/biography.md': '[News](/news)\n',
  });
  assert.deepEqual(rows({ ...posts, ...news(3) }), []);
  assert.match(rows({ ...posts, ...news(1) })[0] ?? '', /april.*“In April” and 1 more/);
});

test('names dates that are not over and that neither a page that is found nor Home shows', () => {
  const dates = [
    { id: 'over', title: 'Over', start: '2027-03-12' },
    { id: 'songs', title: 'Songs', start: '2027-04-12', topic: 'songs' },
    { id: 'kora', title: 'Kora', start: '2027-05-12', topic: 'kora' },
  ];
  const [row = '', ...others] = rows({}, dates);
  assert.match(
    row,
    /^en\/dates\.yaml 6 dates › 2 › title and 1 more No page shows the date “Songs” and 1 more:/,
  );
  assert.deepEqual(others, []);
  assert.match(
    rows({}, dates, [HOME_DATES])[0] ?? '',
    /10 dates › 3 › title No page shows the date “Kora”:/,
  );
  const workshops = {
    [`${EN}/workshops.yaml`]: ownPageWith() + block('dates\n    heading: Dates'),
  };
  const unfound = rows(workshops, dates);
  assert.match(
    unfound.join('\n'),
    /workshops\.yaml.*no other page links to it[^]*“Songs” and 1 more/,
  );
  const linked = { ...workshops, 'content/en/biography.md': '[Workshops](/workshops)\n' };
  assert.deepEqual(rows(linked, dates), []);
});
