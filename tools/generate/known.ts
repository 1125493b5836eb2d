import { FEATURES } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

/** Generates known.json: names in content/ that stay valid when their feature is removed. */
export function generate(): GeneratedFiles {
  const known = {
    files: FEATURES.flatMap(({ files = [] }) => files.map(({ path }) => path)),
    fields: FEATURES.flatMap(({ fields = [] }) =>
      fields.map(({ file, path }) => [file, path.join('.')].join(' › ')),
    ),
    blocks: FEATURES.flatMap(({ blocks = [] }) => blocks.map(({ name }) => name)),
  };
  return { 'src/content/project/known.json': JSON.stringify(known) };
}
