import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where messages are passed on to. */
export async function startWebhook() {
  const got: { key: string; body: Record<string, string> }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      if (status === 200) got.push({ key, body: JSON.parse(text) as Record<string, string> });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** What it took, in order. */
    got,
    answerWith(next: number): void {
      status = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;
