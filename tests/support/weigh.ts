import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

const brotliSize = (text: string) => (text ? brotliCompressSync(text).length : 0);

/**
 * Notes everything a page asks for, so that it can be weighed. Must be called before the page is
 * opened.
 */
export class Scales {
  readonly #page: Page;
  readonly #requests: Request[] = [];
  /** Bytes of the tab's icon, where the browser under test has no tabs and asked for none. */
  #icon: number | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      // What is fetched ahead of a click is no part of this page.
      if (!request.headers()['sec-purpose']) this.#requests.push(request);
    });
  }

  /**
   * Adds what only a browser with tabs asks for: the icon of the page. Call it when the page has
   * loaded.
   */
  async addIcon(): Promise<void> {
    const icon = await this.#page
      .locator('link[rel="icon"][type="image/svg+xml"]')
      .evaluate((link: HTMLLinkElement) => link.href);
    if (this.#requests.some((request) => request.url() === icon)) return;
    const response = await this.#page.request.get(icon, { headers: { 'Accept-Encoding': 'br' } });
    this.#icon = Number(response.headers()['content-length']);
  }

  get requests(): number {
    return this.#requests.length + (this.#icon === undefined ? 0 : 1);
  }

  /** Bytes on the wire without headers, of one kind of file or of all. */
  async bytes(...types: string[]): Promise<number> {
    const wanted = this.#requests.filter(
      (request) => types.length === 0 || types.includes(request.resourceType()),
    );
    const sizes = await Promise.all(wanted.map((request) => request.sizes()));
    const icon = types.length === 0 ? (this.#icon ?? 0) : 0;
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, icon);
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
