/** A visitor's phone: one tab, a screen of 360 px at 2x, touch, and a connection and processor of a given speed. */
import type { Browser } from './browser.ts';
import type { CdpEvent, Target } from './cdp.ts';
import { observe, type Report } from './observe.ts';

export interface Profile {
  /** Round trip time, ms. */
  latency: number;
  /** Both ways, bit/s. */
  bandwidth: number;
  /** How many times slower than this machine the processor is. */
  slowdown: number;
}

/** A cheap phone on a busy 3G cell. */
export const SLOW: Profile = { latency: 400, bandwidth: 400_000, slowdown: 6 };
/** No brakes: for counting, not for timing. */
export const UNTHROTTLED: Profile = { latency: 0, bandwidth: 0, slowdown: 1 };

/** What crossed the network. */
export interface Transfer {
  url: string;
  /** `Document`, `Image`, `Font` …, as the DevTools protocol names them. */
  type: string;
  /** Bytes on the wire, without headers: those depend on the host. */
  bytes: number;
  /** Asked for ahead of a visit, or by the service worker. */
  ahead: boolean;
}

interface Waiting {
  matches: (report: Report) => boolean;
  resolve: (report: Report) => void;
}

export class Visitor {
  readonly #browser: Browser;
  readonly #profile: Profile;
  readonly #waiting = new Set<Waiting>();
  readonly #requests = new Map<string, Transfer>();
  #pages: string[] = [];
  /** Sessions of prerendered pages by their target. */
  readonly #prerendered = new Map<string, string>();

  private constructor(browser: Browser, profile: Profile) {
    this.#browser = browser;
    this.#profile = profile;
  }

  static async arrive(browser: Browser, profile: Profile): Promise<Visitor> {
    const visitor = new Visitor(browser, profile);
    const { cdp } = browser;
    cdp.listen((event) => visitor.#hear(event));
    const { targetId } = await cdp.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const { sessionId } = await cdp.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    await visitor.#attachBelow(sessionId);
    while (visitor.#pages.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return visitor;
  }

  /** Session of the page that is on the screen. */
  get page(): string {
    return this.#pages.at(-1) as string;
  }

  get transfers(): Transfer[] {
    return [...this.#requests.values()];
  }

  #attachBelow(sessionId: string) {
    return this.#browser.cdp.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    );
  }

  #hear(event: CdpEvent): void {
    const { method, params, sessionId = '' } = event;
    if (method === 'Target.attachedToTarget') {
      this.#equip(params.sessionId, params.targetInfo).catch(() => undefined);
    } else if (method === 'Target.detachedFromTarget') {
      this.#pages = this.#pages.filter((page) => page !== params.sessionId);
    } else if (method === 'Target.targetInfoChanged') {
      // A prerendered page that is visited keeps its session and becomes the page on the screen.
      const session = this.#prerendered.get(params.targetInfo.targetId);
      if (!session || params.targetInfo.subtype === 'prerender') return;
      this.#prerendered.delete(params.targetInfo.targetId);
      this.#pages.push(session);
    } else if (method === 'Runtime.bindingCalled' && params.name === 'benchReport') {
      const report = JSON.parse(params.payload) as Report;
      for (const waiting of [...this.#waiting]) {
        if (!waiting.matches(report)) continue;
        this.#waiting.delete(waiting);
        waiting.resolve(report);
      }
    } else if (method === 'Network.requestWillBeSent') {
      this.#requests.set(`${sessionId} ${params.requestId}`, {
        url: params.request.url,
        type: params.type ?? 'Other',
        bytes: 0,
        ahead: params.type === 'Prefetch' || !this.#pages.includes(sessionId),
      });
    } else if (method === 'Network.dataReceived') {
      const request = this.#requests.get(`${sessionId} ${params.requestId}`);
      if (request) request.bytes += params.encodedDataLength;
    }
  }

