import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditingService } from '../schema.ts';
import { whatBecame } from './what-became.ts';

const GITHUB: EditingService = {
  service: 'github',
  repository: 'our-team/website',
  branch: 'main',
};
const since = new Date().setHours(10, 32);
const time = new Date(since).toLocaleTimeString(undefined, { timeStyle: 'short' });

test('says when it went online, with the day where that was another one', () => {
  assert.deepEqual(whatBecame({ kind: 'online', since }, GITHUB), {
    text: `Online since ${time}.`,
    link: { text: 'See the site', href: '/' },
  });
  const earlier = whatBecame({ kind: 'online', since: Date.UTC(2026, 0, 2) }, GITHUB);
  assert.match(earlier?.text ?? '', /^Online since .*2026, /);
});

test('says what to do where it is not online, and leads to the list of saves', () => {
  const { advice, link } = whatBecame({ kind: 'late', since }, GITHUB) ?? {};
  assert.equal(link?.href, 'https://github.com/our-team/website/commits/main');
  assert.match(advice ?? '', /saves at GitHub a red mark/);
});

test('says on this computer why the site could not be built', () => {
  const stopped = whatBecame({ kind: 'waiting', since, stopped: 'home.yaml, line 3' }, undefined);
  assert.deepEqual(stopped, {
    text: `Published at ${time}, but the site cannot be built.`,
    advice: 'home.yaml, line 3',
  });
  assert.match(whatBecame({ kind: 'waiting', since }, undefined)?.text ?? '', /half a minute/);
  assert.equal(whatBecame({ kind: 'nothing' }, undefined), undefined);
});
