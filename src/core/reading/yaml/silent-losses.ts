import { isAlias, isNode, isScalar, visit, type Document, type Node } from 'yaml';
import { lineAt } from './read-yaml.ts';
import { startsWith, type YamlMistake } from './yaml-mistakes.ts';

/** What is lost of a text, and where, if not at its start. @param offset in characters */
type Loss = [message: string, offset?: number];

function lossIn(node: Node, source: string): Loss | undefined {
  // Texts need no aliases, and a few lines of them can expand to gigabytes.
  if (isAlias(node)) return [startsWith('*')];
  if ('anchor' in node) return [startsWith('&')];
  if (node.tag !== undefined) return [startsWith('!')];
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  // A comment that was probably meant as text: `the #1 home` or `the # 1 home`.
  if (/^[ \t]*#(\S|\s*\d)/.test(source.slice(end)))
    return [
      'Everything after " #" is a comment that visitors do not see; put quotation marks around the whole text, or write the comment on a line of its own.',
    ];
  const item = /\n\s*-\s/.exec(source.slice(start, end));
  if (!item) return undefined;
  const message =
    'This line was read as part of the text above it. Start all lines of a list in the same column. If a text begins with " - ", put quotation marks around it.';
  return [message, start + item.index + 1];
}

/** Finds texts of which YAML would silently lose a part, such as one cut off by a comment. */
export function silentLosses(source: string, document: Document): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Node(_, node) {
      const loss = isNode(node) ? lossIn(node, source) : undefined;
      if (!loss) return;
      const [message, offset = node.range?.[0] ?? 0] = loss;
      mistakes.push({ line: lineAt(source, offset), message });
    },
  });
  return mistakes;
}
