import { optimize, type PluginConfig } from 'svgo/browser';
import { drawingError, keepAllowed, refuse } from './svg-rules.ts';

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

/**
 * Cleans an SVG file: parsed as XML, without metadata of drawing programs, and only with the
 * elements and attributes of a static drawing.
 * @param file path from the project's root, for messages
 * @param finish further svgo plugins, applied last
 * @throws ContentError for a file that is not XML or contains a script, a handler, HTML, an
 * animation, a link, a photograph or another file
 */
export function cleanSvg(svg: string, file: string, finish: PluginConfig[] = []): string {
  try {
    return optimize(svg, { plugins: [...CLEANING, ...finish] }).data;
  } catch (error) {
    throw drawingError(error, svg, file);
  }
}
