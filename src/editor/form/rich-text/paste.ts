import { DOMParser as TextParser, type Schema, type Slice } from 'prosemirror-model';
import { readMarkdown } from './read-markdown.ts';

/**
 * The start of a list item in other programs: a bullet, also of Symbol and Wingdings (private use
 * characters), a hyphen or dash, a number, or Word's "o" and "§" before a gap.
 */
const BULLET =
  /^\s*(?:([•●▪◦‣·○■\p{Co}*–—-]|[o§](?=\t|[\s\u00a0]{2}))|\d{1,2}[.)])[\s\u00a0]+(?=\S)/u;

/** The list that the bullet of a line means, and its length with the gap after it, in characters. */
export function bulletOf(line: string) {
  const [mark, sign] = BULLET.exec(line) ?? [];
  return mark === undefined
    ? undefined
    : { list: sign === undefined ? 'ol' : 'ul', length: mark.length };
}

/** How many bullets make a list: a single line with a dash may be dialogue. */
const MIN_ITEMS = 2;

/** Whether lines contain a list that is typed with bullets or numbers. */
const hasList = (lines: readonly string[]): boolean =>
  lines.filter((line) => bulletOf(line)).length >= MIN_ITEMS;

/** `*bold*` of WhatsApp, which is `**bold**` in Markdown. */
const BOLD = /(?<![*\\\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\p{L}\p{N}])/gu;

/** Escapes WhatsApp's signs for struck and monospaced words, which pages have no style for. */
const escapeSigns = (markdown: string) => markdown.replaceAll(/[~`]/g, String.raw`\$&`);

/** Converts plain text to Markdown; returns it unchanged if it has no list and no bold words. */
export function textToMarkdown(text: string): string {
  const lines = text.split(/\r?\n/);
  const bold = text.replaceAll(BOLD, '**$1**');
  // Each line becomes a paragraph, as ProseMirror does with plain text.
  if (!hasList(lines))
    return bold === text ? text : escapeSigns(bold.split(/\s*\n\s*/).join('\n\n'));
  const texts = lines.map((line, index) => {
    const mark = bulletOf(line);
    const isAfterText =
      index > 0 && lines[index - 1]?.trim() !== '' && !bulletOf(lines[index - 1] ?? '');
    if (!mark) {
      // The page already has its first-level heading.
      const words = line.replace(/^# /, '## ');
      return bulletOf(lines[index - 1] ?? '') && line.trim() ? `\n${words}` : words;
    }
    const sign = mark.list === 'ul' ? '-' : (/\d+/.exec(line)?.[0] ?? '1') + '.';
    return `${isAfterText ? '\n' : ''}${sign} ${line.slice(mark.length)}`;
  });
  return escapeSigns(texts.join('\n').replaceAll(BOLD, '**$1**'));
}

/** Removes characters from the start of an element. */
function removeStart(element: Element, letters: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= text.length;
  }
}

/** Converts paragraphs with bullets, as Word copies them, to lists; undefined if there are none. */
function listsInHtml(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = [...body.querySelectorAll('p, div')].filter(
    (line) => !line.querySelector('p, div'),
  );
  if (!hasList(lines.map(({ textContent }) => textContent))) return undefined;
  const lists = new Set<Element>();
  for (const line of lines) {
    const mark = bulletOf(line.textContent);
    if (!mark) continue;
    removeStart(line, mark.length);
    const item = body.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    const before = line.previousElementSibling;
    const isNext = before && lists.has(before) && before.localName === mark.list;
    const list = isNext ? before : body.ownerDocument.createElement(mark.list);
    list.append(item);
    if (isNext) line.remove();
    else line.replaceWith(list);
    lists.add(list);
  }
  return body.innerHTML;
}

/** Turns line separators of other programs into line breaks, and removes stand-ins for pictures. */
export const plainLines = (copied: string): string =>
  copied.replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n').replaceAll('\ufffc', '');

/**
 * Reads the clipboard: lines that begin with bullets, hyphens or numbers become lists.
 * @param html as Word and web pages provide it; empty if there is none
 * @returns undefined if ProseMirror can paste it itself: plain text without a list, or a copy from
 *   the editor
 */
export function readPasted(schema: Schema, html: string, text: string): Slice | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return undefined;
  if (html !== '') {
    const listed = new DOMParser().parseFromString(listsInHtml(html) ?? html, 'text/html');
    return TextParser.fromSchema(schema).parseSlice(listed.body);
  }
  const markup = textToMarkdown(text);
  if (markup === text) return undefined;
  const { doc } = readMarkdown(schema, markup);
  return doc.slice(0, doc.content.size);
}
