import { DOMParser as TextParser, type Schema, type Slice } from 'prosemirror-model';
import { listsInHtml, listsInText } from './pasted-lists.ts';
import { readMarkdown } from './read-markdown.ts';

/** What is copied, with line ends of texts alone, and without signs that stand for pictures. */
export const plainLines = (copied: string): string =>
  copied.replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n').replaceAll('\ufffc', '');

/**
 * Reads what other programs copy: lines that begin with bullets, hyphens or numbers become lists.
 * @param html as Word, web pages and others give it; empty where there is none
 * @returns undefined for plain words without a list, and for what was copied from a text of the editor
 */
export function readPasted(schema: Schema, html: string, text: string): Slice | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return undefined;
  if (html !== '') {
    const listed = new DOMParser().parseFromString(listsInHtml(html) ?? html, 'text/html');
    return TextParser.fromSchema(schema).parseSlice(listed.body);
  }
  const markup = listsInText(text);
  if (markup === text) return undefined;
  const { doc } = readMarkdown(schema, markup);
  return doc.slice(0, doc.content.size);
}
