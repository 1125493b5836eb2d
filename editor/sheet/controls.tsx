import { lazy } from 'react';
import type { JsonSchema } from '../../src/core/schemas/json-schema.ts';
import type { Control } from './control.ts';
import { EnumControl, NamesControl, SwitchControl, TextControl } from './text.tsx';

/** Inputs that bring much with them, loaded once a form has one. */
const choices = (name: Exclude<keyof typeof import('./choices.tsx'), 'default'>) =>
  lazy(async () => ({ default: (await import('./choices.tsx'))[name] }));

/** The input of each kind of field, by its format or by what kind of value it holds. */
const CONTROLS: Record<string, Control> = {
  boolean: SwitchControl,
  enum: EnumControl,
  object: NamesControl,
  when: lazy(async () => ({ default: (await import('./When.tsx')).WhenControl })),
  repeats: lazy(async () => ({ default: (await import('./Repeats.tsx')).RepeatsControl })),
  languages: lazy(async () => ({ default: (await import('./Languages.tsx')).LanguagesControl })),
  zone: choices('ZoneControl'),
  topic: choices('TopicControl'),
  country: choices('CountryControl'),
  currency: choices('CurrencyControl'),
  page: choices('PageControl'),
  original: choices('OriginalControl'),
  id: choices('SameControl'),
  picture: lazy(() => import('../pictures/PictureControl.tsx')),
  focus: lazy(() => import('../pictures/FocusControl.tsx')),
  music: lazy(() => import('../music-files/MusicControl.tsx')),
  markdown: lazy(() => import('../rich-text/RichTextControl.tsx')),
  answer: lazy(() => import('../rich-text/RichTextControl.tsx')),
};

/** The input of a field, and its name: everything that has none of its own is typed as a text. */
export function controlOf({ format = '', type = '', enum: words, items }: JsonSchema) {
  const kinds = [items?.format === 'language' ? 'languages' : format, words ? 'enum' : type];
  const kind = kinds.find((one) => Object.hasOwn(CONTROLS, one)) ?? 'text';
  return { kind, Control: CONTROLS[kind] ?? TextControl };
}

/** Adds several pictures to a list at once. */
export const SeveralPictures = lazy(() => import('../pictures/SeveralPictures.tsx'));

/** Those that have several inputs, which together bear the name of the field. */
export const COMPOSED = new Set(['object', 'when', 'repeats', 'languages', 'focus']);

/** Those that bear their name themselves, because no label can name what they are. */
export const NAMED = new Set(['picture', 'music', 'markdown', 'answer']);
