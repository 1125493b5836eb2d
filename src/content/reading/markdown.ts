import type { MdastNode } from 'satteri';
import { characterProblem, printable } from '../text/characters.ts';
import { linkProblem } from '../schemas/address.ts';
import { SHARED_TOKENS } from '../schemas/fields.ts';

type Node = Readonly<MdastNode>;

const LISTS_AND_WORDS =
  '"- " or "1. " before a line of a list, **bold**, *italic* and [words](address) for a link';
/** The formatting that pages have styles for; a Markdown text may contain nothing else. */
const FORMATTING = `paragraphs, "## " before a heading, "> " before a quotation, ${LISTS_AND_WORDS}`;

const KINDS: Partial<Record<Node['type'], string>> = {
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  table: 'a table',
  code: 'a block of code, which four spaces before a line make as well',
  inlineCode: 'code between ` signs',
  delete: 'struck words between ~ signs',
  footnoteReference: 'a footnote',
  footnoteDefinition: 'a footnote',
  heading: 'a heading',
  blockquote: 'a quotation',
  thematicBreak: 'a line',
};

/** What only a text has room for that can have headings. */
const OF_LONG_TEXTS = new Set<Node['type']>(['heading', 'blockquote', 'thematicBreak']);

const ALLOWED = new Set<Node['type']>([
  'root',
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'strong',
  'emphasis',
  'link',
  'linkReference',
  'definition',
  'text',
  'break',
  'thematicBreak',
]);

function unknownName(text: string): string | undefined {
  const names: readonly string[] = SHARED_TOKENS;
  return [...text.matchAll(/\{(.*?)\}/g)].find(([, name = '']) => !names.includes(name))?.[0];
}

function addressProblem(address: string): string | undefined {
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(address)) return undefined;
  return /^#[\w-]+$/.test(address) ? undefined : linkProblem(address);
}

/** Names a Markdown text in messages. */
export interface Part {
  /** Name of the text, such as `the biography`. */
  name: string;
  /** Where the heading of the page is, such as `about-us.yaml has`; missing if it takes none. */
  heading?: string;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param found the source of the node */
function problemOf(node: Node, found: string, { name: part, heading }: Part): string | undefined {
  if (node.type === 'yaml' || (node.type as string) === 'toml')
    return `the lines between "---" are settings, which ${part} has none of; remove them.`;
  if (!ALLOWED.has(node.type) || (!heading && OF_LONG_TEXTS.has(node.type))) {
    const kind = KINDS[node.type] ?? 'another kind of formatting';
    const takes = heading ? FORMATTING : `paragraphs, ${LISTS_AND_WORDS}`;
    return `expected text without ${kind}, found "${printable(found)}". ${sentenceCase(part)} takes ${takes}.`;
  }
  if (node.type === 'heading' && (node.depth === 1 || node.depth > 3))
    return `expected "## " or "### " before a heading, found "${printable(found)}"; "# " is the heading of the page, which ${heading}.`;
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return `expected a list without boxes to tick, found "${printable(found)}".`;
  if (node.type === 'link' || node.type === 'definition') {
    const problem = addressProblem(node.url);
    return problem && `${problem}, found "${printable(node.url)}".`;
  }
  // The space between two links is a text node.
  if (node.type !== 'text' || /^\s+$/.test(node.value)) return undefined;
  const characters = characterProblem(node.value);
  if (characters) return `${characters}, found "${printable(node.value)}".`;
  const name = unknownName(node.value);
  const known = SHARED_TOKENS.map((token) => `{${token}}`).join(', ');
  return name && `"${printable(name)}" is not known here; expected one of ${known}.`;
}

/** A problem in a Markdown text. */
interface MarkdownProblem {
  /** 1-based line of the text. */
  line?: number;
  message: string;
}

/**
 * Finds unsupported formatting in a Markdown text. Reads no file, so it also runs in a browser.
 * @param source the text
 * @param tree the result of `markdownToMdast` of Sätteri, the build's parser
 */
export function markdownProblems(source: string, tree: Node, part: Part): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  const visit = (node: Node) => {
    const { start, end } = node.position ?? {};
    const message = problemOf(node, source.slice(start?.offset, end?.offset), part);
    if (message) problems.push({ ...(start ? { line: start.line } : {}), message });
    // Not the children of a wrong node, which are wrong for the same reason.
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  if (problems.length === 0 && source.trim() === '')
    problems.push({ message: 'expected at least one paragraph; it is empty.' });
  return problems;
}

/** A link in a text, and its 1-based line. */
interface MarkdownLink {
  line?: number;
  address: string;
}

/** Lists the links of a text. */
export function markdownLinks(tree: Node): MarkdownLink[] {
  const own: MarkdownLink[] =
    tree.type === 'link' || tree.type === 'definition'
      ? [{ ...(tree.position ? { line: tree.position.start.line } : {}), address: tree.url }]
      : [];
  const inside = 'children' in tree ? tree.children.flatMap((child) => markdownLinks(child)) : [];
  return [...own, ...inside];
}
