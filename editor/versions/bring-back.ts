import { fileKind } from '../files/content-file.ts';
import { placeOf } from '../files/model.ts';
import { mistakesOf, type Mistake } from '../files/mistakes.ts';
import type { TextFiles } from '../files/text-files.ts';
import { labelsOf } from '../form/labels.ts';
import { differences } from './differences.ts';

/** What a file would say if an earlier version of it were brought back. */
export interface BroughtBack {
  text: string;
  /** The fields in which it says anything else than now, by their labels; empty names: one text. */
  differs: readonly string[];
  /** What the build would refuse. */
  mistakes: readonly Mistake[];
}

/**
 * Puts what an earlier version says into a file as it is now: only lines that differ change.
 * @param texts the project as it is now
 * @param earlier the text of the version
 * @param later how often the file was saved since
 * @throws Error for a version that cannot be read
 */
export function broughtBack(
  texts: TextFiles,
  path: string,
  earlier: string,
  later: number,
): BroughtBack {
  const place = placeOf(path);
  const kind = fileKind(place);
  const isUnfinished = place.name !== 'own' && texts.isUnfinished(place.code);
  const now = kind.valuesOf(texts.textOf(path));
  const values = kind.valuesOf(earlier);
  const was = kind.dataOf(kind.broughtBack?.(values, now, later) ?? values, isUnfinished);
  const is = kind.dataOf(now, isUnfinished);
  const { text } = kind.textWith(texts.textOf(path), was);
  const after = texts.with(path, text);
  const problems = after.project.check(path).problems ?? [];
  return {
    text,
    differs: [...new Set(differences(was, is).map((keys) => labelsOf(kind.schema, keys, is)))],
    mistakes: mistakesOf(
      problems.filter(({ missing }) => !(missing && isUnfinished)),
      after,
    ),
  };
}
