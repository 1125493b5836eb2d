import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

const brotliSize = (text: string) => (text ? brotliCompressSync(text).length : 0);

/** Notes everything a page asks for, so that it can be weighed. Must be called before the page is opened. */
export class Scales {
  readonly #page: Page;
  readonly #requests: Request[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      // What is fetched ahead of a click is no part of this page.
      if (!request.headers()['sec-purpose']) this.#requests.push(request);
    });
  }

  get requests(): number {
    return this.#requests.length;
  }

  /** Bytes on the wire without headers, of one kind of file or of all. */
  async bytes(...types: string[]): Promise<number> {
    const wanted = this.#requests.filter(
      (request) => types.length === 0 || types.includes(request.resourceType()),
    );
    const sizes = await Promise.all(wanted.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  }

  /** Loaded scripts, and those inside the page as if each were sent alone. */
  async script(): Promise<number> {
    const inline = await this.#page
      .locator('script:not([src])')
      .evaluateAll((scripts: HTMLScriptElement[]) =>
        scripts
          .filter(({ type }) => !type || type === 'module' || /javascript/.test(type))
          .map(({ text }) => text),
      );
    return inline.reduce((sum, text) => sum + brotliSize(text), await this.bytes('script'));
  }
}
