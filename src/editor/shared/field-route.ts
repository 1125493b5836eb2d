import { isProse, type Path } from '#content/fields';
import { MODEL } from '#site/features';
import type { OpenProject } from '../store/files/open-project.ts';
import type { EditorRoute } from './route.ts';

/** Finds the first custom page of a language with a kind of block, preferably a published one. */
export function pageWithBlock(texts: OpenProject, code: string, name: string): string | undefined {
  const has = texts
    .customPages()
    .filter(
      ({ language, blocks }) => language === code && blocks.some(({ block }) => block === name),
    );
  return (has.find(({ publish }) => publish) ?? has[0])?.file;
}

/** The route to edit a field: in place if it is prose, otherwise in a sheet. */
export function fieldRoute(texts: OpenProject, path: string, keys: Path): EditorRoute {
  const file = MODEL.fileInfoOf(path);
  const field = texts.field(path, keys);
  const isTranslated = file.code !== '' && file.name !== 'language';
  const isTyped = isTranslated && field !== undefined && isProse(field);
  const code = file.code || undefined;
  // Dates, for example, are shown by the block of the same name.
  const isOfBlock = MODEL.kinds.some(({ name }) => name === file.name);
  const page = isOfBlock ? pageWithBlock(texts, code ?? texts.first, file.name) : undefined;
  return { screen: 'page', code, page, path, keys, ...(!isTyped && { isSheet: true }) };
}
