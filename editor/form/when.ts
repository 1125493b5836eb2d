import { readWhen } from '../../src/content/schemas/dates/when.ts';

/**
 * A day and a time, a day or a month is one text in its file. The form has a picker for each: which
 * of them is chosen by `as`, and `at` is the text.
 */
const PICKERS = {
  time: {
    label: 'Day and time',
    picker: { widget: 'datetime', type: 'datetime-local', format: 'YYYY-MM-DD HH:mm' },
  },
  day: { label: 'Day', picker: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } },
  month: {
    label: 'Month',
    picker: { widget: 'string', pattern: [/^\d{4}-\d{2}$/, 'Expected a month, such as 2027-04.'] },
  },
} as const;

/** The inputs of such a field. */
export const WHEN = {
  widget: 'object',
  typeKey: 'as',
  types: Object.entries(PICKERS).map(([name, { label, picker }]) => ({
    name,
    label,
    widget: 'object',
    fields: [{ name: 'at', label, ...picker }],
  })),
};

/** The text of a file as the form holds it. */
export const pickedFrom = (text: string) => ({ as: readWhen(text)?.unit ?? 'time', at: text });

/** What the form holds as the text of a file. */
export function textOf(picked: unknown): unknown {
  if (typeof picked !== 'object' || picked === null) return picked;
  return (picked as { at?: unknown }).at;
}
