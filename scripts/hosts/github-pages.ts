/**
 * Serves a folder by the rules of GitHub Pages, as its documentation and its answers tell them: `.html` may be left off, a
 * folder has its index, 404.html answers what is unknown, text comes as gzip, a part of anything else alone, everything may be
 * kept for ten minutes, and no header can be set. `node scripts/hosts/github-pages.ts FOLDER PORT`
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FILE_TYPES, endingOf } from '../../hosting/types.ts';
import { rangeOf } from '../serve/range.ts';

const [, , folder = '', port = ''] = process.argv;

const isFile = (path = '') => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Where a path leads in the folder; undefined for one that cannot be read. */
function placeOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    return path.includes('\0') ? undefined : join(folder, normalize(`/${path}`));
  } catch {
    return undefined;
  }
}

createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405).end();
    return;
  }
  const [address = '/', query] = (request.url ?? '/').split('?');
  const place = placeOf(address);
  const index = place && join(place, 'index.html');
  const found = place && (place.endsWith('/') ? [index] : [place, `${place}.html`]).find(isFile);
  if (index && !found && isFile(index)) {
    response.writeHead(301, { Location: `${address}/${query ? `?${query}` : ''}` }).end();
    return;
  }
  const file = found ?? join(folder, '404.html');
  const body = readFileSync(file);
  const kind = FILE_TYPES[endingOf(file)];
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers: Record<string, string> = {
    'Content-Type': kind?.type ?? 'application/octet-stream',
    'Cache-Control': 'max-age=600',
    'Access-Control-Allow-Origin': '*',
    ETag: tag,
    ...(kind?.compress ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (found && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const zipped = kind?.compress && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const part = found && !zipped ? rangeOf(request.headers.range, body.length) : undefined;
  if (part && part !== 'none') {
    const { start, end } = part;
    headers['Content-Range'] = `bytes ${start}-${end}/${body.length}`;
    response.writeHead(206, headers).end(body.subarray(start, end + 1));
    return;
  }
  if (zipped) headers['Content-Encoding'] = 'gzip';
  response.writeHead(found ? 200 : 404, headers);
  response.end(request.method === 'HEAD' ? undefined : zipped ? gzipSync(body) : body);
}).listen(Number(port), '127.0.0.1');
