import { readFile } from 'node:fs/promises';
import type { DrawingSource } from '../components/Drawing.tsx';
import { ContentError } from '../content/reading/content-error.ts';
import { parseDrawing } from './drawings.ts';

/**
 * Reads a drawing from content/images to inline it.
 * @throws ContentError if it is missing, or for what {@link parseDrawing} refuses
 */
export async function drawing(name: string): Promise<DrawingSource> {
  const file = `content/images/${name}`;
  const svg = await readFile(file, 'utf8').catch(() => {
    const message = 'this drawing is missing; put an SVG file there under this name.';
    throw new ContentError([{ file, field: '', message }]);
  });
  return parseDrawing(svg, file);
}
