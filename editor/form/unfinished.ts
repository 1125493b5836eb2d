import type { Field } from '@sveltia/cms';

/** What a field may hold within. */
interface Inside {
  widget?: string;
  fields?: Field[];
  types?: { fields?: Field[] }[];
  min?: number;
}

/**
 * A form in which every text may be left out: of a language that nobody sees yet. That a published one is whole, its file
 * tells when it is saved.
 */
export function unfinished(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const rest = { ...field } as Field & Inside;
    delete rest.min;
    const { widget, fields: inner, types } = rest;
    return {
      ...rest,
      // A group that may be left out would have to be opened first.
      ...(widget === 'object' ? {} : { required: false }),
      ...(inner ? { fields: unfinished(inner) } : {}),
      ...(types
        ? { types: types.map((type) => ({ ...type, fields: unfinished(type.fields ?? []) })) }
        : {}),
    } as Field;
  });
}
