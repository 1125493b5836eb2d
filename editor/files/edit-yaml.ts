import { dequal } from 'dequal';
import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import { isData, type Data } from '../form/values.ts';
import { mergeTexts } from './merge-texts.ts';

/** The data as it is compared: without names that have nothing after their colon, and without the space around its texts, which the CMS takes. */
function comparable(data: unknown): unknown {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return data.map(comparable);
  if (!isData(data)) return data;
  const entries = Object.entries(data).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, comparable(value)]));
}

const isSame = (one: unknown, other: unknown) => dequal(comparable(one), comparable(other));

/** Puts a new value into the place of a node, so that what is equal keeps its comments, its quotes and its place. */
function changed(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isData(value)) return changedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) {
    const left = [...node.items] as Node[];
    const same = (item: unknown) => (old: Node) => isSame(old.toJS(document), item);
    const kept = value.map((item) => {
      const index = left.findIndex(same(item));
      return index < 0 ? undefined : left.splice(index, 1)[0];
    });
    // An item that equals none is the next one that is left, changed, as long as there are no fewer than before.
    node.items = value.map(
      (item, index): unknown => kept[index] ?? changed(document, left.shift(), item),
    );
    return node;
  }
  if (isScalar(node) && typeof node.value === typeof value) {
    // A text after `|` ends with its line.
    node.value = String(node.value).endsWith('\n') ? `${String(value).trimEnd()}\n` : value;
    return node;
  }
  return document.createNode(value);
}

function changedMap(document: Document, map: YAMLMap, value: Data): YAMLMap {
  for (const { key } of [...map.items]) {
    const name = String(isScalar(key) ? key.value : key);
    // A name with nothing after its colon says what a missing one says: it may stay, for whoever fills it in.
    if (!Object.hasOwn(value, name) && map.get(name) !== null) map.delete(name);
  }
  for (const [name, inner] of Object.entries(value)) {
    const old = map.get(name, true) as Node | undefined;
    if (old && isSame(old.toJS(document), inner)) continue;
    if (old) map.set(name, changed(document, old, inner));
    else map.add(document.createPair(name, inner));
  }
  return map;
}

/** How many spaces further in a file writes what belongs to a name; the first such line tells. */
function indentOf(source: string): number {
  return /^( +)\S/m.exec(source.replace(/^ *#.*$/gm, ''))?.[1]?.length ?? 2;
}

/**
 * The text of a YAML file with other data in it: lines that say what they said before stay as they are, with their
 * comments, quotes and order, whoever wrote them and however.
 * @param source the text as it is
 * @param data all that the new text says
 */
export function editYaml(source: string, data: unknown): string {
  const document = parseDocument(source);
  if (isSame(document.toJS() ?? {}, data)) return source;
  // The library writes some lines in its own way; what it would write anyway is no change of ours.
  const style = { lineWidth: 0, indent: indentOf(source) };
  const unchanged = document.toString(style);
  document.contents = changed(document, document.contents, data) as typeof document.contents;
  const edited = document.toString(style);
  return mergeTexts(edited, unchanged, source).text;
}
