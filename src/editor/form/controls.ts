import { type BasicKind, KINDS } from '#content/fields';
import { FEATURE_EDITORS } from '../feature-editor.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import type { Control } from './control.ts';
import { EnumControl, CheckboxControl, TextControl } from './plain-controls.tsx';

/** Loads a control with large dependencies when a form first shows it. */
const choiceControl = (name: keyof typeof import('./choice-controls.tsx')) =>
  lazyComponent(async () => ({ default: (await import('./choice-controls.tsx'))[name] }));

const BASIC: Record<BasicKind, Control> = {
  text: TextControl,
  words: TextControl,
  name: TextControl,
  address: TextControl,
  email: TextControl,
  number: TextControl,
  day: TextControl,
  language: TextControl,
  flag: CheckboxControl,
  word: EnumControl,
  country: choiceControl('CountryControl'),
  currency: choiceControl('CurrencyControl'),
  page: choiceControl('PageControl'),
  original: choiceControl('OriginalControl'),
  id: choiceControl('OriginalItemControl'),
  picture: lazyComponent(() => import('./pictures/PictureControl.tsx')),
  focus: lazyComponent(() => import('./pictures/FocalPointControl.tsx')),
  markdown: lazyComponent(() => import('./rich-text/RichTextControl.tsx')),
  answer: lazyComponent(() => import('./rich-text/RichTextControl.tsx')),
};

/** The controls: by the kinds of fields, and those of features by their names. */
export const CONTROLS: Readonly<Record<string, Control>> = {
  ...BASIC,
  ...Object.fromEntries(FEATURE_EDITORS.flatMap(({ controls = {} }) => Object.entries(controls))),
};

/** Adds several pictures to a list at once. */
export const SeveralPictures = lazyComponent(async () => ({
  default: (await import('./pictures/PictureControl.tsx')).SeveralPictures,
}));

/** Controls that need `role="group"`: see `grouped` in `FeatureEditor`. */
export const GROUPED = new Set<string>([
  'picture',
  ...KINDS.markdown,
  ...FEATURE_EDITORS.flatMap(({ grouped = [] }) => grouped),
]);
