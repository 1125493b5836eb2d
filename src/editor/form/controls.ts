import type { JsonSchema } from '#content/fields';
import { FEATURE_EDITORS } from '../feature-editor.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import type { Control } from './control.ts';
import { EnumControl, CheckboxControl, TextControl } from './plain-controls.tsx';

/** Loads a control with large dependencies when a form first shows it. */
const choiceControl = (name: keyof typeof import('./choice-controls.tsx')) =>
  lazyComponent(async () => ({ default: (await import('./choice-controls.tsx'))[name] }));

/** The controls by the `format` of a field, or by its type. */
const CONTROLS: Record<string, Control> = {
  boolean: CheckboxControl,
  enum: EnumControl,
  country: choiceControl('CountryControl'),
  currency: choiceControl('CurrencyControl'),
  page: choiceControl('PageControl'),
  original: choiceControl('OriginalControl'),
  id: choiceControl('OriginalItemControl'),
  picture: lazyComponent(() => import('./pictures/PictureControl.tsx')),
  focus: lazyComponent(() => import('./pictures/FocalPointControl.tsx')),
  markdown: lazyComponent(() => import('./rich-text/RichTextControl.tsx')),
  answer: lazyComponent(() => import('./rich-text/RichTextControl.tsx')),
  ...Object.fromEntries(FEATURE_EDITORS.flatMap(({ controls = {} }) => Object.entries(controls))),
};

/** The control of a field and the name of its kind; the default is a text box. */
export function controlOf({ format = '', type = '', enum: words }: JsonSchema) {
  const kinds = [format, words ? 'enum' : type];
  const kind = kinds.find((control) => Object.hasOwn(CONTROLS, control)) ?? 'text';
  return { kind, Control: CONTROLS[kind] ?? TextControl };
}

/** Adds several pictures to a list at once. */
export const SeveralPictures = lazyComponent(async () => ({
  default: (await import('./pictures/PictureControl.tsx')).SeveralPictures,
}));

/** Kinds of controls that need `role="group"`: see `grouped` in `FeatureEditor`. */
export const GROUPED = new Set([
  'picture',
  'markdown',
  'answer',
  ...FEATURE_EDITORS.flatMap(({ grouped = [] }) => grouped),
]);
