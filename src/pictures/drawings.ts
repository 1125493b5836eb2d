import { readFile } from 'node:fs/promises';
import { ContentError } from '../content/content-error.ts';

import type { DrawingSource } from '../components/Drawing.tsx';

const ALLOWED_ATTRIBUTES: Record<string, string> = {
  fill: 'fill',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
};

/** What a drawing inside the page must not hold: it would run, load or style something outside itself. */
const FORBIDDEN =
  /<(script|style|foreignObject|image|animate|set|a)\b|\son\w+=|(?:href|src)="(?!#)|style=|url\((?!#)/i;

/**
 * Takes an SVG file apart so that it can stand inside the page.
 * @throws ContentError if it is no drawing, has no viewBox, or holds scripts, styles or links to other files
 */
export function parseDrawing(svg: string, file: string): DrawingSource {
  const problem = (message: string) => new ContentError([{ file, field: '', message }]);
  const match = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg);
  if (!match) throw problem('expected a drawing in SVG format.');
  const [, head = '', body = ''] = match;
  if (FORBIDDEN.test(body)) {
    throw problem(
      'the drawing holds a script, a style, a photograph or a link; save it as a plain SVG ("presentation attributes").',
    );
  }
  const attributes: Record<string, string> = {};
  let viewBox: string | undefined;
  for (const [, name = '', value = ''] of head.matchAll(/([\w-]+)="([^"]*)"/g)) {
    if (name === 'viewBox') viewBox = value;
    const property = ALLOWED_ATTRIBUTES[name];
    if (property) attributes[property] = value;
  }
  if (!viewBox) throw problem('the drawing has no viewBox; save it again with one.');
  return { viewBox, attributes, body: body.trim() };
}

/** A drawing from content/images, ready to stand in the page. @throws ContentError see {@link parseDrawing} */
export async function drawing(name: string): Promise<DrawingSource> {
  const file = `content/images/${name}`;
  return parseDrawing(await readFile(file, 'utf8'), file);
}