  /** Gives a new page, prerendered page or worker the visitor's connection and processor before it runs. */
  async #equip(session: string, target: Target): Promise<void> {
    const call = (method: string, params = {}) =>
      this.#browser.cdp.send(method, params, session).catch(() => undefined);
    const { latency, bandwidth, slowdown } = this.#profile;
    const calls = [call('Network.enable')];
    if (latency > 0) {
      calls.push(
        call('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: bandwidth / 8,
          uploadThroughput: bandwidth / 8,
        }),
      );
    }
    if (target.type === 'page') {
      if (target.subtype === 'prerender') this.#prerendered.set(target.targetId, session);
      else this.#pages.push(session);
      calls.push(
        this.#attachBelow(session),
        call('Page.enable'),
        call('Runtime.enable'),
        call('Runtime.addBinding', { name: 'benchReport' }),
        call('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe.toString()})()` }),
        call('Emulation.setCPUThrottlingRate', { rate: slowdown }),
        call('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }),
        call('Emulation.setDeviceMetricsOverride', {
          width: 360,
          height: 740,
          deviceScaleFactor: 2,
          mobile: true,
        }),
      );
    }
    calls.push(call('Runtime.runIfWaitingForDebugger'));
    await Promise.all(calls);
  }

  call<Result>(method: string, params = {}): Promise<Result> {
    return this.#browser.cdp.send<Result>(method, params, this.page);
  }

  /** Runs an expression in the page on the screen and gives its value. */
  async evaluate<Result>(expression: string): Promise<Result> {
    const { result } = await this.call<{ result: { value: Result } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  }

  /** The next report of a kind. @throws after 60 s */
  next<Kind extends Report['kind']>(
    kind: Kind,
    matches: (report: Extract<Report, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<Report, { kind: Kind }>> {
    type Wanted = Extract<Report, { kind: Kind }>;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        matches: (report) => report.kind === kind && matches(report as Wanted),
        resolve: (report) => {
          clearTimeout(timer);
          resolve(report as Wanted);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new Error(`The page reported no ${kind} within 60 s.`));
      }, 60_000);
      this.#waiting.add(waiting);
    });
  }

  /** Goes to an address and waits for its load event. */
  async goto(url: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => {
      const stop = this.#browser.cdp.listen(({ method, sessionId }) => {
        if (method !== 'Page.loadEventFired' || sessionId !== this.page) return;
        stop();
        resolve();
      });
    });
    await this.call('Page.navigate', { url });
    await loaded;
  }

  /** Watches a thing of the page that is open; it is reported when it is on the screen and when it has answered. */
  watch(what: 'menu' | 'faq'): Promise<unknown> {
    return this.evaluate(`benchWatch('${what}')`);
  }

  /** Watches a thing of every page from its very start. */
  watchFromStart(what: 'menu' | 'faq'): Promise<unknown> {
    return this.call('Page.addScriptToEvaluateOnNewDocument', { source: `benchWatch('${what}')` });
  }

  /** The middle of a link to a path; `scroll` brings the one in the footer into view. @throws where there is none */
  async find(path: string, scroll: boolean, footer = scroll): Promise<{ x: number; y: number }> {
    const point = await this.evaluate<{ x: number; y: number } | undefined>(
      `benchLink(${JSON.stringify(path)}, ${footer}, ${scroll})`,
    );
    if (!point) throw new Error(`The page has no link to ${path} that can be touched.`);
    return point;
  }

  /** Waits until nothing has been asked for over some time, ms. */
  async quiet(time: number): Promise<void> {
    let before = -1;
    while (before !== this.transfers.length) {
      before = this.transfers.length;
      await new Promise((resolve) => setTimeout(resolve, time));
    }
  }

  /** First and largest contentful paint of the page, ms from the start of its navigation. */
  paints(): Promise<{ first: number; largest: number }> {
    return this.evaluate(`new Promise((resolve) => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      new PerformanceObserver((list) => resolve({ first, largest: list.getEntries().at(-1).startTime }))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    })`);
  }

  /** A finger on the screen for 80 ms, as long as a quick tap takes. */
  async tap({ x, y }: { x: number; y: number }, held = 80): Promise<void> {
    await this.call('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await new Promise((resolve) => setTimeout(resolve, held));
    // A link that is touched may take its page away before the touch is answered.
    await this.call('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(
      () => undefined,
    );
  }
}
