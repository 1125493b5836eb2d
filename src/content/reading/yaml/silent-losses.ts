import { isAlias, isNode, isScalar, visit, type Document, type Node } from 'yaml';
import { LineReader } from './line-reader.ts';
import { startsWith, type YamlMistake } from './place.ts';

/** Whether a comment was probably meant as text: `the #1 home` or `the # 1 home`. */
function isCut(after: string): boolean {
  return /^[ \t]*#(\S|\s*\d)/.test(after);
}

interface Loss {
  message: string;
  /** Offset into the file, if not the start of the text. */
  offset?: number;
}

function lossIn(node: Node, source: string): Loss | undefined {
  // Texts need no aliases, and a few lines of them can expand to gigabytes.
  if (isAlias(node)) return { message: startsWith('*') };
  if ('anchor' in node) return { message: startsWith('&') };
  if (node.tag !== undefined) return { message: startsWith('!') };
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  if (isCut(source.slice(end)))
    return {
      message:
        'everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.',
    };
  const item = /\n\s*-\s/.exec(source.slice(start, end));
  return item
    ? {
        offset: start + item.index + 1,
        message:
          'this line was taken for more of the text above it; all lines of a list start in the same column, and a text with " - " at the start of a line needs quotation marks around it.',
      }
    : undefined;
}

/**
 * Finds texts of which YAML would silently lose a part: cut off by a comment, read as an alias or a
 * tag, or list items read as one text.
 */
export function silentLosses(source: string, document: Document): YamlMistake[] {
  const lines = new LineReader(source);
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Node(_, node) {
      const loss = isNode(node) ? lossIn(node, source) : undefined;
      if (!loss) return;
      const { message, offset = node.range?.[0] ?? 0 } = loss;
      mistakes.push({ line: lines.lineAt(offset), message });
    },
  });
  return mistakes;
}
