import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAtomFeed } from 'feedsmith';
import { OpenProject } from '#editor/store/files/open-project.ts';
import { exampleTexts } from '../../../../tests/support/sites.ts';
import { feedText } from './feed.ts';

test('a feed begins with the newest post, whose day is its own', () => {
  const project = new OpenProject(Object.entries(exampleTexts()));
  const content = project.content('en') ?? assert.fail('the example has mistakes');
  const { updated, entries = [] } = parseAtomFeed(feedText(content, '/feed.xml'));
  const days = entries.map(({ published = '' }) => published);
  assert.ok(days.length > 1);
  assert.deepEqual(days, days.toSorted().toReversed(), 'src/site/features/news/feed.ts');
  assert.equal(updated, days[0], 'src/site/features/news/feed.ts: the day of the feed');
});
