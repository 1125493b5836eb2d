import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { TargetType, type CDPSession, type Page } from 'puppeteer-core';
import { inBrowser } from './browser.ts';
import { observe, type Control, type Point, type Report } from './observe.ts';
import { slowThread } from './slow-thread.ts';

/** A busy 3G cell, 400 kbit/s both ways: round trip in ms, bytes per second. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const SLOWDOWN = { rate: 6 };
let environment: Record<string, string> | undefined;
const SCREEN = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A cheap phone with one tab: a small screen, touch, a slow connection, a processor six times slower than this one. */
export class Phone {
  readonly page: Page;
  readonly #session: CDPSession;
  /** Bytes on the wire of each request of the first page, without headers (those depend on the host). */
  readonly transfers = new Map<string, number>();
  #reports: Report[] = [];
  readonly #arrivals = new EventEmitter();

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type !== 'Prefetch') this.transfers.set(requestId, 0);
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const before = this.transfers.get(requestId);
      if (before !== undefined) this.transfers.set(requestId, before + encodedDataLength);
    });
  }

  /** Runs a task on a phone that has visited nothing yet. @throws what the task throws, and after three minutes */
  static use<Result>(task: (phone: Phone) => Promise<Result>): Promise<Result> {
    environment ??= slowThread(SLOWDOWN.rate);
    return inBrowser(async (browser) => {
      const connection = (await browser.target().createCDPSession()).connection();
      const attached: CDPSession[] = [];
      connection?.on('sessionattached', (session) => attached.push(session));
      const page = await browser.newPage();
      await page.setViewport(SCREEN);
      // Puppeteer's own session of the page: beside one of ours Chromium prepares no page ahead.
      const session = attached.at(-1);
      if (!session) throw new Error('The browser does not say what it has opened.');
      const phone = new Phone(page, session);
      await phone.#slowDown(session);
      // Pages that are prepared ahead, and workers, are attached before they run.
      connection?.on('sessionattached', (other) => void phone.#slowDown(other));
      browser.on('targetcreated', (target) => {
        // Puppeteer lets go of service workers at once.
        if (target.type() === TargetType.SERVICE_WORKER)
          target.createCDPSession().catch(() => undefined);
      });
      return task(phone);
    }, environment);
  }

  /** Gives a page or worker the phone's connection and processor, and a page the code that observes it. */
  async #slowDown(session: CDPSession): Promise<void> {
    session.on('Runtime.bindingCalled', ({ payload }) => {
      this.#reports.push(JSON.parse(payload) as Report);
      this.#arrivals.emit('report');
    });
    // A worker knows only the first two of these and refuses the others.
    await Promise.allSettled([
      session.send('Network.enable'),
      session.send('Network.emulateNetworkConditions', NETWORK),
      session.send('Emulation.setCPUThrottlingRate', SLOWDOWN),
      session.send('Runtime.enable'),
      session.send('Runtime.addBinding', { name: 'benchReport' }),
      session.send('Page.enable'),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(observe)})()` }),
    ]);
  }

  /** Watches a control of every page from its very start. */
  watch(control: Control): Promise<unknown> {
    const source = `benchWatch('${control}')`;
    return this.#session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  /** The first report of a kind since the last tap. @throws when none comes within a limit, ms */
  async report(
    kind: Report['kind'],
    { limit = 60_000, path }: { limit?: number; path?: string } = {},
  ): Promise<Report> {
    const signal = AbortSignal.timeout(limit);
    for (;;) {
      const found = this.#reports.find(
        (report) => report.kind === kind && (path === undefined || report.path === path),
      );
      if (found) return found;
      await once(this.#arrivals, 'report', { signal }).catch(() => {
        throw new Error(`The page reported no ${kind} within ${limit / 1000} s.`);
      });
    }
  }

  /** A finger on the screen for some ms, 80 as in a quick tap. */
  async tap({ x, y }: Point, held = 80): Promise<void> {
    this.#reports = [];
    const touch = await this.page.touchscreen.touchStart(x, y);
    await pause(held);
    // A link that is touched may take its page away before the touch is answered.
    await touch.end().catch(() => undefined);
  }
}
