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
  await Promise.all(
    texts.map(async (file) => {
      const path = new URL(encodeURI(file), dist);
      const bytes = await readFile(path);
      await writeFile(new URL(`${path.href}.br`), await brotli(bytes));
      await writeFile(new URL(`${path.href}.gz`), await zip(bytes, { level: 9 }));
    }),
  );
}

/** Does so for the site. */
export const compress: SiteStep = ({ dist }) => compressFiles(dist);
