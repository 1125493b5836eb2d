/**
 * The entries of removed features in content/. Nothing reads them, and they must not count as
 * mistakes. feature-names.json lists the files, fields and blocks of every shipped feature.
 */
import { z } from 'zod';
import type { BlockRules } from '../fields/block.ts';
import type { AddedField } from '../files/content-file.ts';
import names from './feature-names.json' with { type: 'json' };

const NAMES: Record<'files' | 'fields' | 'blocks', string[]> = names;

const REMOVED = z.unknown().optional().meta({ kind: 'hidden' });

/** A field of a removed feature. @param name as in feature-names.json: `donate › card.provider` */
function removedField(name: string): AddedField {
  const [file = '', keys = ''] = name.split(' › ');
  const [key = '', ...path] = keys.split('.');
  return { file, path: [key, ...path], schema: REMOVED };
}

/** Fields in feature-names.json that no present feature adds. @param added the present fields */
export function removedFields(added: readonly AddedField[]): AddedField[] {
  const present = added.map(({ file, path }) => [file, path.join('.')].join(' › '));
  return NAMES.fields.filter((name) => !present.includes(name)).map(removedField);
}

/** Blocks in feature-names.json that no present feature adds. @param kinds the present blocks */
export const removedBlocks = (kinds: readonly BlockRules[]): BlockRules[] =>
  NAMES.blocks
    .filter((name) => kinds.every((kind) => kind.name !== name))
    .map((name) => ({ name, schema: z.looseObject({ block: z.literal(name) }) }));

/** Whether a file belonged to a removed feature. @param inside its path in its language's folder */
export const isOfRemovedFeature = (inside: string): boolean => NAMES.files.includes(inside);
