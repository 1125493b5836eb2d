import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server of a test's own, at a free port of this machine. */
export async function startServer(answer?: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Its address without a slash at its end. */
    url: `http://127.0.0.1:${port}`,
    /** Stops, cutting open connections. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
