import { linkProblem } from '../fields/address.ts';
import type { Kind, KindIn } from '../fields/field-meta.ts';
import type { FieldValue } from '../fields/field.ts';
import { variableProblems } from '../fields/texts.ts';
import { characterProblem, printable } from '../text/characters.ts';
import { DEEPEST, parseMarkdown, type MarkdownNode as Node } from './parse-markdown.ts';

const LISTS_AND_WORDS =
  '"- " or "1. " before a line of a list, **bold**, *italic* and [words](address) for a link';
/** The formatting that long texts allow, as a phrase for messages. */
const FORMATTING = `paragraphs, "## " before a heading, "> " before a quotation, ${LISTS_AND_WORDS}`;

/** Names of unsupported formatting, and of formatting that only long texts support. */
const FORMATS: Partial<Record<Node['type'], string>> = {
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

const OF_LONG_TEXTS = new Set<Node['type']>(['heading', 'blockquote', 'thematicBreak']);

/** Links besides web addresses and paths: email addresses and fragments. */
const OTHER_ADDRESSES = /^(mailto:[^\s@]+@[^\s@]+|#[\p{L}\p{M}\p{N}_-]+)$/u;

/** How messages name a Markdown text. */
interface Part {
  /** Name of the text, such as `an answer`. */
  name: string;
  /** Where the page's heading is; missing if the text takes no headings. */
  heading?: string;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param markdown the source of the node */
function problemOf(
  node: Node,
  markdown: string,
  { name: part, heading }: Part,
): string | undefined {
  const kind = FORMATS[node.type];
  if (kind && !(heading && OF_LONG_TEXTS.has(node.type))) {
    const takes = heading ? FORMATTING : `paragraphs, ${LISTS_AND_WORDS}`;
    return `This text cannot contain ${kind}. It says "${printable(markdown)}" now. ${sentenceCase(part)} may contain ${takes}.`;
  }
  if (node.type === 'heading' && (node.depth === 1 || node.depth > 3))
    return `Write "## " or "### " before a heading. It says "${printable(markdown)}" now; "# " is the heading of the page, which ${heading}.`;
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return `Write the list without boxes to tick. It says "${printable(markdown)}" now.`;
  if (node.type === 'link' || node.type === 'definition') {
    const problem =
      (OTHER_ADDRESSES.test(node.url) ? undefined : linkProblem(node.url)) ??
      characterProblem(`${node.url}${node.title ?? ''}`);
    return problem && `${problem}. It says "${printable(node.url)}" now.`;
  }
  // The space between two links is a text node.
  if (node.type !== 'text' || /^\s+$/.test(node.value)) return undefined;
  const characters = characterProblem(node.value);
  if (characters) return `${characters}. It says "${printable(node.value)}" now.`;
  const [unknown] = variableProblems(node.value);
  return unknown && `${unknown}.`;
}

const lineOf = ({ position }: Node) => (position ? { line: position.start.line } : {});

/** A text in Markdown. */
interface MarkdownText {
  source: string;
  tree: Node;
  part: Part;
}

/** Front matter: lines between `---` at the top, which other programs read as settings. */
const FRONT_MATTER = /^---[ \t]*\n(?:[ \t]*\S.*\n)+?---[ \t]*(?:\n|$)/;

const tooDeep = (markdown: string) =>
  `Use fewer lists, quotations or marks inside one another. It says "${printable(markdown)}" now.`;

/** Finds unsupported formatting. @returns problems with 1-based lines */
export function markdownProblems({ source, tree, part }: MarkdownText) {
  const problems: { line?: number; message: string }[] = [];
  if (FRONT_MATTER.test(source))
    problems.push({
      line: 1,
      message: `The lines between "---" are settings, and ${part.name} has no settings; remove them.`,
    });
  const visit = (node: Node, depth: number) => {
    const { start, end } = node.position ?? {};
    const markdown = source.slice(start?.offset, end?.offset);
    const message = depth === DEEPEST ? tooDeep(markdown) : problemOf(node, markdown, part);
    if (message) problems.push({ ...lineOf(node), message });
    // Children of an unsupported node would be reported for the same reason, so they are skipped.
    else if ('children' in node) node.children.forEach((child) => visit(child, depth + 1));
  };
  visit(tree, 0);
  if (problems.length === 0 && source.trim() === '')
    problems.push({ message: 'Write at least one paragraph; this is empty.' });
  return problems;
}

/** The links of a text, each with its 1-based line. */
export function markdownLinks(tree: Node): { line?: number; address: string }[] {
  const inside = 'children' in tree ? tree.children.flatMap((child) => markdownLinks(child)) : [];
  if (tree.type !== 'link' && tree.type !== 'definition') return inside;
  return [{ ...lineOf(tree), address: tree.url }, ...inside];
}

/** The name for messages of each kind of field in Markdown. */
const MARKDOWN_TEXTS: Record<KindIn<'markdown'>, Part> & Partial<Record<Kind, Part>> = {
  markdown: { name: 'a text', heading: 'the field "heading" at the top has' },
  answer: { name: 'an answer' },
};

/** The text of a field that is Markdown; undefined for any other field. */
export function markdownIn({ value, field }: FieldValue): MarkdownText | undefined {
  const part = MARKDOWN_TEXTS[field.kind];
  if (!part || typeof value !== 'string') return undefined;
  return { source: value, tree: parseMarkdown(value), part };
}
