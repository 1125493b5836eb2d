import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { errorNotice } from '../shared/error-notice.ts';
import { Service } from './service.ts';

/** What the editor shows for a response. */
async function noticeFor({ mock }: TestContext, status: number, headers: Record<string, string>) {
  mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('', { status, headers })));
  const service = new Service('https://api.example.org', () => 'a-token');
  return service.bytes('/user').then(() => assert.fail('It was not refused.'), errorNotice);
}

const pause = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toLocaleTimeString('en-GB', { timeStyle: 'short' });

test('says until when a service asks for a pause; a minute where that is no time', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 10, 26, 12) });
  const soon = new Date(Date.now() + 600_000);
  const times: [headers: Record<string, string>, seconds: number][] = [
    [{ 'Retry-After': '300' }, 300],
    [{ 'Retry-After': soon.toUTCString() }, 600],
    [{ 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(soon.getTime() / 1000) }, 600],
    ...['soon', '', '-1', '1e20', '9'.repeat(20), 'Thu, 01 Jan 1970 00:00:00 GMT'].map(
      (after): [Record<string, string>, number] => [{ 'Retry-After': after }, 60],
    ),
    [{ 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1e20' }, 60],
  ];
  for (const [headers, seconds] of times)
    for (const status of [403, 429])
      assert.equal(
        (await noticeFor(context, status, headers)).text,
        `GitHub is asking us to wait. Try again after ${pause(seconds)}.`,
        JSON.stringify(headers),
      );
  assert.match((await noticeFor(context, 403, {})).text, /^We cannot find this project/);
});

test('leads to the single sign-on of an organisation, and to no other site', async (context) => {
  const address = 'https://github.com/orgs/our-team/sso?authorization_request=A1';
  for (const status of [200, 403]) {
    const asked = await noticeFor(context, status, { 'X-GitHub-SSO': `required; url=${address}` });
    assert.equal(asked.link?.href, address);
    assert.match(asked.text, /single sign-on/);
  }
  for (const url of ['https://github.com.example.org/sso', 'javascript:alert(1)', 'https://a.org/'])
    assert.equal(
      (await noticeFor(context, 403, { 'X-GitHub-SSO': `required; url=${url}` })).link,
      undefined,
    );
});
