import type { Path } from '../fields/json-schema.ts';
import type { FileInfo } from '../project/file-info.ts';
import type { ContentProblem, SourceLocation } from './content-error.ts';
import { plainText } from './plain-text.ts';
import { lineOfField } from './yaml/field-lines.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** A text file of content/. */
export interface TextFile extends FileInfo {
  path: string;
  text: string;
  /** Why it cannot be read, if it cannot. */
  unreadable?: ContentProblem | undefined;
}

/** Remembers what `find` returns, for each object. A changed file is another object. */
export function memoizeByFile<Result, About extends object = TextFile>(
  find: (file: About) => Result,
): (source: About) => Result {
  const known = new WeakMap<About, { result: Result }>();
  return (source) => {
    const entry = known.get(source) ?? { result: find(source) };
    known.set(source, entry);
    return entry.result;
  };
}

type Text = Pick<TextFile, 'path' | 'text'>;

/** A YAML file as it is parsed. */
export const documentOf = memoizeByFile(({ text }: Text) => readYaml(plainText(text)));

/** The place of a field. @param line 1-based line within the text of a block scalar (`|`) */
export const placeIn = (file: Text, path: Path, line = 1): SourceLocation => ({
  file: file.path,
  line: lineOfField(documentOf(file), plainText(file.text), path, line),
  path,
});
