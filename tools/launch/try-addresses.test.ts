import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fieldOf } from '#content/fields';
import { startServer } from '../../tests/support/start-server.ts';
import { addressesOf, tryAddresses } from './try-addresses.ts';

const server = await startServer((request, response) => {
  const { url = '' } = request;
  if (url === '/never') return;
  if (url === '/cut') {
    request.socket.destroy();
    return;
  }
  if (url === '/moved') response.setHeader('Location', '/gone');
  const status: Record<string, number> = {
    '/gone': 410,
    '/missing': 404,
    '/moved': 302,
    '/broken': 503,
    '/people-only': 403,
    '/posts-only': 405,
  };
  response.statusCode = status[url] ?? 200;
  response.end();
});
const site = server.url;
after(() => server.close());

const PLACE = { file: 'a.yaml', line: 3, path: ['b'] };

const closed = await startServer();
await closed.close();

for (const [address, severity, said = ''] of [
  [`${site}/`, 'nothing'],
  [`${site}/posts-only`, 'nothing'],
  [`${site}/people-only`, 'nothing'],
  [`${site}/missing`, 'blocker', 'no page (404).'],
  [`${site}/moved`, 'blocker', 'no page (410).'],
  [`${site}/broken`, 'advice', 'no page (503).'],
  [`${site}/never`, 'advice', 'no page (TimeoutError).'],
  [`${site}/cut`, 'blocker', 'shows visitors no page'],
  [`${closed.url}/`, 'blocker', 'no page (ECONNREFUSED).'],
] as const) {
  test(`finds ${severity} at ${new URL(address).pathname} ${said}`, async () => {
    // Only the silent address is waited for. The others get the time that a busy machine may need.
    const limit = address.endsWith('/never') ? 300 : 60_000;
    const [issue = { severity: 'nothing', today: '' }] = await tryAddresses(
      new Map([[address, PLACE]]),
      limit,
    );
    assert.equal(issue.severity, severity);
    assert.ok(issue.today.includes(said), issue.today);
  });
}

test('an issue keeps where the address is set', async () => {
  const [issue] = await tryAddresses(new Map([[`${site}/gone`, PLACE]]));
  assert.deepEqual([issue?.file, issue?.line, issue?.path], ['a.yaml', 3, ['b']]);
});

test('an address is tried once; the site itself and an address of nobody’s are not', () => {
  const ours = 'https://www.facebook.com/ours';
  const fields = Object.entries({
    siteAddress: 'https://haven.ng',
    form: 'https://example.org/join',
    facebook: ours,
    instagram: ours,
  }).map(([key, value]) => ({ ...PLACE, path: [key], value, field: fieldOf(undefined) }));
  const addresses = [...addressesOf(fields)].map(([address, { path }]) => [address, path[0]]);
  assert.deepEqual(addresses, [[ours, 'facebook']]);
});
