import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditingService } from '../schema.ts';
import english from '../words/en.json' with { type: 'json' };
import { whatBecame } from './what-became.ts';

const project = { repository: 'our-team/website', branch: 'main', address: undefined };
const GITHUB: EditingService = { service: 'github', ...project };
const GITLAB: EditingService = { service: 'gitlab', ...project };
const GITEA: EditingService = { ...project, service: 'gitea', address: 'https://git.example.org' };

const SINCE = new Date(2026, 0, 2, 10, 32).getTime();
const NOW = new Date(2026, 0, 2, 10, 45).getTime();
const told = (
  kind: 'waiting' | 'late' | 'unanswered' | 'online',
  editing: EditingService | undefined,
  more: { stopped?: string; now?: number } = {},
) =>
  whatBecame({ kind, since: SINCE }, more.now ?? NOW, {
    editing,
    stopped: more.stopped,
    words: english.online,
    language: 'en-GB',
  });

test('says when it went online, with the day where that was another one', () => {
  assert.equal(told('online', GITHUB)?.text, 'Online since 10:32.');
  assert.equal(told('online', GITHUB)?.link?.href, '/');
  const tomorrow = NOW + 24 * 3_600_000;
  assert.equal(told('online', GITHUB, { now: tomorrow })?.text, 'Online since 2 Jan 2026, 10:32.');
  assert.equal(told('waiting', GITLAB)?.text, 'Published. Online in a few minutes.');
});

test('says what to do where it is not online, and leads to the list of publications', () => {
  const links = [GITHUB, GITLAB, GITEA].map((editing) => told('late', editing)?.link?.href);
  assert.deepEqual(links, [
    'https://github.com/our-team/website/commits/main',
    'https://gitlab.com/our-team/website/-/commits/main',
    'https://git.example.org/our-team/website/commits/branch/main',
  ]);
  assert.match(told('late', GITEA)?.advice ?? '', /publications at git\.example\.org, a red mark/);
  assert.match(told('unanswered', GITHUB)?.text ?? '', /^Published: 10:32\. The site does not/);
});

test('says on this computer why the site could not be built', () => {
  const { text, advice } = told('waiting', undefined, { stopped: 'home.yaml, line 3' }) ?? {};
  assert.equal(text, 'Published: 10:32, but the site cannot be built.');
  assert.equal(advice, 'home.yaml, line 3');
  assert.match(told('late', undefined)?.advice ?? '', /^The window that started the editor/);
  assert.match(told('waiting', undefined)?.text ?? '', /in about half a minute/);
  assert.equal(
    whatBecame({ kind: 'nothing' }, NOW, { editing: undefined, words: english.online }),
    undefined,
  );
});
