import { useCallback, useMemo, useState } from 'react';
import { MORE, withBlocks, withCustomPage } from '#content/project';
import { MODEL } from '#site/features';
import type { OpenProject } from '../store/files/open-project.ts';
import { Marks } from './marks.ts';
import type { PageAssets } from './page-assets.ts';
import { setDataPaths } from './page-parts.ts';
import { editorOnlyPage, isPage, mainFileOf, pageKindOf, renderInputs, styleOf } from './pages.ts';
import { withDataPaths } from './picture-paths.ts';
import { useAsyncRender } from './use-async-render.ts';

/** The content that a page shows, with marks; undefined if the page cannot be shown. */
function markedContent(page: string, texts: OpenProject, code: string, marks: Marks) {
  if (!isPage(pageKindOf(page))) return undefined;
  // Texts of a file that cannot be parsed are shown, but cannot be edited.
  const marked = <Data>(file: string, data: Data) =>
    texts.formValues(file) === undefined ? data : marks.marked(file, data);
  const content = texts.content(code, marked);
  if (!content) return undefined;
  setDataPaths(content.organisation, MODEL.pathOf('organisation', ''));
  if (pageKindOf(page) !== 'own') {
    const file = mainFileOf(page, code);
    const { [MORE]: blocks } = marked(file, { [MORE]: texts.pageBlocks(file) });
    const whole = withBlocks(content, blocks);
    setDataPaths(whole.blocks, file, [MORE]);
    return whole;
  }
  const editorOnly = editorOnlyPage(page)?.(content);
  if (editorOnly) return withCustomPage(content, editorOnly);
  const customPage = texts.shownCustomPage(page);
  // The page may have been deleted since.
  if (!customPage) return undefined;
  const whole = withCustomPage(content, marked(page, customPage));
  // For blocks. On other pages, the texts around a tap tell which field is meant.
  setDataPaths(whole.customPage, page);
  return whole;
}

/**
 * Renders a page again after each change of its texts.
 * @returns its content, undefined if it cannot be shown; and the last rendered page, which may be
 *   of earlier texts
 */
export function useRenderedPage(page: string, texts: OpenProject, code: string) {
  const [marks] = useState(() => new Marks());
  const content = useMemo(
    () => markedContent(page, texts, code, marks),
    [page, texts, code, marks],
  );
  const render = useCallback(
    async (assets: PageAssets) => {
      if (!content) return undefined;
      const fields = marks.fields();
      const resolver = withDataPaths(assets, texts, code, page, (mark) => fields[mark]);
      const kind = pageKindOf(page);
      const inputs = await renderInputs(kind, content, resolver);
      return { content, texts, inputs, fields, style: styleOf(kind, content, assets) };
    },
    [content, page, marks, texts, code],
  );
  return { content, rendered: useAsyncRender(render) };
}

/** A rendered page, what it was rendered from, and the fields of its texts, by their marks. */
export type RenderedPage = NonNullable<ReturnType<typeof useRenderedPage>['rendered']>;
