/** What the editor says itself: a file for each of its languages, of which a browser loads one. */
import type english from './en.json';

export type Words = typeof english;

/** By their codes (BCP 47). Each has all words. */
const LANGUAGES = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  sw: () => import('./sw.json', { with: { type: 'json' } }),
  ar: () => import('./ar.json', { with: { type: 'json' } }),
} satisfies Record<string, () => Promise<{ default: Words }>>;

const isSpoken = (code: string): code is keyof typeof LANGUAGES => Object.hasOwn(LANGUAGES, code);

/** The first language of the browser that the editor speaks. */
export const LANGUAGE =
  navigator.languages.map((tag) => tag.replace(/-.*/, '')).find(isSpoken) ?? 'en';

export const WORDS: Words = (await LANGUAGES[LANGUAGE]()).default;
