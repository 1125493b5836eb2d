import { fieldsOf } from '../schemas/fields-of.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { pluralForms } from '../text/plural.ts';
import type { ContentProblem } from './content-error.ts';

type PluralProblem = Pick<ContentProblem, 'path' | 'message' | 'missing'>;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listed = (words: Iterable<number | string>) => list.format([...words].map(String));

/** Reports the forms of words for a number that their language lacks here, or does not have. */
export function pluralProblems(
  shape: JsonSchema,
  data: unknown,
  language: string,
): PluralProblem[] {
  const plurals = [...fieldsOf(shape, data)].filter(({ about }) => about.format === 'plural');
  // Most files have none, and finding the forms of a language takes longer than checking a file.
  if (plurals.length === 0) return [];
  const forms = new Map<string, number[]>(pluralForms(language));
  return plurals.flatMap(({ path, value }): PluralProblem[] => {
    if (!value) return [];
    const own = Object.keys(value);
    const missing = [...forms].filter(([form]) => !own.includes(form));
    const unused = own.filter((form) => form !== 'other' && !forms.has(form));
    return [
      ...missing.map(([form, numbers]) => ({
        path: [...path, form],
        message: `This is missing; this language has a separate form for ${numbers.length > 3 ? 'numbers such as ' : ''}${listed(numbers.slice(0, 3))}.`,
        missing: true,
      })),
      ...unused.map((form) => ({
        path: [...path, form],
        message: `This language has no such form, so no page shows it. It has only ${listed(forms.keys())}.`,
      })),
    ];
  });
}
