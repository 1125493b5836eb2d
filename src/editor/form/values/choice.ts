import { type JsonSchema, valueAt } from '#content/fields';

/** Whether a field may be left out. */
export function mayLack(parent: JsonSchema, name: string): boolean {
  const isFact = parent.properties?.[name]?.fact === 'required';
  return !isFact && !parent.required?.includes(name);
}

/** The schemas among which a field lets one choose. */
export interface Choice {
  /** The field that names the chosen schema: it is fixed in each. */
  by: string;
  /** The schemas, by the value of that field; one that is a word, such as `none`, has no fields. */
  schemas: Map<string, JsonSchema>;
}

/**
 * A choice between schemas, or undefined where a schema leaves none: `none`, or one of `to: email`,
 * `to: endpoint`.
 */
export function choiceOf({ anyOf, oneOf = [] }: JsonSchema): Choice | undefined {
  const options = (anyOf ?? oneOf).flatMap((option) => option.anyOf ?? option.oneOf ?? [option]);
  const objects = options.flatMap(({ properties }) => (properties ? [properties] : []));
  const by = Object.keys(objects[0] ?? {}).find((name) =>
    objects.every((properties) => typeof properties[name]?.const === 'string'),
  );
  if (!by) return undefined;
  const schemas = options.flatMap((option): [string, JsonSchema][] => {
    const word = option.const ?? option.properties?.[by]?.const;
    return typeof word === 'string' ? [[word, option]] : [];
  });
  return { by, schemas: new Map(schemas) };
}

/** The word by which a value names its schema, and that schema where there is one. */
export function chosenIn({ by, schemas }: Choice, value: unknown) {
  const chosen = typeof value === 'string' ? value : valueAt(value, [by]);
  const word = typeof chosen === 'string' ? chosen : '';
  return { word, schema: schemas.get(word) };
}
