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

test('says that a change is online with a newer one, whatever the clock of the device says', async (context) => {
  const { repository } = await openedTexts([]);
  context.mock.method(globalThis, 'setTimeout', () => undefined);
  Object.assign(navigator, { serviceWorker: undefined });
  Object.assign(globalThis, { document: { visibilityState: 'visible' } });
  const list = () => Promise.resolve({ head: 'theirs', files: new Map<string, string>() });
  const minute = 60_000;
  for (const ahead of [60 * minute, 0, -60 * minute]) {
    const now = Date.now();
    /** Two minutes after publishing. @param age how long ago the site was built */
    const kindAfter = async (age: number) => {
      const hostNow = now - ahead;
      const built = { head: 'theirs', at: new Date(hostNow - age).toISOString() };
      const headers = { date: new Date(hostNow).toUTCString() };
      context.mock.method(globalThis, 'fetch', () =>
        Promise.resolve(Response.json(built, { headers })),
      );
      const online = new OnlineState({ ...repository, list }, undefined);
      online.awaitCommit({ head: 'ours', at: now - 2 * minute, page });
      await online.poll();
      return online.status.kind;
    };
    assert.equal(await kindAfter(3 * minute), 'waiting');
    assert.equal(await kindAfter(minute), 'online');
  }
});
