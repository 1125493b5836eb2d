import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { blobId } from '../bytes.ts';
import { HISTORY_ADDRESS, PROJECT_ADDRESS, WRITE_REQUEST } from '../this-computer.ts';
import { PROJECT_PATH, ProjectFolder, RefusedRequest } from './project-folder.ts';

/** Largest request, in bytes: several photographs that the editor has reduced. */
const MAX_REQUEST_SIZE = 100_000_000;

/** The host names by which a browser on this computer reaches the server. */
const HOST = /^(localhost|127\.0\.0\.1):\d+$/;

function isToken(header: string | undefined, token: string): boolean {
  const [first, second] = [header ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return first !== undefined && second?.length === first.length && timingSafeEqual(first, second);
}

/**
 * Refuses requests that do not come from the editor of this server, such as those of another site
 * that is open in the browser, also if its name resolves to this computer (DNS rebinding).
 * @throws RefusedRequest
 */
function checkRequest({ headers }: IncomingMessage, token: string): void {
  const { host = '', origin, authorization, 'sec-fetch-site': site } = headers;
  if (!HOST.test(host)) throw new RefusedRequest(403, 'This server answers only on this computer.');
  if (origin !== undefined && origin !== `http://${host}`)
    throw new RefusedRequest(403, 'Requests from other sites are not allowed.');
  if (site !== undefined && site !== 'same-origin')
    throw new RefusedRequest(403, 'Requests from other sites are not allowed.');
  if (!isToken(authorization, token))
    throw new RefusedRequest(401, 'Open the editor at the address that "npm run edit" prints.');
}

/**
 * Creates the server by which the editor reads and changes content/ on this computer.
 * @param root the project's folder, with a slash at its end
 * @param token the token that every request must have
 * @returns a function that answers a request; it resolves to false for requests of other paths
 */
export function projectServer(root: URL, token: string) {
  const folder = new ProjectFolder(root);
  const { history } = folder;

  async function answer(request: IncomingMessage, path: string, query: URLSearchParams) {
    if (request.method === 'POST' && path === '') {
      if (!request.headers['content-type']?.startsWith('application/json'))
        throw new RefusedRequest(415, 'The request must be JSON.');
      if (Number(request.headers['content-length'] ?? NaN) > MAX_REQUEST_SIZE)
        throw new RefusedRequest(413, 'These files are too large.');
      const { head, changes } = WRITE_REQUEST.parse(await json(request));
      const files = changes.map(({ path: file, content }) => ({
        path: file,
        content: content === undefined ? undefined : new Uint8Array(Buffer.from(content, 'base64')),
      }));
      await folder.write(files, head);
      return { head: (await folder.state()).head };
    }
    if (request.method !== 'GET') throw new RefusedRequest(405, 'Only GET and POST are allowed.');
    if (path === HISTORY_ADDRESS) {
      const [file, id] = [query.get('path') ?? '', query.get('id')];
      if (!PROJECT_PATH.test(file)) throw new RefusedRequest(403, `${file} is not in content/.`);
      if (id !== null) return { text: await history.text(file, id) };
      return query.has('within') ? history.changed(file) : history.versions(file);
    }
    if (path === '') {
      const { files, ...state } = await folder.state();
      return { ...state, files: Object.fromEntries(files) };
    }
    const content = await folder.read(path.slice(1));
    if ((await blobId(content)) !== query.get('version'))
      throw new RefusedRequest(409, 'The file has changed.');
    return content;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (!`${pathname}/`.startsWith(`${PROJECT_ADDRESS}/`)) return false;
    const send = (status: number, type: string, body: string | Uint8Array) => {
      response.writeHead(status, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Type': type,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(body);
    };
    try {
      checkRequest(request, token);
      const path = decodeURIComponent(pathname.slice(PROJECT_ADDRESS.length));
      const response = await answer(request, path, searchParams);
      if (response instanceof Uint8Array) send(200, 'application/octet-stream', response);
      else send(200, 'application/json', JSON.stringify(response));
    } catch (error) {
      const isMalformed =
        error instanceof z.ZodError || error instanceof SyntaxError || error instanceof URIError;
      const status = error instanceof RefusedRequest ? error.status : isMalformed ? 400 : 500;
      const { message } = error instanceof Error ? error : { message: String(error) };
      send(status, 'application/json', JSON.stringify({ message }));
    }
    return true;
  };
}
