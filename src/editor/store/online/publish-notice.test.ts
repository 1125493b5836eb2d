import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionLabel } from '../../repositories/repository.ts';
import { publishNotice } from './publish-notice.ts';

const since = new Date().setHours(10, 32);
const time = versionLabel({ date: new Date(since).toISOString() });
const page = '/about-us';

test('says on this computer why the site could not be built', () => {
  const notice = publishNotice(
    { kind: 'waiting', since, page, buildError: 'home.yaml, line 3' },
    undefined,
  );
  assert.deepEqual(notice, {
    text: `Published: ${time}. The site cannot be built.`,
    advice: 'home.yaml, line 3',
  });
  assert.match(
    publishNotice({ kind: 'waiting', since, page }, undefined)?.text ?? '',
    /being built/,
  );
  assert.equal(publishNotice({ kind: 'idle' }, undefined), undefined);
});
