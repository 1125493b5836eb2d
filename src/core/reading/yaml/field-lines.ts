import { isMap, isNode, isScalar, type Document, type Node } from 'yaml';
import type { Path } from '../../schemas/json-schema.ts';
import { lineAt, readYaml } from './read-yaml.ts';

/** The line of a field's text, of its name without one, of its parent if it is missing. */
export function lineOfField(document: Document, source: string, path: Path): number | undefined {
  let place: Node | undefined;
  for (const [index, name] of path.entries()) {
    const parent = document.getIn(path.slice(0, index), true);
    const value = document.getIn(path.slice(0, index + 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : undefined;
    const hasText = isScalar(value) && value.value !== null;
    const found = hasText ? value : (pair?.key ?? value);
    if (!isNode(found)) break;
    place = found;
  }
  return place?.range ? lineAt(source, place.range[0]) : undefined;
}

/** Finds {@link lineOfField}. @param line 1-based line within the text of a block scalar (`|`) */
export function lineFinder(source: string) {
  // Parsed only when there is a problem to report.
  let document: Document | undefined;
  return (path: Path, line = 1): number | undefined => {
    document ??= readYaml(source);
    const start = lineOfField(document, source, path);
    const node = document.getIn(path, true);
    const isLiteral = isScalar(node) && node.type === 'BLOCK_LITERAL';
    return start && isLiteral ? start + line : start;
  };
}
