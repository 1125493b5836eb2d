import type { JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { labelsOf } from '../form/labels.ts';
import type { Conflict } from './merge-data.ts';

/** The first words of a value, by which somebody recognises it. */
function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object' || value === null) return `“${String(value)}”`;
  const inside = Object.entries(value).filter(([name]) => name !== 'block' && name !== 'id');
  return wordsOf(inside[0]?.[1] ?? '');
}

function sentenceOf({ ours, theirs }: Conflict): string {
  if (theirs === undefined) return 'they removed it.';
  if (ours === undefined) return `they changed ${wordsOf(theirs)}, which you removed.`;
  if (Array.isArray(theirs)) return 'they changed the order.';
  return `they wrote ${wordsOf(theirs)}.`;
}

/** Says what somebody else has changed in the same fields, by the form's labels. */
export function conflictSentences(
  conflicts: readonly Conflict[],
  schema: JsonSchema,
  data: unknown,
): string[] {
  return [
    'Somebody else has changed the same fields since you opened this form:',
    ...conflicts.map((one) => `${labelsOf(schema, one.path, data)}: ${sentenceOf(one)}`),
    'Save again to keep yours.',
  ];
}
