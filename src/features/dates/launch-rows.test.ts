import { fieldName } from '../../core/reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import type { StoredPage } from '../../core/project/file-data.ts';
import type { LaunchFacts } from '../../core/launch/row.ts';
import { Project } from '../../core/project/project.ts';
import { MODEL } from '../../features.ts';
import { dateRows } from './launch-rows.ts';
import { placedFields } from '../../../tests/support/placed-fields.ts';

const NOW = Date.parse('2027-03-20');
const WORKSHOPS = 'content/en/more/workshops.yaml';
const SIGN_UP = 'https://own-address.africa/sign-up';
const dates = [
  { id: 'over', title: 'Over', start: '2027-03-12', signUp: SIGN_UP, topic: 'meeting' },
  { id: 'again', title: 'Again', start: '2027-03-12', repeats: 'weekly 3 times', signUp: SIGN_UP },
];
/** What the launch check reads of these dates. */
function factsOf(all: object[], more: Partial<LaunchFacts> = {}): LaunchFacts {
  const file = 'content/en/dates.yaml';
  const source = stringify({ dates: all });
  const project = new Project(MODEL, [
    [file, source],
    [WORKSHOPS, stringify(page(true))],
  ]);
  const { pages = [] } = more;
  return {
    project,
    fields: placedFields(file, source),
    now: NOW,
    // Each is reached; a block that shows all dates leaves none unshown.
    pages,
    reached: new Set([...pages, page(true)]),
    ...more,
  };
}
function page(publish: boolean, topic?: string): StoredPage {
  const blocks = [{ block: 'text' }, { block: 'dates', topic }];
  const place = { file: WORKSHOPS, path: '/workshops', language: 'en' };
  return { publish, blocks, title: '', description: '', heading: '', ...place };
}
const rows = (all: object[], ...pages: StoredPage[]) =>
  dateRows(factsOf(all, { pages })).map(({ file, line, path, today }) =>
    [file, line, fieldName(path), today].join(' '),
  );

test('names a sign-up link of a past date, and of a series after its last date', () => {
  const [row, ...others] = rows(dates);
  assert.match(row ?? '', /^content\/en\/dates.yaml 5 dates › 1 › signUp “Over” is over/);
  assert.deepEqual(others, []);
});

test('names a published page that should show dates and has no future one', () => {
  assert.deepEqual(rows([], page(false)), []);
  assert.match(rows([], page(true))[0] ?? '', /workshops.yaml 4 blocks › 2 › block A page shows/);
  assert.deepEqual(rows(dates.slice(1), page(true)), []);
  assert.equal(rows(dates.slice(1), page(true, 'meeting')).length, 1);
});

test('names Home when it should show dates and there are none', () => {
  const home = {
    path: ['dates'],
    value: { heading: 'Dates', most: 3 },
    about: {},
    file: 'content/en/pages/home.yaml',
    line: 40,
  };
  const [row] = dateRows(factsOf([], { fields: [home] }));
  assert.deepEqual([row?.file, row?.line], ['content/en/pages/home.yaml', 40]);
  assert.deepEqual(dateRows(factsOf([], { fields: [{ ...home, value: undefined }] })), []);
});
