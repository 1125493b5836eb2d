import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Values } from '../files/project.ts';

type Entry = CustomPreviewTemplateProps['entry'];

/** What the form of an entry holds; the types of the CMS leave out `toJS`. */
export const valuesOf = (entry: Entry): Values =>
  (entry.get('data') as unknown as { toJS: () => Values }).toJS();
