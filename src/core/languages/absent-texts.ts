import type { ContentProblem } from '../reading/content-error.ts';
import type { Path } from '../schemas/json-schema.ts';
import { lineFinder } from '../reading/yaml/field-lines.ts';
import type { ComparedText } from './translation-state.ts';
import type { ComparedFile } from './compare-files.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language and its code: `French (fr)`. */
export const languageName = (code: string): string => `${names.of(code) ?? code} (${code})`;

/** A text, and how many more of its file are meant. */
interface PlaceOfTexts {
  file: string;
  line: number;
  path: Path;
  more: number;
}

/** The place of the first text that matches, and how many more there are. */
export function placeOfTexts(
  code: string,
  { path, text, texts }: ComparedFile,
  matches: (text: ComparedText) => boolean,
): PlaceOfTexts | undefined {
  const [first, ...others] = texts.filter(matches);
  if (!first) return undefined;
  const line = (path.endsWith('.yaml') && lineFinder(text)(first.path)) || 1;
  return { file: `content/${code}/${path}`, line, path: first.path, more: others.length };
}

/** Warnings for optional texts of the first language that another language leaves out. */
export function absentTexts({
  code,
  files,
}: {
  code: string;
  files: readonly ComparedFile[];
}): (ContentProblem & PlaceOfTexts)[] {
  const message = `The first language has more here; pages in ${languageName(code)} are shown without it.`;
  return files.flatMap((file) => {
    const place = placeOfTexts(code, file, ({ gap }) => gap === 'absent');
    return place ? [{ ...place, message }] : [];
  });
}
