import { pathOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { textOf } from '../form/values.ts';

/** A language of content/ as the editor knows it. */
export interface EditedLanguage {
  /** Its code (BCP 47), the name of its folder. */
  code: string;
  /** Its name as its speakers write it. */
  ownName: string;
}

/** Every language of content/: the published ones in their order, then the others. */
export function languagesOf(texts: TextFiles): EditedLanguage[] {
  const { project } = texts;
  const codes = new Set([...project.published(), ...project.codes().sort()]);
  return [...codes].map((code) => {
    const ownName = textOf(texts.value(pathOf('language', code), ['ownName'])) || code;
    return { code, ownName };
  });
}
