import type { Path } from '../fields/field.ts';
import type { FileInfo } from '../files/content-file.ts';
import type { ContentProblem, SourceLocation } from './content-error.ts';
import { lineOfField, normalizedText, readYaml } from './yaml.ts';

/** A text file of content/. @typeParam Info what it is */
export type TextFile<Info = FileInfo> = Info & {
  path: string;
  text: string;
  /** Why the file cannot be read, if it cannot. */
  unreadable?: ContentProblem | undefined;
};

/** Caches the results of a function. Files are immutable: a changed file is a new object. */
export function memoizeByObject<Result, Source extends object = TextFile>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const cache = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const entry = cache.get(source) ?? { result: compute(source) };
    cache.set(source, entry);
    return entry.result;
  };
}

/** The text of a file, and its path for messages. */
export type Text = Pick<TextFile, 'path' | 'text'>;

/** The parsed YAML of a file. */
export const documentOf = memoizeByObject(({ text }: Text) => readYaml(normalizedText(text)));

/** A field without a value means the same as a missing one; an item keeps its place. */
function withoutNull(this: unknown, _key: unknown, value: unknown): unknown {
  return value === null && !Array.isArray(this) ? undefined : value;
}

/** The data of a YAML file as written: as far as it can be parsed, unchecked. */
export const writtenData = memoizeByObject((file: Text): unknown => {
  try {
    return documentOf(file).toJS({ reviver: withoutNull });
  } catch {
    // An undefined alias, such as `*Haven`.
    return undefined;
  }
});

/** Whether a YAML file has no syntax error, so that its written data are complete. */
export const isWellFormed = (file: Text): boolean => documentOf(file).errors.length === 0;

/** Where a field is in its file. @param line 1-based line within a block scalar (`|`) */
export const locationIn = (file: Text, path: Path, line = 1): SourceLocation => ({
  file: file.path,
  line: lineOfField(documentOf(file), normalizedText(file.text), path, line),
  path,
});
