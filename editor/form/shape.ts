import type { JsonSchema } from '../../src/content/schemas/json-schema.ts';

/** Whether a field may be left out. */
export function isOptional(parent: JsonSchema, name: string): boolean {
  const isFact = parent.properties?.[name]?.fact === 'required';
  return !isFact && !parent.required?.includes(name);
}

/** The shape of a file in a further language: without the facts, which stand in the first one's. */
export function withoutFacts(shape: JsonSchema): JsonSchema {
  const { items, properties } = shape;
  const own = Object.entries(properties ?? {}).filter(([, { fact }]) => fact === undefined);
  return {
    ...shape,
    ...(items && { items: withoutFacts(items) }),
    ...(properties && {
      properties: Object.fromEntries(own.map(([name, field]) => [name, withoutFacts(field)])),
    }),
  };
}

/**
 * The field of a choice between several shapes that says which one was chosen: the one that is
 * fixed in each.
 */
function choosingField(choices: readonly JsonSchema[]): string | undefined {
  const [first] = choices;
  return Object.keys(first?.properties ?? {}).find((name) =>
    choices.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  );
}

export interface Choice {
  /** The field that says which shape was chosen. */
  by: string;
  /** The shapes, by what that field says. */
  shapes: Map<string, JsonSchema>;
  /** Words that stand for a shape without fields, such as `none`. */
  words: Set<string>;
}

/**
 * A choice between shapes, or undefined where a shape leaves none: `none`, or one of `to: email`,
 * `to: endpoint`.
 */
export function choiceOf(shape: JsonSchema): Choice | undefined {
  const options = (shape.anyOf ?? shape.oneOf ?? []).flatMap(
    (option) => option.anyOf ?? option.oneOf ?? [option],
  );
  const objects = options.filter(({ properties }) => properties);
  const words = options.filter((option) => typeof option.const === 'string');
  const by = choosingField(objects);
  if (!by) return undefined;
  return {
    by,
    shapes: new Map([
      ...words.map((word) => [String(word.const), word] as const),
      ...objects.map((object) => [String(object.properties?.[by]?.const), object] as const),
    ]),
    words: new Set(words.map((word) => String(word.const))),
  };
}
