import { readFile } from 'node:fs/promises';
import type { DrawingSource } from '../components/Drawing.tsx';
import { ContentError } from '../content/reading/content-error.ts';
import { parseDrawing } from './drawings.ts';

/** A drawing from content/images, ready to stand in the page. @throws ContentError for what {@link parseDrawing} refuses, or where it is missing */
export async function drawing(name: string): Promise<DrawingSource> {
  const file = `content/images/${name}`;
  const svg = await readFile(file, 'utf8').catch(() => {
    const message = 'this drawing is missing; put an SVG file there under this name.';
    throw new ContentError([{ file, field: '', message }]);
  });
  return parseDrawing(svg, file);
}
