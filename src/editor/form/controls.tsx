import type { JsonSchema } from '#content/fields';
import { lazyScreen } from '../app/lazy-screen.ts';
import { FEATURE_EDITORS } from '../feature-editor.ts';
import type { Control } from './control.ts';
import { EnumControl, SwitchControl, TextControl } from './text.tsx';

/** Inputs that bring much with them, loaded once a form has one. */
const choices = (name: Exclude<keyof typeof import('./choices.tsx'), 'default'>) =>
  lazyScreen(async () => ({ default: (await import('./choices.tsx'))[name] }));

/** The input of each kind of field, by its format or by what kind of value it holds. */
const CONTROLS: Record<string, Control> = {
  boolean: SwitchControl,
  enum: EnumControl,
  country: choices('CountryControl'),
  currency: choices('CurrencyControl'),
  page: choices('PageControl'),
  original: choices('OriginalControl'),
  id: choices('SameControl'),
  picture: lazyScreen(() => import('./pictures/PictureControl.tsx')),
  focus: lazyScreen(() => import('./pictures/FocusControl.tsx')),
  markdown: lazyScreen(() => import('./rich-text/RichTextControl.tsx')),
  answer: lazyScreen(() => import('./rich-text/RichTextControl.tsx')),
  ...Object.fromEntries(FEATURE_EDITORS.flatMap(({ controls = {} }) => Object.entries(controls))),
};

/** The input of a field, and its name: everything that has none of its own is typed as a text. */
export function controlOf({ format = '', type = '', enum: words }: JsonSchema) {
  const kinds = [format, words ? 'enum' : type];
  const kind = kinds.find((control) => Object.hasOwn(CONTROLS, control)) ?? 'text';
  return { kind, Control: CONTROLS[kind] ?? TextControl };
}

/** Adds several pictures to a list at once. */
export const SeveralPictures = lazyScreen(() => import('./pictures/SeveralPictures.tsx'));

/** Those that a group names: they have several inputs, or one that no label can name. */
export const GROUPED = new Set([
  'picture',
  'markdown',
  'answer',
  ...FEATURE_EDITORS.flatMap(({ grouped = [] }) => grouped),
]);
