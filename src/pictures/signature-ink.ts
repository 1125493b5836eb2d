import type { InkSource } from '../components/Signature.tsx';
import { token } from '../styles/tokens.ts';
import { inkOf, type Ink } from './ink.ts';

/** Name of the file that holds the signature's ink, without its ending. */
export const SIGNATURE = 'signature';

const drawn = new Map<string, Promise<Ink>>();

/** The ink of the signature's scan, in the site's accent colour; worked out once for all pages. */
export function inkFile(file: string): Promise<Ink> {
  const ink = drawn.get(file) ?? inkOf(`content/images/${file}`, token('--color-accent'));
  drawn.set(file, ink);
  return ink;
}

/** Where a page finds that ink, and how large it is. */
export async function signatureInk(file: string): Promise<InkSource> {
  const { width, height } = await inkFile(file);
  return { src: `/${SIGNATURE}.webp`, width, height };
}
