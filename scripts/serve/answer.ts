import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadHeaders } from '../../hosting/headers.ts';
import { HOST_FILES } from '../../hosting/site.ts';
import { FILE_TYPES, endingOf, typeOf } from '../../hosting/types.ts';
import { rangeOf } from './range.ts';

/**
 * Paths without an answer of their own: hidden files and steps upwards, files for other hosts,
 * compressed copies by their names, second names of pages, and what some systems take for a slash
 * or an end.
 */
const HIDDEN = new RegExp(
  `/\\.(?!well-known/)|^/(${HOST_FILES}|index|([^/]+/)?404(\\.html)?)/?$|\\.(br|gz)$|[\\\\\\0]`,
);

/** The path of a request as text; undefined where nothing may answer it, such as `/%E0%A4%A`. */
function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
    return path.startsWith('/') && !HIDDEN.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `Accept-Encoding` names an encoding, and not with `q=0`. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(header));
}

/**
 * What a careful static host answers for a built site. Every file is read when it is asked for: a
 * new build shows at once, with the headers that hold its fingerprints.
 * @param dist folder of the built site, with a slash at its end
 */
export function answering(dist: URL) {
  const inDist = (file: string) => join(fileURLToPath(dist), file);
  const read = (file: string) => readFile(inDist(file)).catch(() => undefined);

  /** An unknown address below a language, such as /fr/nowhere, has that language's default page. */
  const defaultPage = (url: string) => {
    const [, folder = ''] = /^\/([\w-]+)\//.exec(url) ?? [];
    const own = `${folder}/404.html`;
    return folder && existsSync(inDist(own)) ? own : '404.html';
  };

  let built = NaN;
  let loaded: ReturnType<typeof loadHeaders>;
  /** @throws where there is no build */
  const headersOf = (path: string) => {
    const { mtimeMs } = statSync(new URL('index.html', dist));
    if (mtimeMs !== built) [built, loaded] = [mtimeMs, loadHeaders(dist)];
    return loaded(path);
  };

  /**
   * Sends a file; of one that is not compressed, such as music, also a part (RFC 9110, section 14).
   * Gives false where there is none.
   */
  async function send(
    { headers, method }: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
    more?: OutgoingHttpHeaders,
  ): Promise<boolean> {
    const type = typeOf(file) ?? 'application/octet-stream';
    const compress = FILE_TYPES[endingOf(file)]?.compress;
    const copy = [
      ['br', '.br'],
      ['gzip', '.gz'],
    ].find(
      ([encoding = '', ending = '']) =>
        compress &&
        accepts(headers['accept-encoding'], encoding) &&
        existsSync(inDist(file + ending)),
    );
    const body = await read(file + (copy?.[1] ?? ''));
    if (!body) return false;
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const known = status === 200 && headers['if-none-match']?.includes(etag);
    const parts = status === 200 && !compress && !known;
    const sameFile = (headers['if-range'] ?? etag) === etag;
    const range = parts && sameFile ? rangeOf(headers.range, body.length) : undefined;
    if (range === 'none') {
      const all = { ...headersOf('/404.html'), 'Content-Range': `bytes */${body.length}` };
      response.writeHead(416, all).end();
      return true;
    }
    const sent = range ? body.subarray(range.start, range.end + 1) : body;
    response.writeHead(known ? 304 : range ? 206 : status, {
      ...headersOf(status === 200 ? `/${file}` : '/404.html'),
      ...(compress && { Vary: 'Accept-Encoding' }),
      ...(!known && copy && { 'Content-Encoding': copy[0] }),
      ...(!known && { 'Content-Type': type, 'Content-Length': sent.length }),
      ...(parts && { 'Accept-Ranges': 'bytes' }),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }),
      ...more,
      ETag: etag,
    });
    response.end(known || method === 'HEAD' ? undefined : sent);
    return true;
  }

  /** @throws where there is no build, with nothing sent yet */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const allowed = ['GET', 'HEAD'].includes(method);
    const path = allowed ? pathOf(url) : undefined;
    const redirect = (address: string) =>
      response.writeHead(301, { ...headersOf('/404.html'), Location: address }).end();
    if (path !== undefined) {
      const [, name = '', ending] = /^\/(.*?)(\.html|\/)?$/.exec(path) ?? [];
      if (ending && existsSync(inDist(`${name}.html`))) {
        const address = `/${encodeURI(name).replace(/(^|\/)index$/, '$1')}`;
        const query = /\?[^#]*/.exec(url)?.[0] ?? '';
        redirect(address + query);
        return;
      }
      // A folder with its own page, such as the editor's, has an address that ends with a slash.
      const folderPage = `${name}/index.html`;
      if (name && !ending && existsSync(inDist(folderPage))) {
        redirect(`/${encodeURI(name)}/`);
        return;
      }
      const files = endingOf(path) ? [name] : [`${name || 'index'}.html`, name, folderPage];
      for (const file of files) if (await send(request, response, file, 200)) return;
    }
    const sent = allowed
      ? await send(request, response, defaultPage(url), 404)
      : await send(request, response, defaultPage(url), 405, { Allow: 'GET, HEAD' });
    if (!sent) throw new Error('There is no default page.');
  };
}
