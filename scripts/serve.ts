/** Serves the built site as the supported hosts do, for `npm start`, tests and bench. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answering } from './serve/answer.ts';

export interface ServeOptions {
  /** Folder of the built site, with a slash at its end. */
  dist: URL;
  /** 0 takes any free port. */
  port?: number;
  /** Interface to listen on; other machines reach only what is not 127.0.0.1. */
  host?: string | undefined;
  /** Requests that come earlier wait for it, such as for a build. */
  ready?: Promise<unknown>;
  /** Answers a request that is not for the site; says whether it has. */
  first?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

export interface Served {
  /** Address without a slash at its end, such as `http://127.0.0.1:4321`. */
  url: string;
  port: number;
  server: Server;
  /** Stops, cutting open connections. */
  close(): Promise<void>;
}

/** Starts a server for a built site. @throws the system's error, such as `EADDRINUSE` */
export async function serve({
  dist,
  port = 0,
  host = '127.0.0.1',
  ready = Promise.resolve(),
  first = () => Promise.resolve(false),
}: ServeOptions): Promise<Served> {
  const answer = answering(dist);
  const server = createServer((request, response) => {
    ready
      .then(async () => (await first(request, response)) || answer(request, response))
      .catch(() => {
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': 1 });
        response.end('There is no built site at the moment. Run "npm run build", then reload.\n');
      });
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  const taken = address instanceof Object ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    server,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
