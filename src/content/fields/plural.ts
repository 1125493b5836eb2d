import { group, text } from './fields.ts';

/** A phrase in the plural forms of its language, see reading/plural-problems.ts. */
export function plural(description: string, max: number) {
  const names = ['{number}'];
  const form = (when: string) => text({ description: `${when}, with {number}.`, names }, max);
  return group(description, {
    zero: form('For none, as in Arabic').optional(),
    one: form('For one').optional(),
    two: form('For two, as in Arabic').optional(),
    few: form('For a few: 3 to 10 in Arabic').optional(),
    many: form('For many: 11 to 99 in Arabic').optional(),
    other: form('For every other number'),
  }).meta({ format: 'plural' });
}
