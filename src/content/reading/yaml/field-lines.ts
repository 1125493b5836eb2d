import { isMap, isNode, isScalar, type Document, type Node } from 'yaml';
import type { Path } from '../../fields/json-schema.ts';
import { lineAt } from './read-yaml.ts';

/**
 * The 1-based line of a field's value; of its key if the value is empty, of its parent if the field
 * is missing.
 * @param line 1-based line within a block scalar (`|`); 0 is the line of the `|` itself
 */
export function lineOfField(
  document: Document,
  source: string,
  path: Path,
  line = 0,
): number | undefined {
  let deepest: Node | undefined;
  for (const [index, name] of path.entries()) {
    const parent = document.getIn(path.slice(0, index), true);
    const value = document.getIn(path.slice(0, index + 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : undefined;
    const hasText = isScalar(value) && value.value !== null;
    const located = hasText ? value : (pair?.key ?? value);
    if (!isNode(located)) break;
    deepest = located;
  }
  if (!deepest?.range) return undefined;
  const start = lineAt(source, deepest.range[0]);
  const node = document.getIn(path, true);
  return isScalar(node) && node.type === 'BLOCK_LITERAL' ? start + line : start;
}
