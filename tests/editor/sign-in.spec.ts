import { createHash } from 'node:crypto';
import { expect } from '../support/test.ts';
import { EDITOR, test } from './editor.ts';

const SERVICE = 'https://git.own-address.africa';
/** The application that may ask for a token, and what the service gives whoever has signed in. */
const APPLICATION = '0b8b3b1e-1d5c-4c5e-9d5a-example';
const CODE = 'a-code';
const TOKEN = 'a-token-of-the-window';

test.use({
  actionTimeout: 15_000,
  editing: {
    service: 'gitea',
    repository: 'our-team/website',
    branch: 'main',
    address: SERVICE,
    applicationId: APPLICATION,
  },
  // The project itself is not there.
  expectedErrors: /git\.own-address|^console: (?!policy)/,
});

test('who signs in at the service, in its window, comes back with a token', async ({
  page,
  context,
}) => {
  const signedIn: string[] = [];
  let challenge: string | null = null;
  // The window in which Forgejo or Gitea ask for name and password (PKCE, RFC 7636):
  // https://docs.gitea.com/development/oauth2-provider
  await context.route(`${SERVICE}/**`, async (route) => {
    const request = route.request();
    const { pathname, searchParams: asked } = new URL(request.url());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const isSignedIn = request.headers()['authorization']?.endsWith(` ${TOKEN}`);
    if (pathname === '/login/oauth/authorize') {
      expect(asked.get('client_id')).toBe(APPLICATION);
      expect(asked.get('code_challenge_method')).toBe('S256');
      challenge = asked.get('code_challenge');
      const back = `${asked.get('redirect_uri')}?code=${CODE}&amp;state=${asked.get('state')}`;
      await route.fulfill({ contentType: 'text/html', body: `<a href="${back}">Authorize</a>` });
    } else if (pathname === '/login/oauth/access_token' && request.method() === 'POST') {
      const sent = request.postDataJSON() as Record<string, string>;
      const proof = createHash('sha256').update(sent['code_verifier'] ?? '');
      expect([sent['code'], proof.digest('base64url')]).toEqual([CODE, challenge]);
      await route.fulfill({ headers, json: { access_token: TOKEN, token_type: 'bearer' } });
    } else {
      if (isSignedIn) signedIn.push(pathname);
      await route.fulfill({ headers, json: { id: 1, login: 'editor' } });
    }
  });
  const [answer] = await Promise.all([page.waitForResponse(/\/admin\/$/), page.goto(EDITOR)]);
  // Under any other the window could no longer tell the editor.
  expect(answer.headers()['cross-origin-opener-policy']).toBe('unsafe-none');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Sign In with/ }).click(),
  ]);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('link', { name: 'Authorize' }).click(),
  ]);
  await expect.poll(() => signedIn).toContain('/api/v1/user');
});
