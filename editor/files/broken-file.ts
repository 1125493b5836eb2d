import { readYaml } from '../../src/core/reading/yaml/read-yaml.ts';
import type { JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { fitting, previewData } from './unfinished-data.ts';

/** What can be shown of a file that somebody has broken by hand, so that all others can be edited. */
export const brokenData = (text: string, schema: JsonSchema): unknown =>
  previewData(fitting(readYaml(text).toJS(), schema) ?? {}, schema, true);
