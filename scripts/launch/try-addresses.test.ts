import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServer } from '../../tests/support/start-server.ts';
import { tryAddresses } from './try-addresses.ts';

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

const place = (address: string) => ({ file: 'a.yaml', line: 3, path: ['b'], address });

const closed = await startServer();
await closed.close();
const GONE = 'leads to a page that does not exist (answer 4';

for (const [address, severity, said = ''] of [
  [`${site}/`, 'nothing'],
  [`${site}/posts-only`, 'nothing'],
  [`${site}/people-only`, 'nothing'],
  [`${site}/missing`, 'blocker', `${GONE}04).`],
  [`${site}/moved`, 'blocker', `${GONE}10`],
  [`${site}/broken`, 'advice', 'error of its own (503)'],
  [`${site}/never`, 'advice', 'did not answer within 0.3 seconds.'],
  [`${site}/cut`, 'blocker', 'cannot be reached'],
  [`${closed.url}/`, 'blocker', 'cannot be reached (ECONNREFUSED)'],
] as const) {
  test(`finds ${severity} at ${new URL(address).pathname} ${said}`, async () => {
    // Only the silent one is waited for; the others may take as long as a busy machine needs.
    const limit = address.endsWith('/never') ? 300 : 10_000;
    const { rows } = await tryAddresses([place(address)], limit);
    const [row = { severity: 'nothing', today: '' }] = rows;
    assert.equal(row.severity, severity);
    assert.ok(row.today.includes(said), row.today);
  });
}

test('a row keeps where the address is set', async () => {
  const { rows } = await tryAddresses([place(`${site}/`), place(`${site}/gone`)]);
  assert.deepEqual(
    rows.map(({ file, line, path }) => ({ file, line, path })),
    [{ file: 'a.yaml', line: 3, path: ['b'] }],
  );
});

test('without any network there are no rows: it is this computer', async () => {
  const places = [place('https://one.invalid/'), place('https://two.invalid/')];
  assert.deepEqual(await tryAddresses(places, 5000), { rows: [], offline: true });
});
