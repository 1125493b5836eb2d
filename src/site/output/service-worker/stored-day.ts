/** Tells a page that was answered from the store of which day it is, and what became of the newest. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { joinDate } from '#content/text/format.ts';
import type { StoredDay } from '../../shared/browser/stored-day.ts';
import { cacheKeyOf } from './precache.ts';
import { scope } from './worker-scope.ts';

declare global {
  /** Whether a page of the site shows the day: one with a way to give or a form that delivers. */
  const TELLS_DAY: boolean;
}

interface Shown {
  /** When the device fetched the stored page. */
  fetched: Date;
  /** Resolves once the newest page has been stored after all: whether it is another one. */
  hasChanged: Promise<boolean>;
}

/** The pages that were last answered from the store, by their addresses. */
const shown = new Map<string, Shown>();

/** Remembers which pages are answered from the store, and compares them with the newest. */
export const tellDay: WorkboxPlugin = {
  handlerWillStart: ({ request }) => {
    shown.delete(cacheKeyOf(request.url));
    return Promise.resolve();
  },
  cachedResponseWillBeUsed: ({ cachedResponse, request, state }) => {
    // It is used twice where the network fails after the timeout.
    if (cachedResponse && state && !state['compared']) {
      const fetched = new Date(cachedResponse.headers.get('date') ?? '');
      const hasChanged = new Promise<boolean>((resolve) => (state['compared'] = resolve));
      shown.set(cacheKeyOf(request.url), { fetched, hasChanged });
    }
    return Promise.resolve(cachedResponse);
  },
  cacheDidUpdate: async ({ oldResponse, newResponse, state }) => {
    const compared = state?.['compared'] as ((hasChanged: boolean) => void) | undefined;
    compared?.((await oldResponse?.text()) !== (await newResponse.text()));
  },
};

/** A day in the language of a page, with its year unless that is this one. */
function dayOf(time: Date, language: string): string {
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year });
  return joinDate(format.formatToParts(time), language);
}

if (TELLS_DAY)
  scope.addEventListener('message', ({ data: language, source }) => {
    const page = shown.get(cacheKeyOf(source.url));
    if (!page) return;
    const tell = (message: StoredDay) => source.postMessage(message);
    const day = dayOf(page.fetched, String(language));
    tell({ day });
    void page.hasChanged.then((hasChanged) => tell({ day, hasChanged }));
  });
