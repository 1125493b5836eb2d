import { optimize, type PluginConfig } from 'svgo/browser';
import { valueAt } from '../../core/schemas/json-schema.ts';
import { ContentError } from '../../core/reading/content-error.ts';
import { Forbidden, keepAllowed, refuse } from './svg-rules.ts';

/** Removes metadata of drawing programs, and turns style into attributes, which a policy allows. */
const CLEANING: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  { name: 'removeComments', params: { preservePatterns: false } },
  'removeMetadata',
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  'removeEditorsNSData',
  refuse,
  { name: 'removeXlink', params: { includeLegacy: true } },
  'mergeStyles',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  keepAllowed,
  'cleanupIds',
];

function lineOf(text: string, source: string): number | undefined {
  const at = source.indexOf(text);
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}

/**
 * Cleans an SVG file: parsed as XML, without metadata of drawing programs, and only with the
 * elements and attributes of a static drawing.
 * @param file path from the project's root, for messages
 * @param finish further svgo plugins, applied last
 * @throws ContentError for a file that is not XML or contains a script, a handler, HTML, an
 * animation, a link, a photograph or another file
 */
export function cleanSvg(svg: string, file: string, finish: PluginConfig[] = []): string {
  const problem = (message: string, line?: number) =>
    new ContentError([{ file, path: [], message, line }]);
  try {
    return optimize(svg, { plugins: [...CLEANING, ...finish] }).data;
  } catch (error) {
    if (error instanceof Forbidden) {
      const found = error.message.trim().replace(/\s+/g, ' ').slice(0, 80);
      throw problem(
        `the drawing contains ${found}; expected only shapes, colours and words, without script, animation, link, photograph or other file. Save it again as "Plain SVG", or leave that part out.`,
        lineOf(String(error.cause), svg),
      );
    }
    const line = valueAt(error, ['line']);
    throw problem(
      'this is not a drawing that can be read (SVG); save it again as "Plain SVG".',
      typeof line === 'number' ? line : undefined,
    );
  }
}
