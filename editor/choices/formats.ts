/**
 * Formats of fields (see `GlobalMeta` in src/content/schemas/field-meta.ts) that have an input of
 * their own in the form, under the name of the format.
 */
export const OWN_INPUTS = [
  'page',
  'when',
  'repeats',
  'zone',
  'topic',
  'country',
  'currency',
  'original',
] as const;
