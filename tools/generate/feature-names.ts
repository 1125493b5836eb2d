import { FEATURES } from '#site/features.ts';
import known from '../../src/content/project/feature-names.json' with { type: 'json' };
import type { GeneratedFiles } from '../generate.ts';

/**
 * Generates feature-names.json: what stays valid in content/ when its feature is removed. It keeps
 * every name that it ever had. If you rename something, delete the old name by hand.
 */
export function generate(): GeneratedFiles {
  const files = FEATURES.flatMap(({ files = [] }) => files.map(({ path }) => path));
  const fields = FEATURES.flatMap(({ fields = [] }) =>
    fields.map(({ file, path }) => [file, path.join('.')].join(' › ')),
  );
  const blocks = FEATURES.flatMap(({ blocks = [] }) => blocks.map(({ name }) => name));
  const names = {
    files: [...new Set([...known.files, ...files])],
    fields: [...new Set([...known.fields, ...fields])],
    blocks: [...new Set([...known.blocks, ...blocks])],
  };
  return { 'src/content/project/feature-names.json': JSON.stringify(names) };
}
