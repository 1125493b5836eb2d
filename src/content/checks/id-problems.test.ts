import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { pageWithIds } from '../../../tests/fixtures/broken-links.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { readOwnPages } from '../own-pages/read.ts';
import { ContentError, problemsOf } from '../reading/content-error.ts';
import { checkIds } from './check-dates.ts';

/** What is said of a page with a question, all dates and music, beside these dates. */
async function said(dates: object[], page = pageWithIds): Promise<string> {
  const root = folderWith({
    'content/organisation.yaml': 'languages: [en]\n',
    'content/en/site.yaml': '',
    'content/en/dates.yaml': stringify({ dates }),
    'content/en/more/workshops.yaml': page,
    'src/pages/[...language]/share/x': '',
    'public/licences/x': '',
  });
  const pages = await readOwnPages(root);
  const problems = await problemsOf(() => checkIds(root, pages));
  return problems.length > 0 ? new ContentError(problems).message : '';
}

const date = (id: string, more = {}) => ({ id, title: 'A date', start: '2027-03-12', ...more });

test('a date and a question with the same id on one page are told, with both places', async () => {
  const message = await said([date('songs'), date('is-it-free')]);
  assert.match(
    message,
    /workshops\.yaml, line 9: field "blocks › 1 › questions › 1 › id": "#is-it-free" is the address of a date on \/workshops too \(content\/en\/dates\.yaml:5\); expected another one\./,
  );
  assert.equal(await said([date('songs')]), '');
});

test('so are any two things, each time of a date that repeats too', async () => {
  const piece = await said([date('morning-in-mushin')]);
  assert.match(piece, /line 17: field "blocks › 3 › pieces › 1 › title": .*a date on \/workshops/);
  const question = pageWithIds.replace('is-it-free', 'morning-in-mushin');
  assert.match(await said([], question), /line 9: .*a piece of music on .*workshops\.yaml:17/);
  const block = pageWithIds.replace('is-it-free', 'offer');
  assert.match(await said([], block), /line 9: .*the block "offer" on .*workshops\.yaml:21/);
  const series = date('evening', { repeats: 'weekly 3 times' });
  const third = pageWithIds.replace('is-it-free', 'evening-3');
  assert.match(await said([series], third), /line 9: .*"#evening-3" is the address of a date/);
});

test('a page is told only of what it shows, and a draft of nothing', async () => {
  const ofTopic = pageWithIds.replace('heading: Dates', 'heading: Dates\n    topic: songs');
  assert.equal(await said([date('is-it-free')], ofTopic), '');
  assert.notEqual(await said([date('is-it-free', { topic: 'songs' })], ofTopic), '');
  const draft = pageWithIds.replace('publish: true', 'publish: false');
  assert.equal(await said([date('is-it-free')], draft), '');
});
