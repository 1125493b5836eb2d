import { startServer } from '../support/start-server.ts';

/** How long something that must come may take, in ms. */
const TIME_LIMIT = 60_000;

/** Where messages are passed on to. */
export async function startWebhook() {
  /** The keys that it took, in order. */
  const got: string[] = [];
  const state = { status: 200, asked: 0, elsewhere: 0 };
  const watchers = new Set<() => void>();
  const { url, close } = await startServer((request, response) => {
    request.resume().on('end', () => {
      state.asked += 1;
      if (request.url !== '/') state.elsewhere += 1;
      if (state.status === 200) got.push(String(request.headers['idempotency-key']));
      response.writeHead(state.status, { Location: '/elsewhere' }).end();
      for (const look of watchers) look();
    });
  });

  return {
    url: `${url}/`,
    got,
    state,
    /** Resolves as soon as this is so. @throws Error where it is not within TIME_LIMIT */
    until: (isSo: () => boolean) =>
      new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timer);
          watchers.delete(look);
          settle();
        };
        const look = () => isSo() && end(resolve);
        const late = () => reject(new Error(`The webhook got ${got.length} messages in time.`));
        const timer = setTimeout(() => end(late), TIME_LIMIT);
        watchers.add(look);
        look();
      }),
    close,
  };
}

export type Webhook = Awaited<ReturnType<typeof startWebhook>>;
