import type { z } from 'zod';
import { jsonSchema } from '../../src/content/json-schema.ts';

/** What the form has to know of a field: the part of JSON Schema that zod writes for content, and what a field says of itself. */
export interface Shape {
  type?: string;
  title?: string;
  description?: string;
  /** `picture`: the name of a file in content/images. */
  format?: string;
  launch?: { today: string };
  const?: unknown;
  enum?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** The shape of a content file, as its schema says it is written. */
export function shapeOf(schema: z.ZodType): Shape {
  return jsonSchema(schema);
}

/** Whether a field may be left out. */
export function isOptional(parent: Shape, name: string): boolean {
  return !parent.required?.includes(name);
}

/** The field of a choice between several shapes that says which one was chosen: the one that is fixed in each. */
function choosingField(choices: readonly Shape[]): string | undefined {
  const [first] = choices;
  return Object.keys(first?.properties ?? {}).find((name) =>
    choices.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  );
}

export interface Choice {
  /** The field that says which shape was chosen. */
  by: string;
  /** The shapes, by what that field says. */
  shapes: Map<string, Shape>;
  /** Words that stand for a shape without fields, such as `none`. */
  words: Set<string>;
}

/** A choice between shapes, or undefined where a shape leaves none: `none`, or one of `to: email`, `to: endpoint`. */
export function choiceOf(shape: Shape): Choice | undefined {
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
