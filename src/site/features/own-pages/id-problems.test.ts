import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { Project } from '#content/project';
import { problemLine } from '#content/reading/content-error.ts';
import { pageWithIds } from '../../../../tests/fixtures/custom-pages.ts';
import { MODEL } from '../../features.ts';
import { idProblems } from './id-problems.ts';

/** What is said of a page with a question, all dates and music, beside these dates. */
const problemsWith = (dates: object[], page = pageWithIds): string =>
  idProblems(
    new Project(MODEL, [
      ['content/organisation.yaml', 'languages: [en]\n'],
      ['content/en/dates.yaml', stringify({ dates })],
      ['content/en/more/workshops.yaml', page],
    ]),
  )
    .map(problemLine)
    .join('\n');

const date = (id: string, more = {}) => ({ id, title: 'A date', start: '2027-03-12', ...more });

test('a date and a question with the same id on one page are told, with both places', () => {
  const message = problemsWith([date('songs'), date('is-it-free')]);
  assert.match(
    message,
    /workshops\.yaml, line 9: field "blocks › 1 › questions › 1 › id": "#is-it-free" is the address of a date on \/workshops too\. Choose another one\. See content\/en\/dates\.yaml, line 5\./,
  );
  assert.equal(problemsWith([date('songs')]), '');
});

test('so are any two things, each time of a date that repeats too', () => {
  const track = problemsWith([date('morning-in-mushin')]);
  assert.match(track, /line 17: field "blocks › 3 › pieces › 1 › title": .*a date on \/workshops/);
  const question = pageWithIds.replace('is-it-free', 'morning-in-mushin');
  assert.match(problemsWith([], question), /line 9: .*a track on .*workshops\.yaml, line 17\./);
  const block = pageWithIds.replace('is-it-free', 'offer');
  assert.match(
    problemsWith([], block),
    /line 9: .*the part “What We Offer” on .*workshops\.yaml, line 21\./,
  );
  const series = date('evening', { repeats: 'weekly 3 times' });
  const third = pageWithIds.replace('Morning in Mushin', 'Evening_3');
  assert.match(problemsWith([series], third), /line 17: .*"#evening_3" is the address of a date/);
  assert.equal(problemsWith([series, date('evening-3')]), '');
});

test('a page is told only of what it shows, and a draft of nothing', () => {
  const ofTopic = pageWithIds.replace('heading: Dates', 'heading: Dates\n    topic: songs');
  assert.equal(problemsWith([date('is-it-free')], ofTopic), '');
  assert.notEqual(problemsWith([date('is-it-free', { topic: 'songs' })], ofTopic), '');
  const draft = pageWithIds.replace('publish: true', 'publish: false');
  assert.equal(problemsWith([date('is-it-free')], draft), '');
});
