import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What it gives whoever has signed in, and the application that may ask for it. */
const TOKEN = 'a-token-of-the-window';
export const APPLICATION = '0b8b3b1e-1d5c-4c5e-9d5a-example';
const CODE = 'a-code';

/**
 * A stand-in of the window in which Forgejo or Gitea ask for name and password (PKCE, RFC 7636), on a host of its own:
 * https://docs.gitea.com/development/oauth2-provider
 */
export class SignIn {
  /** The paths of its interface that were asked for with the token. */
  readonly asked: string[] = [];
  /** What has been done wrong. */
  readonly wrong: string[] = [];
  #challenge = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #expect(what: string, is: string | null | undefined, expected: string): void {
    if (is !== expected) this.wrong.push(`${what}: ${is}, expected ${expected}`);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const json = (data: unknown, status = 200) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': '*, authorization',
        })
        .end(JSON.stringify(data));
    if (request.method === 'OPTIONS') return void json({});
    if (pathname === '/login/oauth/authorize') {
      this.#expect('client_id', searchParams.get('client_id'), APPLICATION);
      this.#expect('method', searchParams.get('code_challenge_method'), 'S256');
      this.#challenge = searchParams.get('code_challenge') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = String(
        new URLSearchParams({ code: CODE, state: searchParams.get('state') ?? '' }),
      );
      response.writeHead(200, { 'Content-Type': 'text/html' });
      return void response.end(`<a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a>`);
    }
    if (pathname === '/login/oauth/access_token') {
      const body = await text(request);
      const sent = new Map(
        body.startsWith('{')
          ? Object.entries(JSON.parse(body) as Record<string, string>)
          : new URLSearchParams(body),
      );
      const proof = createHash('sha256').update(sent.get('code_verifier') ?? '');
      this.#expect('code', sent.get('code'), CODE);
      this.#expect('proof', proof.digest('base64url'), this.#challenge);
      return void json({ access_token: TOKEN, token_type: 'bearer', expires_in: 3600 });
    }
    if (request.headers.authorization?.endsWith(` ${TOKEN}`)) this.asked.push(pathname);
    const user = {
      id: 1,
      login: 'editor',
      full_name: 'Editor',
      email: 'editor@own-address.africa',
    };
    json(pathname === '/api/v1/user' ? user : {}, pathname === '/api/v1/user' ? 200 : 404);
  }
}
