import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Starts a server at a free local port. */
export async function startServer(answer?: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address);
  const { port } = address;
  return {
    server,
    port,
    /** Its address without a trailing slash. */
    url: `http://127.0.0.1:${port}`,
    /** Stops it and closes open connections. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
