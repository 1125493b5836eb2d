import { fieldName } from '../../core/reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import type { StoredPage } from '../../core/project/file-data.ts';
import type { LaunchFacts } from '../../core/launch/issue.ts';
import { Project } from '../../core/project/project.ts';
import { MODEL } from '../../features.ts';
import { dateIssues } from './launch-issues.ts';
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
  return {
    project,
    fields: placedFields(file, source),
    now: NOW,
    pages: [],
    ...more,
  };
}
function page(publish: boolean, topic?: string): StoredPage {
  const blocks = [{ block: 'text' }, { block: 'dates', topic }];
  const place = { file: WORKSHOPS, path: '/workshops', language: 'en' };
  return { publish, blocks, title: '', description: '', heading: '', ...place };
}
const issues = (all: object[], ...pages: StoredPage[]) =>
  dateIssues(factsOf(all, { pages })).map(({ file, line, path, today }) =>
    [file, line, fieldName(path), today].join(' '),
  );

test('names a sign-up link of a past date, and of a series after its last date', () => {
  const [issue, ...others] = issues(dates, page(true));
  assert.match(issue ?? '', /^content\/en\/dates.yaml 5 dates › 1 › signUp “Over” is over/);
  assert.deepEqual(others, []);
});

test('names a published page that should show dates and has no future one', () => {
  assert.deepEqual(issues([], page(false)), []);
  assert.match(issues([], page(true))[0] ?? '', /workshops.yaml 4 blocks › 2 › block A page shows/);
  assert.deepEqual(issues(dates.slice(1), page(true)), []);
  assert.match(issues(dates.slice(1), page(true, 'meeting'))[0] ?? '', /A page shows dates, but/);
});

test('names Home when it should show dates and there are none', () => {
  const home = {
    path: ['dates'],
    value: { heading: 'Dates', most: 3 },
    about: {},
    file: 'content/en/pages/home.yaml',
    line: 40,
  };
  const [issue] = dateIssues(factsOf([], { fields: [home] }));
  assert.deepEqual([issue?.file, issue?.line], ['content/en/pages/home.yaml', 40]);
  assert.deepEqual(dateIssues(factsOf([], { fields: [{ ...home, value: undefined }] })), []);
});

test('names dates to come that no page shows', () => {
  const [, series] = dates;
  assert.match(
    issues(dates.slice(1)).join(),
    /^content\/en\/dates\.yaml \d+ dates › 1 › title No page shows the date “Again”/,
  );
  assert.deepEqual(issues(series ? [series] : [], page(true)), []);
});
