/**
 * Exchanges a code for a token at GitHub. The editor cannot do this itself: GitHub requires a
 * secret and does not allow requests from browsers (CORS). Works like the token endpoint of RFC
 * 6749. Stores and logs nothing.
 * https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app
 */

/** The environment variables that the team has set at the host. */
interface Environment {
  /** The client secret of the GitHub App. */
  GITHUB_CLIENT_SECRET?: string | undefined;
}

/** The client ID of the GitHub App, from the setting `editing`; defined by `bundle.ts`. */
declare const GITHUB_CLIENT_ID: string;

const GITHUB = 'https://github.com/login/oauth/access_token';
/** Longest request to GitHub, in ms. */
const REQUEST_TIMEOUT = 10_000;
/** Longest body, in characters: a code and a verifier need some 300. */
const MAX_BODY_LENGTH = 2000;

/** The fields to pass on to GitHub. */
const FIELDS = ['code', 'code_verifier', 'redirect_uri'];

function answer(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });
}
const refuse = (status: number, error: string, description: string) =>
  answer(status, { error, error_description: description });

/**
 * Answers a request from the editor of this site.
 * @param fetcher replaces `fetch` in tests
 */
export async function exchange(
  request: Request,
  { clientId, secret }: { clientId: string; secret: string | undefined },
  fetcher: typeof fetch = fetch,
): Promise<Response> {
  const { origin } = new URL(request.url);
  if (request.method !== 'POST') return refuse(405, 'invalid_request', 'Only POST is allowed.');
  if (request.headers.get('Origin') !== origin)
    return refuse(403, 'invalid_request', 'Requests from other sites are not allowed.');
  const text = await request.text();
  const parameters = new URLSearchParams(text.length > MAX_BODY_LENGTH ? '' : text);
  const values = FIELDS.map((name) => [name, parameters.get(name) ?? ''] as const);
  if (
    parameters.get('grant_type') !== 'authorization_code' ||
    values.some(([, value]) => value === '')
  )
    return refuse(400, 'invalid_request', 'A field is missing, or the request is too long.');
  if (parameters.get('client_id') !== clientId)
    return refuse(400, 'invalid_client', 'The client ID belongs to another site.');
  if (URL.parse(parameters.get('redirect_uri') ?? '')?.origin !== origin)
    return refuse(400, 'invalid_request', 'The redirect address belongs to another site.');
  if (secret === undefined || secret === '')
    return refuse(500, 'server_error', 'GITHUB_CLIENT_SECRET is not set at the host.');
  const sent = { ...Object.fromEntries(values), client_id: clientId, client_secret: secret };
  try {
    const response = await fetcher(GITHUB, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(sent),
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const data: unknown = await response.json();
    const all: Record<string, unknown> = typeof data === 'object' && data ? { ...data } : {};
    const { access_token: token, error, error_description: description } = all;
    // GitHub refuses with status 200.
    if (typeof error === 'string')
      return refuse(400, error, typeof description === 'string' ? description : error);
    if (!response.ok || typeof token !== 'string') throw new Error(`Status ${response.status}`);
    return answer(200, { access_token: token, token_type: 'bearer' });
  } catch {
    // The error may contain the secret: reveal nothing of it.
    return refuse(502, 'temporarily_unavailable', 'GitHub is not responding. Try again later.');
  }
}

/** The entry point for Cloudflare Pages: functions/api/sign-in.js. */
export const onRequest = (context: { request: Request; env: Environment }): Promise<Response> =>
  exchange(context.request, {
    clientId: GITHUB_CLIENT_ID,
    secret: context.env.GITHUB_CLIENT_SECRET,
  });

/** https://docs.netlify.com/build/functions/api/#netlify-global-object */
declare const Netlify: { env: { get: (name: string) => string | undefined } };

/** The entry point for Netlify: .netlify/v1/functions/sign-in.mjs, at the address in `config`. */
export default (request: Request): Promise<Response> =>
  exchange(request, {
    clientId: GITHUB_CLIENT_ID,
    secret: Netlify.env.get('GITHUB_CLIENT_SECRET'),
  });
export const config = { path: '/api/sign-in' };
