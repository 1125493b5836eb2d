/** Random changes of files with remarks, such as somebody could save from a form. */
import { isCollection, isMap, isNode, isScalar, parseDocument, Scalar, visit } from 'yaml';
import { fieldsOf, isWords } from '#content/fields/fields-of.ts';
import { valueAt, type JsonSchema, type Path } from '#content/fields/json-schema.ts';
import { withValue } from '#editor/form/values.ts';
import type { RandomPages } from './random-pages.ts';

/** Writes remarks, and fields that somebody has left empty, into a file where chance has them. */
export function remarked(text: string, schema: JsonSchema, chance: RandomPages): string {
  const document = parseDocument(text);
  let count = 0;
  const remark = (place: string) => ` remark ${(count += 1)} ${place}`;
  for (const { path, value } of fieldsOf(schema, document.toJS())) {
    const name = path.at(-1);
    const parent = document.getIn(path.slice(0, -1), true);
    const node = document.getIn(path, true);
    if (!isCollection(parent) || parent.flow || !chance.chance(0.2)) continue;
    if (value === undefined) {
      const empty = new Scalar(chance.chance(0.5) ? '' : null);
      empty.comment = remark('beside');
      document.setIn(path, empty);
    } else if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
      if (isScalar(pair?.key) && pair !== parent.items[0]) pair.key.commentBefore = remark('above');
      // After plain words a remark could pass for words that somebody meant.
      if (isScalar(node) && node.type !== 'PLAIN') node.comment ??= remark('beside');
    } else if (isNode(node) && name !== 0) node.commentBefore = remark('above');
  }
  return document.toString({ lineWidth: 0, nullStr: '' });
}

/** A change, and the remarks that go with what it removes. */
interface Change {
  data: unknown;
  removed: readonly string[];
}

/** Every remark of a text. */
export const remarksIn = (text: string) => text.match(/remark \d+ \w+/g) ?? [];

function remarksAt(text: string, path: Path): string[] {
  const node = parseDocument(text).getIn(path, true);
  const found: unknown[] = [];
  if (isNode(node))
    visit(node, { Node: (_, one) => void found.push(one.comment, one.commentBefore) });
  return remarksIn(found.join('\n'));
}

/** The data of a form after one change of it. @param text of the file */
export function randomChange(
  text: string,
  data: unknown,
  schema: JsonSchema,
  chance: RandomPages,
): Change {
  const all = [...fieldsOf(schema, data)].filter(({ value }) => value !== undefined);
  const words = all.filter(
    ({ fieldSchema: about, value }) => isWords(about) && typeof value === 'string',
  );
  const optional = all.filter(
    ({ path, fieldSchema: about }) =>
      typeof path.at(-1) === 'string' && !about.const && !about.enum,
  );
  // Nobody can tell which of two items that say the same was removed.
  const lists = all.filter(
    ({ value }) =>
      Array.isArray(value) &&
      value.length > 1 &&
      new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  );
  const newWords = () =>
    chance.words(6).replace(/ /, () => chance.pick([' ', '\ufeff', '\n', ' \ufeff']));
  const rewritten = (path: Path) =>
    words
      .filter((field) => path.every((key, index) => key === field.path[index]))
      .reduce<unknown>((now, one) => withValue(now, one.path, newWords()), data);
  const kept = (now: unknown): Change => ({ data: now, removed: [] });
  const without = (path: Path): Change => ({
    data: withValue(data, path, undefined),
    removed: remarksAt(text, path),
  });
  const inList = () => {
    const { path, value } = chance.pick(lists);
    const list = value as unknown[];
    const at = chance.below(list.length);
    const added = valueAt(rewritten([...path, at]), [...path, at]);
    const moved = list.toSpliced(at, 1).toSpliced(chance.below(list.length), 0, list[at]);
    return chance.pick([
      () => without([...path, at]),
      () => kept(withValue(data, path, list.toSpliced(at, 0, added))),
      () => kept(withValue(data, path, moved)),
      () => kept(rewritten([...path, at])),
    ])();
  };
  return chance.pick([
    () => (words.length > 0 ? kept(rewritten(chance.pick(words).path)) : kept(data)),
    () => (optional.length > 0 ? without(chance.pick(optional).path) : kept(data)),
    () => (lists.length > 0 ? inList() : kept(data)),
  ])();
}
