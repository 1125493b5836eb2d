/** Random changes of files with remarks, such as somebody could save from a form. */
import { isCollection, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { isGroup } from '#content/data';
import { type Field, fieldsOf, isWords, type Path, valueAt } from '#content/fields/field.ts';
import { withValue } from '#editor/store/data/values.ts';
import type { Random } from './random.ts';

/** What somebody may write in place of an empty list or group. */
const EMPTY: Readonly<Record<string, unknown>> = { array: [], object: {} };

/** Writes remarks, and fields that somebody has left empty, into a file where chance has them. */
export function remarked(text: string, file: Field, random: Random): string {
  const document = parseDocument(text);
  let count = 0;
  const remark = (where: string) => ` remark ${(count += 1)} ${where}`;
  const remarks = () => (random.chance(0.3) ? `${remark('beside')}\n` : '') + remark('beside');
  for (const { path, value, field } of fieldsOf(file, document.toJS())) {
    const name = path.at(-1);
    const parent = document.getIn(path.slice(0, -1), true);
    const node = document.getIn(path, true);
    if (!isCollection(parent) || parent.flow || !random.chance(0.2)) continue;
    if (value === undefined) {
      const empty = document.createNode(random.pick([null, EMPTY[field.type] ?? '']));
      empty.comment = remark('beside');
      document.setIn(path, empty);
    } else if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
      if (isScalar(pair?.key) && pair !== parent.items[0]) pair.key.commentBefore = remark('above');
      // After plain words a remark could pass for words that somebody meant.
      if (isScalar(node) && node.type !== 'PLAIN') node.comment ??= remarks();
    } else if (isNode(node) && name !== 0) node.commentBefore = remark('above');
  }
  return document.toString({ lineWidth: 0, nullStr: '' });
}

/** Every remark of a text that has the end of a line for itself. */
export const remarksIn = (text: string) => text.match(/remark \d+ \w+(?=\r?$)/gm) ?? [];

/** The remarks beside and within a field. */
export function remarksAt(text: string, path: Path): string[] {
  const node = parseDocument(text).getIn(path, true);
  const found: unknown[] = [];
  if (isNode(node))
    visit(node, { Node: (_, inner) => void found.push(inner.comment, inner.commentBefore) });
  return remarksIn(found.join('\n'));
}

const wordsOf = (data: unknown, file: Field) =>
  [...fieldsOf(file, data)].filter(
    ({ field, value }) => isWords(field) && typeof value === 'string',
  );

/** Data with other words in every text, or in those within a field. */
export const reworded = (data: unknown, file: Field, random: Random, within: Path = []) =>
  wordsOf(data, file)
    .filter(({ path }) => within.every((key, index) => key === path[index]))
    .reduce<unknown>(
      (now, { path }) => withValue(now, path, random.words(6).replace(' ', random.pick(SPACES))),
      data,
    );

const SPACES = [' ', '\ufeff', '\n', ' \ufeff'];

/** Data after a change, and the field that it removes. */
interface Change {
  data: unknown;
  removed?: Path;
}

/** The data of a form after one change of it. */
export function randomChange(data: unknown, file: Field, random: Random): Change {
  const filled = [...fieldsOf(file, data)].filter(({ value }) => value !== undefined);
  // The editor keeps an id that was published.
  const optional = filled.filter(
    ({ path, field }) =>
      typeof path.at(-1) === 'string' && !/^(constant|word|id)$/.test(field.kind),
  );
  // Which of two equal items was removed cannot be told.
  const lists = filled.filter(
    ({ value }) =>
      Array.isArray(value) &&
      value.length > 1 &&
      new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  );
  const without = (path: Path) => ({ data: withValue(data, path, undefined), removed: path });
  const inList = (): Change => {
    const { path, value } = random.pick(lists);
    const list = value as unknown[];
    const at = random.below(list.length);
    const copy = valueAt(reworded(data, file, random, [...path, at]), [...path, at]);
    const added = isGroup(copy) && 'id' in copy ? { ...copy, id: `${at}-more` } : copy;
    const moved = list.toSpliced(at, 1).toSpliced(random.below(list.length), 0, list[at]);
    return random.pick<() => Change>([
      () => without([...path, at]),
      () => ({ data: withValue(data, path, list.toSpliced(at, 0, added)) }),
      () => ({ data: withValue(data, path, moved) }),
      () => ({ data: withValue(data, [...path, at], copy) }),
    ])();
  };
  const rewrite = (): Change => {
    const { path } = random.pick(wordsOf(data, file));
    return { data: reworded(data, file, random, path) };
  };
  return random.pick<() => Change>([
    () => (wordsOf(data, file).length > 0 ? rewrite() : { data }),
    () => (optional.length > 0 ? without(random.pick(optional).path) : { data }),
    () => (lists.length > 0 ? inList() : { data }),
  ])();
}
