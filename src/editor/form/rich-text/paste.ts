import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import type { Mark, Node, ParseOptions, ParseRule, Schema } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';

/** The sign before an item in other programs: a bullet, one of Symbol and Wingdings, or a hyphen. */
const BULLET = /^\s*([•●▪◦‣·○■\p{Co}*-]|[o§](?=\t|[\s\u00a0]{2}))[\s\u00a0]+(?=\S)/u;

const RULES: readonly ParseRule[] = [
  // What was deleted, struck out or hidden.
  { tag: 'del, s, strike, [hidden]', ignore: true },
  { style: 'display=none', ignore: true },
  { style: 'text-decoration=line-through', ignore: true },
  // ProseMirror does not start a new line for these.
  { tag: ':is(tr, dt, caption, summary):not(:has(p, div, ul, ol))', node: 'paragraph' },
];

const RAISED = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' };

/** Raised or lowered text in Unicode, so that 10⁶ is not 106. What has no such sign stays apart. */
function raised(text: string, signs: string): string {
  if (/^[\d+-]+$/.test(text))
    return text.replaceAll(/./g, (sign) => signs.charAt('0123456789+-'.indexOf(sign)));
  // 1st and 2nd change no number.
  return /^\p{L}{2}$/u.test(text) ? text : ` ${text}`;
}

/** Reads HTML of other programs. */
class PasteParser extends DOMParser {
  override parseSlice(pasted: HTMLElement, options: ParseOptions): Slice {
    // A copy from the editor.
    if (options.preserveWhitespace) return super.parseSlice(pasted, options);
    for (const [tag, signs] of Object.entries(RAISED))
      for (const element of pasted.querySelectorAll(`${tag}, [style*="vertical-align:${tag}"]`))
        element.replaceWith(raised(element.textContent.trim(), signs));
    for (const cell of pasted.querySelectorAll('td, th')) cell.before(' ');
    return withLists(this.schema, this.parse(pasted, options).children);
  }
}

/** `*bold*` and `_italic_` of WhatsApp, not within a word or an address. */
const MARKED = /(?<=^|[\s"'“‘(*_])([*_])(?!\1|\s)(.*?\S)\1(?=$|[\s"'”’).,;:!?…*_])/u;

function textNodes(schema: Schema, text: string, marks: readonly Mark[]): Node[] {
  // Plain words, a sign and what it marks, plain words, and so on.
  return text.split(MARKED).flatMap((part, index, parts) => {
    if (part === '' || index % 3 === 1) return [];
    if (index % 3 === 0) return schema.text(part, marks);
    const mark = schema.mark(parts[index - 1] === '*' ? 'strong' : 'em');
    return textNodes(schema, part, mark.addToSet(marks));
  });
}

/** The lines of a block that breaks before bullets, each as a block. */
function linesOf(block: Node): readonly Node[] {
  const isBreak = ({ type }: Node, at: number) =>
    type.name === 'hard_break' && BULLET.test(block.maybeChild(at + 1)?.text ?? '');
  const end = block.children.findIndex(isBreak);
  if (end < 0) return [block];
  const lines = [block.children.slice(0, end), block.children.slice(end + 1)];
  return lines.flatMap((line) => linesOf(block.copy(Fragment.from(line))));
}

/** Makes a list of neighbouring lines with the same bullet. A single one may be dialogue. */
function withLists(schema: Schema, blocks: readonly Node[]): Slice {
  const lines = blocks.flatMap(linesOf);
  const bullets = lines.map(({ type, textContent }) =>
    type.name === 'paragraph' ? BULLET.exec(textContent) : null,
  );
  const isSame = (index: number) => bullets[index]?.[1] === bullets[index - 1]?.[1];
  const items: Node[] = [];
  const listed = lines.flatMap((line, index) => {
    const [start] = bullets[index] ?? [];
    if (start === undefined || !(isSame(index) || isSame(index + 1))) return line;
    items.push(schema.node('list_item', null, line.cut(start.length)));
    return isSame(index + 1) ? [] : schema.node('bullet_list', null, items.splice(0));
  });
  return Slice.maxOpen(Fragment.from(listed));
}

/** Turns line separators of other programs into line breaks, and removes stand-ins for pictures. */
const plainLines = (copied: string): string =>
  copied.replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n').replaceAll('\ufffc', '');

/** How a text reads the clipboard. */
export const pasteProps = (schema: Schema): EditorProps => ({
  transformPastedText: plainLines,
  transformPastedHTML: plainLines,
  clipboardParser: new PasteParser(schema, [...RULES, ...DOMParser.fromSchema(schema).rules]),
  clipboardTextParser: (text, caret) => {
    const lines = text.split(/(?:\r\n?|\n)+/).filter(Boolean);
    const paragraphs = lines.map((line) =>
      schema.node('paragraph', null, textNodes(schema, line, caret.marks())),
    );
    return withLists(schema, paragraphs);
  },
});
