import { type Path, schemaAt } from '#content/fields';
import { MODEL } from '#site/features';
import { isProse } from '../page/marks.ts';
import { fileHandlerFor } from '../store/files/file-handler.ts';
import { fileInfoOf } from '../store/files/model.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import type { EditorRoute } from './route.ts';

/**
 * The file of the first page of a language that has a block of a kind, a published one if there is
 * one.
 */
export function pageWithBlock(texts: TextFiles, code: string, name: string): string | undefined {
  const has = texts.project
    .pages()
    .filter(
      ({ language, blocks }) => language === code && blocks.some(({ block }) => block === name),
    );
  return (has.find(({ publish }) => publish) ?? has[0])?.file;
}

/**
 * Where a field is changed: on the page if its text may stand there, otherwise in a sheet over it.
 */
export function fieldRoute(texts: TextFiles, path: string, keys: Path): EditorRoute {
  const file = fileInfoOf(path);
  const schema = schemaAt(fileHandlerFor(file).schema, keys, texts.data(path));
  const isWords = file.code !== '' && file.name !== 'language';
  const isTyped = isWords && schema !== undefined && isProse(schema);
  const code = file.code || undefined;
  // What the block of the same name shows, such as the dates.
  const isOfBlock = MODEL.kinds.some(({ name }) => name === file.name);
  const page = isOfBlock ? pageWithBlock(texts, code ?? texts.first, file.name) : undefined;
  return { screen: 'page', code, page, path, keys, ...(!isTyped && { isSheet: true }) };
}
