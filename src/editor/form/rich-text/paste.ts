import { DOMParser as TextParser, type Schema, type Slice } from 'prosemirror-model';
import { parseMarkdown } from '#content/reading';
import { listsInHtml, listsInText } from './pasted-lists.ts';
import { readMarkdown } from './read-markdown.ts';

/** What is copied, with line ends of texts alone, and without signs that stand for pictures. */
export const plainLines = (copied: string): string =>
  copied.replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n').replaceAll('\ufffc', '');

/** What is pasted into a text. */
export type Pasted =
  | { kind: 'table' }
  /** Plain words without a list, and what was copied from a text of the editor. */
  | { kind: 'plain' }
  | { kind: 'text'; slice: Slice };

/**
 * Reads what other programs copy: lines that begin with bullets, hyphens or numbers become lists.
 * @param html as Word, web pages and others give it; empty where there is none
 */
export function readPasted(schema: Schema, html: string, text: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isTable = ({ type }: { type: string }) => type === 'table';
  if (body.querySelector('table') || parseMarkdown(text).children.some(isTable))
    return { kind: 'table' };
  if (body.querySelector('[data-pm-slice]')) return { kind: 'plain' };
  if (html !== '') {
    const listed = new DOMParser().parseFromString(listsInHtml(html) ?? html, 'text/html');
    return { kind: 'text', slice: TextParser.fromSchema(schema).parseSlice(listed.body) };
  }
  const markup = listsInText(text);
  if (markup === text) return { kind: 'plain' };
  const { doc } = readMarkdown(schema, markup);
  return { kind: 'text', slice: doc.slice(0, doc.content.size) };
}
