import { serve, type Served } from '../../scripts/serve.ts';

/** ms */
const PATIENCE = 20_000;

/** A host whose site is replaced, and which can go away, under the same address. */
export class Host {
  /** Paths that were asked for since the site was last put online, in their order. */
  asked: string[] = [];
  #served: Served | undefined;
  #port = 0;
  #noticed = () => {};

  /** Puts a built site online and gives its address, the same each time. */
  async show(dist: URL): Promise<string> {
    await this.leave();
    this.asked = [];
    this.#served = await serve({ dist, port: this.#port });
    this.#port = this.#served.port;
    this.#served.server.on('request', ({ url = '' }) => {
      this.asked.push(url);
      this.#noticed();
    });
    return this.#served.url;
  }

  /**
   * Resolves when a path has been asked for since the site was put online.
   * @throws a sentence after a time that is long even on a machine that does much else
   */
  async isAsked(path: string): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE);
    signal.addEventListener('abort', () => this.#noticed());
    while (!this.asked.includes(path)) {
      if (signal.aborted)
        throw new Error(`Nobody asked for ${path}, only for ${this.asked.join(' ') || 'nothing'}.`);
      await new Promise<void>((resolve) => {
        this.#noticed = resolve;
      });
    }
  }

  async leave(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }
}
