import type { KnownField } from '../fields/fields-of.ts';
import { pluralForms } from '../text/plural.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listed = (words: Iterable<number | string>) => list.format([...words].map(String));

/** Reports plural forms that are missing in a language, and those it does not have. */
export function pluralProblems({ path, value, fieldSchema }: KnownField, language: string) {
  if (fieldSchema.format !== 'plural' || !value) return [];
  const forms = new Map<string, readonly number[]>(pluralForms(language));
  const givenForms = Object.keys(value);
  const missing = [...forms].filter(([form]) => !givenForms.includes(form));
  const unused = givenForms.filter((form) => form !== 'other' && !forms.has(form));
  return [
    ...missing.map(([form, numbers]) => ({
      path: [...path, form],
      message: `This is missing; this language has a separate form for ${numbers.length > 3 ? 'numbers such as ' : ''}${listed(numbers.slice(0, 3))}.`,
      missing: true,
    })),
    ...unused.map((form) => ({
      path: [...path, form],
      message: `This language does not use this form, so no page shows it. Its forms are ${listed(forms.keys())}.`,
    })),
  ];
}
