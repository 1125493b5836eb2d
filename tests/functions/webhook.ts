import { startServer } from '../support/start-server.ts';

/** Where messages are passed on to. */
export async function startWebhook() {
  const got: { key: string; body: Record<string, string> }[] = [];
  let status = 200;
  const { url, close } = await startServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      if (status === 200) got.push({ key, body: JSON.parse(text) as Record<string, string> });
      response.writeHead(status).end();
    });
  });
  return {
    url: `${url}/`,
    /** What it took, in order. */
    got,
    answerWith(next: number): void {
      status = next;
    },
    close,
  };
}

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;
