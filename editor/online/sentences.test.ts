import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditingService } from '../schema.ts';
import { sentenceFor } from './sentences.ts';

const NOW = new Date(2026, 2, 1, 10, 40).getTime();
const SINCE = new Date(2026, 2, 1, 10, 32).getTime();
const GITHUB: EditingService = {
  service: 'github',
  repository: 'our-team/website',
  branch: 'main',
};

const messageFor = (
  kind: 'waiting' | 'late' | 'online' | 'unanswered',
  editing?: EditingService,
  stopped?: string,
  since = SINCE,
) => sentenceFor({ kind, since }, NOW, editing, stopped, 'en-GB');

test('says of a save online whether it is there, and since when', () => {
  assert.equal(messageFor('waiting', GITHUB)?.text, 'Saved. Online in a few minutes.');
  assert.equal(messageFor('online', GITHUB)?.text, 'Online since 10:32.');
  assert.equal(messageFor('late', GITHUB)?.text, 'Not online yet: saved at 10:32.');
  const yesterday = new Date(2026, 1, 28, 9, 5).getTime();
  assert.equal(
    messageFor('late', GITHUB, undefined, yesterday)?.text,
    'Not online yet: saved at 28 Feb 2026, 09:05.',
  );
  assert.match(messageFor('unanswered', GITHUB)?.text ?? '', /is not responding/);
  assert.equal(sentenceFor({ kind: 'nothing' }, NOW, GITHUB), undefined);
});

test('leads to the list of saves at each service when something is late', () => {
  const link = (editing: EditingService) => messageFor('late', editing)?.link?.href;
  const own = { repository: 'our-team/website', branch: 'main' };
  assert.equal(link(GITHUB), 'https://github.com/our-team/website/commits/main');
  assert.equal(
    link({ service: 'gitlab', ...own }),
    'https://gitlab.com/our-team/website/-/commits/main',
  );
  assert.equal(
    link({ service: 'gitea', ...own, address: 'https://codeberg.org' }),
    'https://codeberg.org/our-team/website/commits/branch/main',
  );
});

test('says on this computer what the preview shows, and why it cannot be built', () => {
  assert.match(messageFor('waiting')?.text ?? '', /half a minute/);
  assert.equal(messageFor('online')?.text, 'The site on this computer has shown it since 10:32.');
  assert.equal(
    messageFor('waiting', undefined, 'One thing must be corrected.')?.advice,
    'One thing must be corrected.',
  );
  assert.match(messageFor('late')?.advice ?? '', /npm run edit/);
  assert.match(messageFor('unanswered')?.advice ?? '', /npm run edit/);
});
