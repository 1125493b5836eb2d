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

const place = (address: string) => ({ file: 'a.yaml', line: 3, field: 'b', address });

async function findingOf(path: string) {
  // Only the silent one is waited for; the others may take as long as a busy machine needs.
  const { rows } = await tryAddresses([place(`${site}${path}`)], path === '/never' ? 300 : 10_000);
  return rows[0] && { severity: rows[0].severity, today: rows[0].today.replace(site, '') };
}

test('an address that answers has no row, also one that shows itself to people only', async () => {
  for (const path of ['/', '/posts-only', '/people-only']) {
    assert.equal(await findingOf(path), undefined, path);
  }
});

test('a page that does not exist is a blocker, also behind a redirection', async () => {
  assert.deepEqual(await findingOf('/missing'), {
    severity: 'blocker',
    today: '/missing leads to a page that does not exist (answer 404).',
  });
  assert.equal((await findingOf('/moved'))?.severity, 'blocker');
});

test('an error of the other side and a silent one are advice', async () => {
  assert.equal((await findingOf('/broken'))?.severity, 'advice');
  assert.deepEqual(await findingOf('/never'), {
    severity: 'advice',
    today: '/never did not answer within 0.3 seconds.',
  });
});

test('a connection that is cut or refused is a blocker', async () => {
  assert.equal((await findingOf('/cut'))?.severity, 'blocker');
  const closed = await startServer();
  await closed.close();
  const { rows } = await tryAddresses([place(`${closed.url}/`)]);
  assert.match(rows[0]?.today ?? '', /cannot be reached \(ECONNREFUSED\)/);
});

test('a row keeps where the address is set', async () => {
  const { rows } = await tryAddresses([place(`${site}/`), place(`${site}/gone`)]);
  assert.deepEqual(
    rows.map(({ file, line, field }) => ({ file, line, field })),
    [{ file: 'a.yaml', line: 3, field: 'b' }],
  );
});

test('without any network there are no rows: it is this computer', async () => {
  const places = [place('https://one.invalid/'), place('https://two.invalid/')];
  assert.deepEqual(await tryAddresses(places, 5000), { rows: [], offline: true });
});
