import { once } from 'node:events';
import { startServer } from '../support/start-server.ts';

/** Timeout, in ms. */
const TIME_LIMIT = 60_000;

/** A webhook that receives messages. */
export async function startWebhook() {
  /** The keys of the messages it accepted, in order. */
  const keys: string[] = [];
  const state = { status: 200, elsewhere: 0 };
  /** The key of each request. */
  const asked: string[] = [];
  /** Keys that are answered with 422. */
  const refused = new Set<string>();
  const { server, url, close } = await startServer((request, response) => {
    request.resume().on('end', () => {
      if (request.url !== '/') state.elsewhere += 1;
      const key = String(request.headers['idempotency-key']);
      asked.push(key);
      const status = refused.has(key) ? 422 : state.status;
      if (status === 200) keys.push(key);
      response.writeHead(status, { Location: '/elsewhere' }).end();
      server.emit('answered');
    });
  });

  return {
    url: `${url}/`,
    keys,
    refused,
    /** How often it was asked to take messages with these keys. */
    requestsFor: (...wanted: string[]) => asked.filter((key) => wanted.includes(key)).length,
    state,
    /** Resolves as soon as the condition holds. @throws AbortError after TIME_LIMIT */
    async until(condition: () => boolean): Promise<void> {
      const signal = AbortSignal.timeout(TIME_LIMIT);
      while (!condition()) await once(server, 'answered', { signal });
    },
    close,
  };
}

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;
