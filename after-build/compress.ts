import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressed } from '../hosting/media-types.ts';
import { listFiles } from '../src/core/project/read-project.ts';
import type { SiteStep } from '../src/site/build/feature-build.ts';

const zip = promisify(gzip);
const COPIES = {
  br: promisify(brotliCompress),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
};

/** Writes a brotli and a gzip copy of each text, at the highest levels: nobody waits for it. */
export const compress: SiteStep = async ({ dist }) => {
  const texts = listFiles(dist).filter(isCompressed);
  const takeTurns = async () => {
    for (let file = texts.shift(); file !== undefined; file = texts.shift()) {
      const path = new URL(encodeURI(file), dist);
      const bytes = await readFile(path);
      for (const [ending, make] of Object.entries(COPIES))
        await writeFile(new URL(`${path.href}.${ending}`), await make(bytes));
    }
  };
  // Four at a time, the number of Node's threads: each needs megabytes, and there may be hundreds.
  await Promise.all(Array.from({ length: 4 }, takeTurns));
};
