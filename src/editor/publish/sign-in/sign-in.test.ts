import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { RepositoryError, type RepositoryFailure } from '../../repositories/repository-error.ts';
import type { BrowserStorage } from '../../store/browser-storage.ts';
import { accessProblem, connect } from './connection.ts';
import onNetlify, { exchange, onRequest } from './function/exchange.ts';
import { OAuth } from './oauth.ts';
import { Session } from './session.ts';

const EDITOR = 'https://www.own-address.africa/admin/';
const CLIENT = 'the-client-id';
const SECRET = 'the-secret';

/** Web Storage in memory. */
class Memory {
  readonly #texts = new Map<string, string>();
  getItem = (key: string) => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#texts.set(key, text);
  removeItem = (key: string) => void this.#texts.delete(key);
  get size(): number {
    return this.#texts.size;
  }
}

/** GitHub's token endpoint (RFC 6749, RFC 7636): a code works once, with the right verifier. */
class Service {
  readonly #codes = new Map<string, { challenge: string; back: string }>();
  #count = 0;
  /** Authorizes a request. @returns the address to which GitHub redirects */
  allow(address: string): URL {
    const asked = new URL(address).searchParams;
    assert.equal(asked.get('response_type'), 'code');
    assert.equal(asked.get('client_id'), CLIENT);
    assert.equal(asked.get('code_challenge_method'), 'S256');
    const [challenge, back] = [asked.get('code_challenge') ?? '', asked.get('redirect_uri') ?? ''];
    const code = `code-${(this.#count += 1)}`;
    this.#codes.set(code, { challenge, back });
    return new URL(`${back}?code=${code}&state=${asked.get('state')}`);
  }

  fetch: typeof fetch = async (asked, options) => {
    const request = new Request(asked, options);
    assert.equal(request.url, 'https://github.com/login/oauth/access_token');
    const given = new URLSearchParams(await request.text());
    const code = this.#codes.get(given.get('code') ?? '');
    this.#codes.delete(given.get('code') ?? '');
    const verifier = given.get('code_verifier') ?? '';
    const isCode =
      code !== undefined &&
      createHash('sha256').update(verifier).digest('base64url') === code.challenge &&
      given.get('redirect_uri') === code.back;
    const isKnown = given.get('client_secret') === SECRET;
    if (!isKnown || !isCode) {
      // GitHub refuses with status 200.
      return Response.json({ error: 'invalid_grant', error_description: 'The code is wrong.' });
    }
    const token = { access_token: `token-${(this.#count += 1)}`, token_type: 'bearer', scope: '' };
    return Response.json({ ...token, expires_in: 28_800, refresh_token: 'not needed' });
  };
}

/** Sends requests to the function of the site, which asks GitHub. */
const byFunction =
  (service: Service, secret: string): typeof fetch =>
  async (asked, options) => {
    const request = new Request(asked, options);
    assert.equal(request.url, 'https://www.own-address.africa/api/sign-in');
    request.headers.set('Origin', 'https://www.own-address.africa');
    return exchange(request, { clientId: CLIENT, secret }, service.fetch);
  };

function start(secret = SECRET): { oauth: OAuth; service: Service } {
  const service = new Service();
  return { oauth: new OAuth(CLIENT, EDITOR, byFunction(service, secret)), service };
}

function browser(): BrowserStorage & { session: Session; tab: Memory; device: Memory } {
  const kept = { tab: new Memory(), device: new Memory() };
  return { ...kept, session: new Session(kept) };
}
const kindOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => assert.fail('It was not refused.'),
    (reason: unknown) => reason,
  );
  if (error instanceof RepositoryError) return error.failure.kind;
  throw error;
};

test('signs in, keeps nothing but the token, and signing out leaves nothing', async () => {
  for (const remember of [false, true]) {
    const { oauth, service } = start();
    const { session, tab, device } = browser();
    const address = await oauth.begin(tab, remember);
    assert.ok(address.startsWith('https://github.com/login/oauth/authorize?'), address);
    assert.ok(!address.includes(SECRET));
    assert.ok(await oauth.finish(tab, service.allow(address), session));
    assert.equal(session.token(), 'token-2');
    assert.deepEqual([tab.size, device.size], remember ? [0, 1] : [1, 0]);
    session.set('pasted', !remember);
    assert.deepEqual([tab.size, device.size], remember ? [1, 0] : [0, 1]);
    session.end();
    assert.deepEqual([tab.size, device.size], [0, 0]);
    assert.equal(session.isSignedIn, false);
    assert.throws(() => session.token(), RepositoryError);
  }
});

test('takes no address that somebody else has made, and none twice', async () => {
  const { oauth, service } = start();
  const { session, tab } = browser();
  const back = service.allow(await oauth.begin(tab, false));
  const forged = new URL(back);
  forged.searchParams.set('state', 'another');
  assert.equal(await kindOf(oauth.finish(tab, forged, session)), 'refused');
  // The state and verifier of this tab are used up.
  assert.equal(await kindOf(oauth.finish(tab, back, session)), 'refused');
  const redirected = service.allow(await oauth.begin(tab, false));
  assert.ok(await oauth.finish(tab, redirected, session));
  const next = await oauth.begin(tab, false);
  redirected.searchParams.set('state', new URL(next).searchParams.get('state') ?? '');
  assert.equal(await kindOf(oauth.finish(tab, redirected, session)), 'refused');
  assert.equal(await oauth.finish(tab, new URL(`${EDITOR}?code=1`), session), false);
  assert.equal(await oauth.finish(tab, new URL(EDITOR), session), false);
});

