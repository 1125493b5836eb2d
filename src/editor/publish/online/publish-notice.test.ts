import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditingService } from '#site/features/editing';
import { versionLabel } from '../repositories/repository.ts';
import { publishNotice } from './publish-notice.ts';

const GITHUB: EditingService = {
  service: 'github',
  repository: 'our-team/website',
  branch: 'main',
};
const since = new Date().setHours(10, 32);
const time = versionLabel({ date: new Date(since).toISOString() });
const page = '/about-us';

test('says when it went online, and leads to the page that was changed', () => {
  assert.deepEqual(publishNotice({ kind: 'online', since, page }, GITHUB), {
    text: `Online since ${time}.`,
    link: { text: 'See the site', href: '/about-us' },
  });
});

test('says what to do where it is not online, and leads to the list of saves', () => {
  const { advice, link } = publishNotice({ kind: 'late', since, page }, GITHUB) ?? {};
  assert.equal(link?.href, 'https://github.com/our-team/website/commits/main');
  assert.match(advice ?? '', /list of publications, a red mark/);
});

test('says on this computer why the site could not be built', () => {
  const stopped = publishNotice(
    { kind: 'waiting', since, page, stopped: 'home.yaml, line 3' },
    undefined,
  );
  assert.deepEqual(stopped, {
    text: `Published: ${time}. The site cannot be built.`,
    advice: 'home.yaml, line 3',
  });
  assert.match(
    publishNotice({ kind: 'waiting', since, page }, undefined)?.text ?? '',
    /half a minute/,
  );
  assert.equal(publishNotice({ kind: 'nothing' }, undefined), undefined);
});
