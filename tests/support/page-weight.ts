import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

const brotliSize = (text: string) => (text ? brotliCompressSync(text).length : 0);

/** Records a page's requests to weigh them. Create it before the page is opened. */
export class PageWeight {
  readonly #page: Page;
  readonly #requests: Request[] = [];
  /** Bytes of the icon, if the browser has no tabs and did not request it. */
  #icon: number | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      // Prerendered pages do not belong to this page.
      if (!request.headers()['sec-purpose']) this.#requests.push(request);
    });
  }

  /** Adds the icon, which only a browser with tabs requests. Call it after the page has loaded. */
  async addIcon(): Promise<void> {
    const icon = await this.#page
      .locator('link[rel="icon"][type="image/svg+xml"]')
      .evaluate((link: HTMLLinkElement) => link.href);
    if (this.#requests.some((request) => request.url() === icon)) return;
    const response = await this.#page.request.get(icon, { headers: { 'Accept-Encoding': 'br' } });
    this.#icon = Number(response.headers()['content-length']);
  }

  /** Whether a file has arrived. */
  has(url: string): boolean {
    return this.#requests.some((request) => request.url() === url);
  }

  get requests(): number {
    return this.#requests.length + (this.#icon === undefined ? 0 : 1);
  }

  /** Transferred bytes without headers, of some resource types or all. */
  async bytes(...types: string[]): Promise<number> {
    const wanted = this.#requests.filter(
      (request) => types.length === 0 || types.includes(request.resourceType()),
    );
    const sizes = await Promise.all(wanted.map((request) => request.sizes()));
    const icon = types.length === 0 ? (this.#icon ?? 0) : 0;
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, icon);
  }

  /** The three largest files that have arrived, for a message. */
  async largestFiles(): Promise<string> {
    const files = this.#requests.map(async (request) => ({
      path: new URL(request.url()).pathname,
      size: (await request.sizes()).responseBodySize,
    }));
    const sorted = (await Promise.all(files)).sort((a, b) => b.size - a.size).slice(0, 3);
    return sorted.map(({ path, size }) => `${path} ${size.toLocaleString('en')}`).join(', ');
  }

  /** Bytes of loaded scripts, and of inline ones as if compressed separately. */
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
