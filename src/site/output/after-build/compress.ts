import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { diskCache } from '../../shared/disk-cache.ts';
import type { FinalStep } from '../feature-build.ts';
import { isCompressed } from '../hosting/media-types.ts';
import { listFiles } from '../pages.ts';

const zip = promisify(gzip);
const COPIES = {
  br: promisify(brotliCompress),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
};

/** Writes brotli and gzip copies of text files at the highest level: nobody waits for it. */
export const writeCompressedCopies: FinalStep = async ({ dist }) => {
  const texts = listFiles(dist).filter(isCompressed);
  const takeTurns = async () => {
    for (let file = texts.shift(); file !== undefined; file = texts.shift()) {
      const path = new URL(encodeURI(file), dist);
      const bytes = await readFile(path);
      for (const [ending, make] of Object.entries(COPIES)) {
        const copy = await diskCache([ending, bytes], () => make(bytes));
        await writeFile(new URL(`${path.href}.${ending}`), copy);
      }
    }
  };
  // Compresses four at a time: Node has four threads for it, and each file takes megabytes.
  await Promise.all(Array.from({ length: 4 }, takeTurns));
};
