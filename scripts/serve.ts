/**
 * Serves the built site as a careful static host does: used by `npm start`, the tests and the bench.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { loadHeaders } from '../hosting/headers.ts';

export interface ServeOptions {
  /** Folder of the built site, with a slash at its end. */
  dist: URL;
  /** 0 takes any free port. */
  port?: number;
  /** Interface to listen on; other machines reach only what is not 127.0.0.1. */
  host?: string;
}

export interface Served {
  /** Address without a slash at its end, such as `http://127.0.0.1:4321`. */
  url: string;
  port: number;
  server: Server;
  /** Stops, cutting open connections. */
  close(): Promise<void>;
}

/** The path of a request as text; undefined where it cannot be read, such as `/%E0%A4%A`. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURI(address.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Starts a server for a built site. Unknown addresses get 404.html with status 404 and nothing of what was asked.
 * @throws the system's error, `code: 'EADDRINUSE'` where the port is taken
 */
export async function serve({ dist, port = 0, host = '127.0.0.1' }: ServeOptions): Promise<Served> {
  const headersOf = loadHeaders(dist);
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
  };
  const notFoundPage = readFileSync(new URL('404.html', dist));
  const files = sirv(fileURLToPath(dist), {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => setHeaders(response, path),
  });

  const server = createServer((request, response) => {
    const sendDefaultPage = (status: number) => {
      setHeaders(response, '/404.html');
      response.writeHead(status, {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': notFoundPage.length,
      });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendDefaultPage(405);
      return;
    }
    const path = pathOf(request.url ?? '');
    // The default page has no address of its own: asked for by name it is as unknown as any other.
    if (path === undefined || /^\/404(\.html)?\/?$/.test(path)) sendDefaultPage(404);
    else files(request, response, () => sendDefaultPage(404));
  });
  // What is no HTTP at all gets the shortest answer there is.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
