import { FEATURES } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

/** Generates feature-names.json: what stays valid in content/ when its feature is removed. */
export function generate(): GeneratedFiles {
  const names = {
    files: FEATURES.flatMap(({ files = [] }) => files.map(({ path }) => path)),
    fields: FEATURES.flatMap(({ fields = [] }) =>
      fields.map(({ file, path }) => [file, path.join('.')].join(' › ')),
    ),
    blocks: FEATURES.flatMap(({ blocks = [] }) => blocks.map(({ name }) => name)),
  };
  return { 'src/content/project/feature-names.json': JSON.stringify(names) };
}
