import { isMap, isNode, isPair, isScalar, isSeq, type Document, type Node } from 'yaml';
import type { Path } from '../../schemas/json-schema.ts';
import { LineReader } from './line-reader.ts';
import { readYaml } from './read-yaml.ts';

interface Child {
  /** The name of the field; undefined for an item of a list. */
  key: Node | undefined;
  value: Node | undefined;
}

function childOf(parent: Node | undefined, key: PropertyKey): Child | undefined {
  if (isSeq(parent)) {
    const value = parent.items[Number(key)];
    return isNode(value) ? { key: undefined, value } : undefined;
  }
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
  );
  if (!pair) return undefined;
  return {
    key: isNode(pair.key) ? pair.key : undefined,
    value: isNode(pair.value) ? pair.value : undefined,
  };
}

/**
 * The line to correct for a field: the start of its text; its name if it is empty or a group; the
 * name of its parent if it is missing.
 * @returns undefined if it is missing at the top level
 */
export function lineOfField(document: Document, lines: LineReader, path: Path): number | undefined {
  let value: Node | undefined = isNode(document.contents) ? document.contents : undefined;
  let place: Node | undefined;
  for (const key of path) {
    const found = childOf(value, key);
    if (!found) break;
    value = found.value;
    const hasText = isScalar(value) && value.value !== null;
    place = hasText ? value : (found.key ?? value);
  }
  return place?.range ? lines.lineAt(place.range[0]) : undefined;
}

/**
 * Finds the line of a field in a file, see {@link lineOfField}, or the line within its text.
 * @param line 1-based line within the text of a block scalar (`|`)
 */
export function lineFinder(source: string) {
  // Parsed only when there is a problem to report.
  let read: { document: Document; lines: LineReader } | undefined;
  return (path: Path, line = 1): number | undefined => {
    read ??= { document: readYaml(source), lines: new LineReader(source) };
    const { document, lines } = read;
    const start = lineOfField(document, lines, path);
    const node = document.getIn(path, true);
    const isLiteral = isScalar(node) && node.type === 'BLOCK_LITERAL';
    return start && isLiteral ? start + line : start;
  };
}

/** The line of a field by its name, whether the schema knows it or not. */
export function lineOfName(
  document: Document,
  lines: LineReader,
  path: Path,
  name: string,
): number | undefined {
  const parent = path.length > 0 ? document.getIn(path, true) : document.contents;
  const key = childOf(isNode(parent) ? parent : undefined, name)?.key;
  return key?.range ? lines.lineAt(key.range[0]) : undefined;
}
