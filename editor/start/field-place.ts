import { schemaAt, type Path } from '../../src/core/schemas/json-schema.ts';
import type { Place } from '../app/place.ts';
import { fileKind } from '../files/content-file.ts';
import { placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { isProse } from '../page-text/marks.ts';

/** Where a field is changed: on the page if its text may stand there, otherwise in a sheet over it. */
export function fieldPlace(texts: TextFiles, path: string, keys: Path): Place {
  const file = placeOf(path);
  const schema = schemaAt(fileKind(file).schema, keys, texts.data(path));
  const isWords = file.code !== '' && !['biography', 'language'].includes(file.name);
  const isTyped = isWords && schema !== undefined && isProse(schema);
  const code = file.code || undefined;
  return { screen: 'page', code, path, keys, ...(!isTyped && { isSheet: true }) };
}
