/** Serves a built site as hosts do. For `npm run edit`, tests and bench. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { headersOf } from '#site/output/hosting/headers.ts';

interface ServeOptions {
  /** Folder of the built site, ending with a slash. */
  dist: URL;
  /** A folder whose files override those of the site. */
  over?: URL;
  /** 0 picks any free port. */
  port?: number;
  /** Headers by path; by default those that hosts send. */
  headers?: (path: string) => Readonly<Record<string, string>>;
  /** Handles requests that are not for the site. Resolves to whether it has answered. */
  answer?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

export type Served = Awaited<ReturnType<typeof serve>>;

/**
 * The page for an address without a file, such as `/fr/nowhere`: that of its language, or of the
 * site.
 */
function defaultPage(dist: URL, address = '/'): Buffer {
  const [, language] = /^\/([\w-]+)\//.exec(address) ?? [];
  try {
    return readFileSync(new URL(`${language}/404.html`, dist));
  } catch {
    return readFileSync(new URL('404.html', dist));
  }
}

/** Starts a server on this computer. @throws the system's error, such as `EADDRINUSE` */
export async function serve({
  dist,
  over,
  port = 0,
  headers = headersOf,
  answer = () => Promise.resolve(false),
}: ServeOptions) {
  const files = [over, dist].flatMap((folder) => {
    if (!folder) return [];
    const encodings = { brotli: true, gzip: true };
    const all = { dev: true, etag: true, dotfiles: true, extensions: ['html'] };
    const setHeaders = (response: ServerResponse, path: string) => {
      for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value);
    };
    return sirv(fileURLToPath(folder), { ...all, ...encodings, setHeaders });
  });
  const server = createServer((request, response) => {
    const answerWith = ([handler, ...others]: typeof files): void => {
      if (handler) {
        handler(request, response, () => answerWith(others));
        return;
      }
      const page = defaultPage(dist, request.url);
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      response.writeHead(404, { ...headers('/404.html'), ...type });
      response.end(page);
    };
    answer(request, response)
      .then((isAnswered) => isAnswered || answerWith(files))
      .catch(() => {
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('There is no built site yet.\n');
      });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const listening = address instanceof Object ? address.port : port;
  return {
    /** Address without a slash at the end, such as `http://127.0.0.1:4321`. */
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    server,
    /** Stops and cuts open connections. */
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
