/** Signing in at GitHub itself, by one tap: OAuth 2 (RFC 6749) with PKCE (RFC 7636). */
import { z } from 'zod';
import { toBase64 } from '../../repositories/bytes.ts';
import { GITHUB } from '../../repositories/github-addresses.ts';
import { RepositoryError } from '../../repositories/repository-error.ts';
import type { BrowserStorage } from '../../store/browser-storage.ts';
import { WORDS } from '../../words/words.ts';
import type { Session } from './session.ts';

/** The path of the function that exchanges codes at GitHub, see `function/`. */
const EXCHANGE_PATH = '/api/sign-in';

const KEY = 'editor: signing in';
const BEGUN = z.object({ state: z.string(), verifier: z.string(), remember: z.boolean() });

const TOKEN = z.object({ access_token: z.string() });
const REFUSED = z.object({ error: z.string(), error_description: z.string().optional() });

const refusal = (reason: string) => new RepositoryError({ kind: 'refused', reason });

/** Encodes bytes as base64url without padding (RFC 4648, 5). */
const base64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Computes the code challenge of a verifier (RFC 7636, 4.2). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** Signs people in at GitHub through a GitHub App of the team. */
export class OAuth {
  readonly #applicationId: string;
  /** The address of the editor, to which GitHub redirects. */
  readonly #editor: string;
  readonly #fetch: typeof fetch;

  /**
   * @param applicationId the client ID of the GitHub App
   * @param editor the address of the editor, without parameters
   * @param fetcher sends the requests; tests replace it
   */
  constructor(applicationId: string, editor: string, fetcher: typeof fetch = fetch) {
    this.#applicationId = applicationId;
    this.#editor = editor;
    this.#fetch = (...request) => fetcher(...request);
  }

  /**
   * The address at GitHub to go to.
   * @param tab stores the verifier and the state, which prove later that this tab has asked
   */
  async begin(tab: BrowserStorage['tab'], remember: boolean): Promise<string> {
    const [state, verifier] = [randomText(), randomText()];
    tab.setItem(KEY, JSON.stringify({ state, verifier, remember }));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.#applicationId,
      state,
      redirect_uri: this.#editor,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
    });
    return `${GITHUB.address}/login/oauth/authorize?${query}`;
  }

  /**
   * Signs in with the parameters that GitHub has added to the address of the editor.
   * @returns whether there were any; the caller then removes them from the address
   * @throws RepositoryError `refused` if GitHub or the person has declined, or this tab did not ask
   */
  async finish(tab: BrowserStorage['tab'], { searchParams }: URL, session: Session) {
    const [state, code, error] = ['state', 'code', 'error'].map((name) => searchParams.get(name));
    if (state == null || (code == null && error == null)) return false;
    const stored = tab.getItem(KEY);
    tab.removeItem(KEY);
    const begun = BEGUN.safeParse(JSON.parse(stored ?? 'null')).data;
    if (begun?.state !== state) throw refusal(WORDS.signIn.notAsked);
    if (code == null) throw refusal(searchParams.get('error_description') ?? error ?? '');
    const token = await this.#exchange({
      grant_type: 'authorization_code',
      code,
      code_verifier: begun.verifier,
      redirect_uri: this.#editor,
    });
    session.set(token, begun.remember);
    return true;
  }

  /** Requests a token from the function of this site (RFC 6749, 4.1.3). @throws RepositoryError */
  async #exchange(parameters: Record<string, string>): Promise<string> {
    const response = await this.#fetch(new URL(EXCHANGE_PATH, this.#editor), {
      method: 'POST',
      body: new URLSearchParams({ ...parameters, client_id: this.#applicationId }),
    }).catch((error: unknown) => {
      throw new RepositoryError({ kind: 'offline' }, error);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const refused = REFUSED.safeParse(answer).data;
    // Shows the message of the host to whoever sets it up; only an outage has a sentence of ours.
    if (refused && refused.error !== 'temporarily_unavailable')
      throw refusal(refused.error_description ?? refused.error);
    const { data } = TOKEN.safeParse(answer);
    if (!data) throw new RepositoryError({ kind: 'server error' });
    return data.access_token;
  }
}
