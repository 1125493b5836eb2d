import { FEATURES } from '../../src/features.ts';
import type { Files } from '../generate.ts';

/**
 * Makes src/core/known.json: what features add to content/. Without a feature, its files, fields and
 * blocks are still there, and no mistakes.
 */
export function generate(): Files {
  const known = {
    files: FEATURES.flatMap(({ files = [] }) => files.map(({ path }) => path)),
    fields: FEATURES.flatMap(({ fields = [] }) =>
      fields.map(({ file, path }) => [file, path.join('.')].join(' › ')),
    ),
    blocks: FEATURES.flatMap(({ blocks = [] }) => blocks.map(({ name }) => name)),
  };
  return { 'src/core/known.json': JSON.stringify(known) };
}
