import type { InkSource } from '../components/Signature.tsx';
import { token } from '../styles/tokens.ts';
import { inkOf, type Ink } from './scanned-signature.ts';

/** File name of the signature's ink, without extension. */
export const SIGNATURE = 'signature';

const cache = new Map<string, Promise<Ink>>();

/** The ink of the signature's scan in the accent colour, extracted once for all pages. */
export function inkFile(file: string): Promise<Ink> {
  const ink = cache.get(file) ?? inkOf(`content/images/${file}`, token('--color-accent'));
  cache.set(file, ink);
  return ink;
}

/** The address and size of that ink. */
export async function signatureInk(file: string): Promise<InkSource> {
  const { width, height } = await inkFile(file);
  return { src: `/${SIGNATURE}.webp`, width, height };
}
