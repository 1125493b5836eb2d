import { z } from 'zod';
import './field-meta.ts';

/** The subset of JSON Schema that content files use. */
export interface JsonSchema extends z.GlobalMeta {
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  type?: string;
  const?: unknown;
  enum?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The JSON Schema of a content file, for code editors; forms and checks take its `Field`. */
export const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
