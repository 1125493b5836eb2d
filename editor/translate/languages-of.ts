import { valueAt } from '../../src/core/schemas/json-schema.ts';
import { pathOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import type { EditedLanguage } from '../languages.ts';

/** Every language of content/: the published ones in their order, then the others. */
export function languagesOf(texts: TextFiles): EditedLanguage[] {
  const { project } = texts;
  const codes = new Set([...project.published(), ...project.codes().sort()]);
  return [...codes].map((code) => {
    const name = valueAt(texts.data(pathOf('language', code)), ['ownName']);
    return { code, ownName: typeof name === 'string' ? name : code };
  });
}