test('says that GitHub does not answer, and that the host lacks the secret', async () => {
  for (const secret of [SECRET, '']) {
    const { oauth, service } = start(secret);
    const { session, tab } = browser();
    service.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const finished = oauth.finish(tab, service.allow(await oauth.begin(tab, false)), session);
    await assert.rejects(finished, secret ? /server error/ : /GITHUB_CLIENT_SECRET is not set/);
    assert.equal(session.isSignedIn, false);
  }
});

test('forgets a token only if another one is needed', async () => {
  const until = Date.now() + 60_000;
  const later: RepositoryFailure[] = [
    { kind: 'offline' },
    { kind: 'server error' },
    { kind: 'too many', until },
    { kind: 'single sign-on', address: 'https://github.com/orgs/our-team/sso' },
  ];
  const never: RepositoryFailure[] = [
    { kind: 'signed out' },
    { kind: 'not found' },
    { kind: 'refused', reason: 'The token is too old.' },
  ];
  const editing = { service: 'github', repository: 'our-team/website', branch: 'main' } as const;
  for (const failure of [...later, ...never]) {
    const { session } = browser();
    const connection = { ...connect(editing, EDITOR), session };
    connection.repository.mayWrite = () => Promise.reject(new RepositoryError(failure));
    session.set('pasted', false);
    assert.ok((await accessProblem(connection, editing))?.text);
    assert.equal(session.isSignedIn, later.includes(failure), failure.kind);
  }
});

const FORM = { grant_type: 'authorization_code', code: 'c', code_verifier: 'v', client_id: CLIENT };
const asks = (form: Record<string, string>, headers: Record<string, string>, method = 'POST') =>
  new Request('https://www.own-address.africa/api/sign-in', {
    method,
    headers: { Origin: 'https://www.own-address.africa', ...headers },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  });

test('the function passes on what the editor of its own site asks, and nothing else', async () => {
  const sent: string[] = [];
  const gitHub: typeof fetch = async (...asked) => {
    sent.push(await new Request(...asked).text());
    const more = { refresh_token: 'r', scope: '', next: SECRET };
    return Response.json({ access_token: 't', token_type: 'bearer', expires_in: 28_800, ...more });
  };
  const status = async (request: Request) => {
    const response = await exchange(request, { clientId: CLIENT, secret: SECRET }, gitHub);
    assert.equal(response.headers.get('Cache-Control'), 'no-store');
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
    assert.doesNotMatch(await response.clone().text(), new RegExp(SECRET));
    return response.status;
  };
  const form = { ...FORM, redirect_uri: EDITOR };
  for (const [request, expected] of [
    [asks(form, {}, 'GET'), 405],
    [asks(form, { Origin: 'https://evil.example' }), 403],
    [asks(form, { Origin: 'null' }), 403],
    [asks({ ...form, client_id: 'another' }, {}), 400],
    [asks({ ...form, redirect_uri: 'https://evil.example/admin/' }, {}), 400],
    [asks({ ...form, redirect_uri: 'no address' }, {}), 400],
    [asks({ ...form, grant_type: 'password' }, {}), 400],
    [asks({ ...form, grant_type: 'constructor' }, {}), 400],
    [asks({ ...form, code: '' }, {}), 400],
    [asks({ ...form, code: 'c'.repeat(3000) }, {}), 400],
  ] as const)
    assert.equal(await status(request), expected);
  assert.deepEqual(sent, []);
  assert.equal(await status(asks({ ...form, client_secret: 'mine', state: 'x' }, {})), 200);
  assert.deepEqual(Object.fromEntries(new URLSearchParams(sent[0])), {
    code: 'c',
    code_verifier: 'v',
    redirect_uri: EDITOR,
    client_id: CLIENT,
    client_secret: SECRET,
  });
});

test('Cloudflare Pages and Netlify give the function its secret', async ({ mock }) => {
  const Netlify = { env: { get: (name: string) => `${name} of Netlify` } };
  Object.assign(globalThis, { GITHUB_CLIENT_ID: CLIENT, Netlify });
  const secrets: (string | null)[] = [];
  mock.method(globalThis, 'fetch', async (...asked: Parameters<typeof fetch>) => {
    const sent = await new Request(...asked).text();
    secrets.push(new URLSearchParams(sent).get('client_secret'));
    return Response.json({ access_token: 't' });
  });
  const form = { ...FORM, redirect_uri: EDITOR };
  await onRequest({ request: asks(form, {}), env: { GITHUB_CLIENT_SECRET: SECRET } });
  await onNetlify(asks(form, {}));
  assert.deepEqual(secrets, [SECRET, 'GITHUB_CLIENT_SECRET of Netlify']);
});
