import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { serve, type Served } from '../../tools/serve.ts';

/** Timeout, in ms. */
const TIMEOUT = 60_000;

/** A host whose site can be replaced or go offline, at the same address. */
export class SwitchableHost {
  /** The requested paths since the site was last put online. */
  paths: string[] = [];
  #served: Served | undefined;
  #held: Promise<unknown> | undefined;
  /** Has the port while the site is away: a server of another test could be given it. */
  #away: Server | undefined;
  #port = 0;

  /**
   * Serves a built site.
   * @param caching for how long browsers may keep what it answers, as `Cache-Control`
   * @param status of every answer, without the site
   * @returns its address, the same each time
   */
  async show(dist: URL, caching?: string, status?: number): Promise<string> {
    await this.leave();
    await this.#away?.[Symbol.asyncDispose]();
    this.#away = undefined;
    this.paths = [];
    this.#served = await serve({
      dist,
      port: this.#port,
      ...(caching && { headers: () => ({ 'Cache-Control': caching }) }),
      answer: async (_, response) => {
        await this.#held;
        if (status) response.writeHead(status).end('Busy');
        return status !== undefined;
      },
    });
    this.#port = this.#served.port;
    this.#served.server.on('request', ({ url = '' }) => this.paths.push(url));
    return this.#served.url;
  }

  /**
   * Resolves when a path has been requested since the site was put online.
   * @throws after TIMEOUT
   */
  async requested(path: string): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT);
    while (this.#served && !this.paths.includes(path))
      await once(this.#served.server, 'request', { signal }).catch((cause: unknown) => {
        throw new Error(`Not requested: ${path}, only ${this.paths.join(' ')}.`, { cause });
      });
  }

  /** Answers nothing until the function that it returns is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#held = promise;
    return () => resolve(undefined);
  }

  /** Takes the site offline: every connection breaks. */
  async leave(): Promise<void> {
    if (!this.#served) return;
    await this.#served.close();
    this.#served = undefined;
    this.#away = createServer((socket) => socket.destroy()).unref();
    await once(this.#away.listen(this.#port, '127.0.0.1'), 'listening');
  }
}
