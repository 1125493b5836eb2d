import { readYaml } from '../../src/core/reading/yaml/read-yaml.ts';
import { schemaAt, type JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { isData } from '../form/values.ts';
import { previewData } from './unfinished-data.ts';

/** What has the type that the schema wants; undefined for anything else. */
function fitting(data: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => fitting(item, schema.items ?? {}));
    return schema.type === 'array' ? items.filter((item) => item !== undefined) : undefined;
  }
  if (!isData(data)) return schema.properties || schema.type === 'array' ? undefined : data;
  const fields = Object.entries(data).map(([name, value]) => {
    return [name, fitting(value, schemaAt(schema, [name], data) ?? {})] as const;
  });
  return Object.fromEntries(fields);
}

/** What can be shown of a file that somebody has broken by hand, so that all others can be edited. */
export const brokenData = (text: string, schema: JsonSchema): unknown =>
  previewData(fitting(readYaml(text).toJS(), schema) ?? {}, schema, true);
