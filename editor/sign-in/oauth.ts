/** Signing in with name and password at the service itself: OAuth 2 with PKCE (RFC 7636). */
import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { EditingService } from '../schema.ts';
import { RepositoryError, troubleIn, type Trouble } from '../repositories/failure.ts';
import type { Kept } from '../app/kept.ts';
import { serviceOf } from './services.ts';
import type { Session, SignedIn } from './session.ts';

/** Where the function of this site answers that exchanges codes at GitHub: see `function/`. */
export const EXCHANGE = '/api/sign-in';

interface OAuthServer extends oauth.AuthorizationServer {
  authorization_endpoint: string;
}

/** Where a service signs people in, and what the editor asks to be allowed. */
function serverOf(editing: EditingService, site: string) {
  const { address: issuer } = serviceOf(editing);
  const at = (path: string, token: string): OAuthServer => ({
    issuer,
    authorization_endpoint: `${issuer}${path}/authorize`,
    token_endpoint: token,
  });
  switch (editing.service) {
    case 'github':
      // What the token may do is said by the application there.
      return { server: at('/login/oauth', site + EXCHANGE), scope: undefined };
    case 'gitlab':
      return { server: at('/oauth', `${issuer}/oauth/token`), scope: 'api' };
    case 'gitea':
      return {
        server: at('/login/oauth', `${issuer}/login/oauth/access_token`),
        scope: 'write:repository read:user',
      };
  }
}

const KEY = 'editor: signing in';
const BEGUN = z.object({ state: z.string(), verifier: z.string(), remember: z.boolean() });

/** In ms: a token is renewed so long before it ends. */
const EARLY = 60_000;

/** One tab at a time renews the token of a device: a service takes each refresh token once. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(KEY, work) : work();

/** Signs people in at the service of the setting. */
export class OAuth {
  readonly #service: ReturnType<typeof serverOf>;
  readonly #client: oauth.Client;
  /** The address of the editor, to which the service sends people back. */
  readonly #editor: string;
  readonly #options: { [oauth.customFetch]?: typeof fetch };

  /**
   * @param applicationId by which the service knows the editor
   * @param editor its address, without parameters
   * @param ask takes the place of `fetch`
   */
  constructor(editing: EditingService, applicationId: string, editor: string, ask?: typeof fetch) {
    this.#service = serverOf(editing, new URL(editor).origin);
    this.#client = { client_id: applicationId };
    this.#editor = editor;
    this.#options = ask ? { [oauth.customFetch]: ask } : {};
  }

  /**
   * The address of the service to which the browser goes. @param tab keeps what proves afterwards
   * that this tab has asked
   */
  async begin(tab: Kept['tab'], remember: boolean): Promise<string> {
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
    tab.setItem(KEY, JSON.stringify({ state, verifier, remember }));
    const { server, scope } = this.#service;
    const address = new URL(server.authorization_endpoint);
    address.search = new URLSearchParams({
      response_type: 'code',
      client_id: this.#client.client_id,
      state,
      redirect_uri: this.#editor,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(scope !== undefined && { scope }),
    }).toString();
    return address.href;
  }

  /**
   * Signs in with what the service has put into the address of the editor.
   * @returns whether there was anything in it; the caller then removes it from the address
   * @throws RepositoryError `refused` where the service or the person has said no, or somebody else
   *   has made the address
   */
  async finish(tab: Kept['tab'], address: URL, session: Session): Promise<boolean> {
    const { searchParams } = address;
    if (!searchParams.has('state') || !(searchParams.has('code') || searchParams.has('error')))
      return false;
    const kept = tab.getItem(KEY);
    tab.removeItem(KEY);
    const begun = BEGUN.safeParse(kept === null ? undefined : JSON.parse(kept));
    const { state = oauth.generateRandomState(), verifier = '' } = begun.data ?? {};
    const { server } = this.#service;
    const signedIn = await this.#tokens(async () => {
      const code = oauth.validateAuthResponse(server, this.#client, address, state);
      const answer = await oauth.authorizationCodeGrantRequest(
        ...([server, this.#client, oauth.None(), code, this.#editor, verifier] as const),
        this.#options,
      );
      return oauth.processAuthorizationCodeResponse(server, this.#client, answer);
    });
    session.set(signedIn, begun.data?.remember ?? false);
    return true;
  }

  /**
   * A token that holds for the next minute.
   * @throws RepositoryError `signed out` where there is none, or the service renews it no more
   */
  async token(session: Session): Promise<string> {
    const isFresh = (one: SignedIn) => (one.until ?? Infinity) > Date.now() + EARLY;
    const now = session.get();
    if (now && isFresh(now)) return now.token;
    return alone(async () => {
      // Another tab may have renewed it meanwhile.
      const known = session.get();
      if (!known) throw new RepositoryError({ kind: 'signed out' });
      if (isFresh(known)) return known.token;
      const { refresh } = known;
      if (refresh === undefined) throw new RepositoryError({ kind: 'signed out' });
      const { server } = this.#service;
      const renewed = await this.#tokens(async () => {
        const answer = await oauth.refreshTokenGrantRequest(
          ...([server, this.#client, oauth.None(), refresh, this.#options] as const),
        );
        return oauth.processRefreshTokenResponse(server, this.#client, answer);
      }).catch((error: unknown) => {
        throw troubleIn(error) === 'refused'
          ? new RepositoryError({ kind: 'signed out' }, error)
          : error;
      });
      // A service that keeps the refresh token does not repeat it.
      session.renew({ refresh, ...renewed });
      return renewed.token;
    });
  }

  /** @throws RepositoryError */
  async #tokens(ask: () => Promise<oauth.TokenEndpointResponse>): Promise<SignedIn> {
    try {
      const { access_token: token, refresh_token: refresh, expires_in: seconds } = await ask();
      return {
        token,
        ...(refresh !== undefined && { refresh }),
        ...(seconds !== undefined && { until: Date.now() + seconds * 1000 }),
      };
    } catch (error) {
      throw new RepositoryError(troubleOf(error), error);
    }
  }
}

/** What somebody can do about an error of signing in. */
function troubleOf(error: unknown): Trouble {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return { kind: 'refused', reason: error.error_description ?? error.error };
  if (!(error instanceof oauth.OperationProcessingError)) return { kind: 'offline' };
  const isUnwell = error.cause instanceof Response && error.cause.status >= 500;
  return isUnwell ? { kind: 'unwell' } : { kind: 'refused', reason: error.message };
}
