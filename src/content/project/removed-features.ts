/**
 * What removed features have left in content/. Nothing reads it, and it must not count as a
 * mistake. known.json lists every name that the shipped features add.
 */
import { z } from 'zod';
import type { AddedField } from '../files/content-file.ts';
import type { BlockKind } from './block-kind.ts';
import known from './known.json' with { type: 'json' };

const KNOWN: Record<'files' | 'fields' | 'blocks', string[]> = known;

const REMOVED = z.unknown().optional().meta({ format: 'hidden' });

/** A field of a removed feature. @param name as in known.json: `donate › card.provider` */
function removedField(name: string): AddedField {
  const [file = '', keys = ''] = name.split(' › ');
  const [key = '', ...path] = keys.split('.');
  return { file, path: [key, ...path], schema: REMOVED };
}

/** Fields in known.json that no present feature adds. @param added the present fields */
export function removedFieldsBeside(added: readonly AddedField[]): AddedField[] {
  const names = added.map(({ file, path }) => [file, path.join('.')].join(' › '));
  return KNOWN.fields.filter((name) => !names.includes(name)).map(removedField);
}

/** Blocks in known.json that no present feature adds. @param kinds the present blocks */
export const removedBlocks = (kinds: readonly BlockKind[]): BlockKind[] =>
  KNOWN.blocks
    .filter((name) => kinds.every((kind) => kind.name !== name))
    .map((name) => ({ name, schema: z.looseObject({ block: z.literal(name) }) }));

/** Whether a file belonged to a removed feature. @param inside its path in its language's folder */
export const isOfRemovedFeature = (inside: string): boolean => KNOWN.files.includes(inside);
