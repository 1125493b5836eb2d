/** What the editor says itself: a file for each of its languages, of which a browser loads one. */
import english from './en.json' with { type: 'json' };

export type Words = typeof english;

/** By their codes (BCP 47). Each has all words. */
const OTHERS = {
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  sw: () => import('./sw.json', { with: { type: 'json' } }),
  ar: () => import('./ar.json', { with: { type: 'json' } }),
} satisfies Record<string, () => Promise<{ default: Words }>>;

const isSpoken = (code: string): code is keyof typeof OTHERS | 'en' =>
  code === 'en' || Object.hasOwn(OTHERS, code);

/** The first language of the browser that the editor speaks. */
export const LANGUAGE =
  navigator.languages.map((tag) => tag.replace(/-.*/, '')).find(isSpoken) ?? 'en';

/** English until {@link loadWords} has ended. */
export let WORDS: Words = english;

/**
 * Loads the words of the browser's language, before anything that says them is loaded. Not by
 * `await` in a module: WebKit runs modules that depend on one before it has ended.
 */
export async function loadWords(): Promise<void> {
  if (LANGUAGE !== 'en') ({ default: WORDS } = await OTHERS[LANGUAGE]());
}
