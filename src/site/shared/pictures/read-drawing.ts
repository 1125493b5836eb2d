import { readFile } from 'node:fs/promises';
import type { DrawingSource } from '../components/Drawing.tsx';
import { parseDrawing } from './parse-drawing.ts';

/** Reads a drawing of content/images. @throws ContentError see {@link parseDrawing} */
export async function readDrawing(name: string): Promise<DrawingSource> {
  const file = `content/images/${name}`;
  return parseDrawing(await readFile(file, 'utf8'), file);
}
