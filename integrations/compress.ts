import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { filesIn } from '../hosting/pages.ts';
import { FILE_TYPES, endingOf } from '../hosting/types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a brotli and a gzip copy beside every text: the smallest there are, because nobody waits for them. */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const texts = filesIn(dir).filter((file) => FILE_TYPES[endingOf(file)]?.compress);
        await Promise.all(
          texts.map(async (file) => {
            const path = new URL(encodeURI(file), dir);
            const bytes = await readFile(path);
            const params = {
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            };
            await writeFile(new URL(`${path.href}.br`), await brotli(bytes, { params }));
            await writeFile(new URL(`${path.href}.gz`), await zip(bytes, { level: 9 }));
          }),
        );
      },
    },
  };
}
