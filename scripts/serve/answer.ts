import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersOf } from '../../hosting/headers.ts';
import { endingOf, isCompressed, typeOf } from '../../hosting/media-types.ts';

/**
 * Paths that are not found: hidden files and parent folders, files for other hosts, compressed
 * copies and pages by their other names, empty names of folders, and what some systems read as a
 * slash or an end.
 */
const HIDDEN = new RegExp(
  `/\\.(?!well-known/)|^/(_headers|_redirects|index|([^/]+/)?404(\\.html)?)/?$|\\.(br|gz)$|//|[\\\\\\p{Cc}]`,
  'u',
);

/** Endings of compressed copies by their `Content-Encoding`, the smallest first. */
const COPIES = { br: '.br', gzip: '.gz' };

/** The decoded path of a request; undefined for one that is not found, such as `/%E0%A4%A`. */
function pathOf(address: string): string | undefined {
  try {
    // In a redirect, a second slash at the start would make a host of the first name.
    const path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '').replace(/^\/+/, '/');
    return path.startsWith('/') && !HIDDEN.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `Accept-Encoding` names an encoding, and not with `q=0`. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(header));
}

/** The part of a file that `Range` asks for (RFC 9110, 14.1.2); undefined for the whole. */
function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const end = last === '' ? size - 1 : Number(last);
  // The last so many bytes.
  if (first === '') return end === 0 ? 'none' : { start: Math.max(0, size - end), end: size - 1 };
  const start = Number(first);
  if (end < start && last !== '') return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'none';
}

/** Answers as the hosts in docs/deploy.md do, always from the newest build in a folder. */
export function answering(dist: URL) {
  const inDist = (file: string) => join(fileURLToPath(dist), file);
  const exists = (file: string) => existsSync(inDist(file));

  /** An unknown address below a language, such as /fr/nowhere, has that language's default page. */
  const defaultPage = (url: string) => {
    const [, folder = ''] = /^\/([\w-]+)\//.exec(url) ?? [];
    const own = `${folder}/404.html`;
    return folder && exists(own) ? own : '404.html';
  };

  /** Sends a file, or a part (RFC 9110, section 14). @returns false if there is no such file */
  async function send(
    { headers: asked }: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
  ): Promise<boolean> {
    const compress = isCompressed(file);
    const [encoding, ending = ''] =
      Object.entries(compress ? COPIES : {}).find(
        ([name, copy]) => accepts(asked['accept-encoding'], name) && exists(file + copy),
      ) ?? [];
    const body = await readFile(inDist(file + ending)).catch(() => undefined);
    if (!body) return false;
    const etag = `"${hash('sha256', body, 'base64url')}"`;
    const headers = {
      ...headersOf(status === 200 ? `/${file}` : '/404.html'),
      ...(compress ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
      ETag: etag,
    };
    if (status === 200 && asked['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const mayBePart = status === 200 && !compress && (asked['if-range'] ?? etag) === etag;
    const range = mayBePart ? rangeOf(asked.range, body.length) : undefined;
    if (range === 'none') {
      const all = { ...headersOf('/404.html'), 'Content-Range': `bytes */${body.length}` };
      response.writeHead(416, all).end();
      return true;
    }
    const sent = range ? body.subarray(range.start, range.end + 1) : body;
    response.writeHead(range ? 206 : status, {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }),
      'Content-Type': typeOf(file) ?? 'application/octet-stream',
      'Content-Length': sent.length,
    });
    response.end(sent);
    return true;
  }

  /** @throws if there is no build, before anything is sent */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const isAllowed = ['GET', 'HEAD'].includes(method);
    const path = isAllowed ? pathOf(url) : undefined;
    const redirect = (address: string) =>
      response.writeHead(301, { ...headersOf('/404.html'), Location: address }).end();
    if (path !== undefined) {
      const [, name = '', ending] = /^\/(.*?)(\.html|\/)?$/.exec(path) ?? [];
      if (ending && exists(`${name}.html`)) {
        const address = `/${encodeURI(name).replace(/(^|\/)index$/, '$1')}`;
        redirect(address + (/\?[^#]*/.exec(url)?.[0] ?? ''));
        return;
      }
      // A folder with its own page, such as the editor's, has an address that ends with a slash.
      const folderPage = `${name}/index.html`;
      if (name && !ending && exists(folderPage)) {
        redirect(`/${encodeURI(name)}/`);
        return;
      }
      const files = endingOf(path) ? [name] : [`${name || 'index'}.html`, name, folderPage];
      for (const file of files) if (await send(request, response, file, 200)) return;
    }
    if (!isAllowed) response.setHeader('Allow', 'GET, HEAD');
    if (!(await send(request, response, defaultPage(url), isAllowed ? 404 : 405)))
      throw new Error('There is no default page.');
  };
}
