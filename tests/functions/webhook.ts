import { startServer } from '../support/start-server.ts';

/** Timeout, in ms. */
const TIME_LIMIT = 60_000;

/** A webhook that receives messages. */
export async function startWebhook() {
  /** The keys of the messages it accepted, in order. */
  const keys: string[] = [];
  const state = { status: 200, requests: 0, elsewhere: 0 };
  const watchers = new Set<() => void>();
  const { url, close } = await startServer((request, response) => {
    request.resume().on('end', () => {
      state.requests += 1;
      if (request.url !== '/') state.elsewhere += 1;
      if (state.status === 200) keys.push(String(request.headers['idempotency-key']));
      response.writeHead(state.status, { Location: '/elsewhere' }).end();
      for (const look of watchers) look();
    });
  });

  return {
    url: `${url}/`,
    keys,
    state,
    /** Resolves as soon as the condition holds. @throws Error after TIME_LIMIT */
    until: (condition: () => boolean) =>
      new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timer);
          watchers.delete(look);
          settle();
        };
        const look = () => condition() && end(resolve);
        const late = () => reject(new Error(`The webhook got ${keys.length} messages in time.`));
        const timer = setTimeout(() => end(late), TIME_LIMIT);
        watchers.add(look);
        look();
      }),
    close,
  };
}

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;
