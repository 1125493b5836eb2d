/** Types for the worker: TypeScript cannot load those of pages and workers together. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PageMessage extends Event {
  data: unknown;
  source: { url: string; postMessage(message: unknown): void };
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  addEventListener(type: 'fetch', listener: (event: Event & { request: Request }) => void): void;
}

/** TypeScript would type it as a window. */
declare const self: WorkerScope;

export const scope = self;
