import { OTHER_FILES } from '#content/fields';
import { FILES, pathOf } from '../../store/files/model.ts';

/** Files by the names that the editor gives them. */
export const LABELS: Record<string, string> = {
  ...Object.fromEntries([...FILES].map(([name, { title }]) => [name, title])),
  biography: OTHER_FILES.biography.title,
};

/** A sentence that names forms where it named files. */
export const inForms = (sentence: string): string =>
  Object.entries(LABELS).reduce(
    (text, [name, label]) =>
      text.replaceAll(pathOf(name, '').replace(/^content\/+/, ''), `“${label}”`),
    sentence,
  );
