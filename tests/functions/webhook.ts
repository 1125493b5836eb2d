import { once } from 'node:events';
import { startServer } from '../support/start-server.ts';

/** Timeout, in ms. */
const TIME_LIMIT = 60_000;

/** A webhook that receives messages. */
export async function startWebhook() {
  /** The keys of the messages it accepted, in order. */
  const keys: string[] = [];
  const state = { status: 200 };
  /** The key of each request. */
  const asked: string[] = [];
  const { server, url, close } = await startServer((request, response) => {
    request.resume().on('end', () => {
      const key = String(request.headers['idempotency-key']);
      asked.push(key);
      if (state.status === 200) keys.push(key);
      response.writeHead(state.status).end();
      server.emit('answered');
    });
  });

  return {
    url: `${url}/`,
    keys,
    /** How often it was asked to take a message. */
    requestsFor: (wanted: string) => asked.filter((key) => key === wanted).length,
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
