import { readFile } from 'node:fs/promises';
import type { CustomPlugin } from 'svgo/browser';
import type { DrawingSource } from '../components/Drawing.tsx';
import { cleanSvg } from './clean-svg.ts';
import { drawingSource, idPrefix } from './drawing-source.ts';

/** Moves the attributes of the root into `taken`, so that only the content is written. */
function takeRoot(taken: Record<string, string>): CustomPlugin {
  return {
    name: 'takeRoot',
    fn: () => ({
      element: {
        exit: (node, parent) => {
          if (parent.type !== 'root') return;
          Object.assign(taken, node.attributes);
          node.attributes = {};
        },
      },
    }),
  };
}

/** Splits an SVG file to inline it. @throws ContentError as {@link cleanSvg}, without viewBox */
export function parseDrawing(svg: string, file: string): DrawingSource {
  const root: Record<string, string> = {};
  const markup = cleanSvg(svg, file, [
    { name: 'prefixIds', params: { prefix: idPrefix(file), delim: '-' } },
    takeRoot(root),
  ]);
  return drawingSource(root, markup.replace(/^<svg>|<\/svg>$|^<svg\/>$/g, ''), file);
}

/** Reads a drawing of content/images. @throws ContentError see {@link parseDrawing} */
export async function readDrawing(name: string): Promise<DrawingSource> {
  const file = `content/images/${name}`;
  return parseDrawing(await readFile(file, 'utf8'), file);
}
