import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesIn } from '../hosting/pages.ts';
import { FILE_TYPES, endingOf } from '../hosting/types.ts';
import type { SiteStep } from './steps.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a brotli and a gzip copy beside every text of a folder: the smallest there are, because nobody waits for them. */
export async function compressFiles(dist: URL): Promise<void> {
  const texts = filesIn(dist).filter((file) => FILE_TYPES[endingOf(file)]?.compress);
  const takeTurns = async () => {
    for (let file = texts.shift(); file !== undefined; file = texts.shift()) {
      const path = new URL(encodeURI(file), dist);
      const bytes = await readFile(path);
      await writeFile(new URL(`${path.href}.br`), await brotli(bytes));
      await writeFile(new URL(`${path.href}.gz`), await zip(bytes, { level: 9 }));
    }
  };
  // As many at a time as Node has threads for them: each needs megabytes, and there may be hundreds of pages.
  await Promise.all(Array.from({ length: 4 }, takeTurns));
}

/** Does so for the site. */
export const compress: SiteStep = ({ dist }) => compressFiles(dist);
