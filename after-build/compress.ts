import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesIn } from '../hosting/pages.ts';
import { FILE_TYPES, endingOf } from '../hosting/types.ts';
import { diskCache } from '../src/build-cache/disk-cache.ts';
import type { SiteStep } from './steps.ts';

/** What is worth keeping, in bytes: the editor's script takes seconds, a page hardly any time. */
const LARGE = 100_000;
const once = (as: string, bytes: Buffer, make: () => Promise<Buffer>) =>
  bytes.length < LARGE ? make() : diskCache([as, bytes], make);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a brotli and a gzip copy beside every text of the site: the smallest there are, because nobody waits for them. */
export const compress: SiteStep = async ({ dist }) => {
  const texts = filesIn(dist).filter((file) => FILE_TYPES[endingOf(file)]?.compress);
  const takeTurns = async () => {
    for (let file = texts.shift(); file !== undefined; file = texts.shift()) {
      const path = new URL(encodeURI(file), dist);
      const bytes = await readFile(path);
      await writeFile(new URL(`${path.href}.br`), await once('br', bytes, () => brotli(bytes)));
      await writeFile(
        new URL(`${path.href}.gz`),
        await once('gz', bytes, () => zip(bytes, { level: 9 })),
      );
    }
  };
  // As many at a time as Node has threads for them: each needs megabytes, and there may be hundreds of pages.
  await Promise.all(Array.from({ length: 4 }, takeTurns));
};
