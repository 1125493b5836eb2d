import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedTexts } from '../../../../tests/editor/opened-texts.ts';
import { versionLabel } from '../../repositories/repository.ts';
import { publishNotice } from '../../shared/publish-notice.ts';
import { OnlineState } from './online-state.ts';

const since = new Date().setHours(10, 32);
const time = versionLabel({ date: new Date(since).toISOString() });
const page = '/about-us';

test('says on this computer why the site could not be built', () => {
  const notice = (buildError?: string) =>
    publishNotice({ kind: 'waiting', since, page, buildError }, undefined);
  const text = `Published: ${time}. The site cannot be built.`;
  assert.deepEqual(notice('home.yaml, line 3'), { text, advice: 'home.yaml, line 3' });
  assert.match(notice()?.text ?? '', /about a minute/);
  assert.equal(publishNotice({ kind: 'idle' }, undefined), undefined);
});

test('says that a change is online, and looks again, where the browser refuses', async (context) => {
  const { repository } = await openedTexts([]);
  const looksAgain = context.mock.method(globalThis, 'setTimeout', () => undefined);
  const built = { head: 'ours', at: new Date(since).toISOString() };
  context.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json(built)));
  const getRegistration = () => Promise.reject(new Error('Refused'));
  Object.assign(navigator, { serviceWorker: { getRegistration } });
  Object.assign(globalThis, { document: { visibilityState: 'visible' } });
  const online = new OnlineState(repository, undefined);
  online.awaitCommit({ head: 'ours', at: since, page });
  await online.poll();
  assert.deepEqual(online.status, { kind: 'online', since, page });
  assert.equal(looksAgain.mock.callCount(), 1);
});
