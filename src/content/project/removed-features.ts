/**
 * What features that were taken out have left in content/: nothing reads it, and it is no mistake.
 * known.json has the names of all that features add, with all of them in place.
 */
import { z } from 'zod';
import type { BlockKind } from './block-kind.ts';
import type { AddedField } from './content-file.ts';
import known from './known.json' with { type: 'json' };

const KNOWN: Record<'files' | 'fields' | 'blocks', string[]> = known;

const NOT_READ = z.unknown().optional().meta({ format: 'hidden' });

/** A field that nothing reads. @param name as known.json has it: `donate › card.provider` */
function unreadField(name: string): AddedField {
  const [file = '', keys = ''] = name.split(' › ');
  const [key = '', ...path] = keys.split('.');
  return { file, path: [key, ...path], schema: NOT_READ };
}

/** @param added the fields of the features that there are */
export function removedFields(added: readonly AddedField[]): AddedField[] {
  const names = added.map(({ file, path }) => [file, path.join('.')].join(' › '));
  return KNOWN.fields.filter((name) => !names.includes(name)).map(unreadField);
}

/** @param kinds those of the features that there are */
export const removedBlocks = (kinds: readonly BlockKind[]): BlockKind[] =>
  KNOWN.blocks
    .filter((name) => kinds.every((kind) => kind.name !== name))
    .map((name) => ({ name, schema: z.looseObject({ block: z.literal(name) }) }));

/** Whether a file that no feature has was one's. @param inside its path in its language's folder */
export const isOfRemovedFeature = (inside: string): boolean => KNOWN.files.includes(inside);
