import { useCallback } from 'react';
import { withCustomPage } from '#content/project';
import { MODEL } from '#site/features';
import { Frame } from '#site/shared';
import type { PageAssets } from '../../page/page-assets.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { renderInputs, styleOf } from '../../page/pages.ts';
import { useAsyncRender } from '../../page/use-async-render.ts';
import type { OpenProject } from '../../store/files/open-project.ts';

/** The content of the page that shows most of a file. */
function contentOf(texts: OpenProject, path: string) {
  const { kind, code } = MODEL.fileInfoOf(path);
  const content = texts.content(code || texts.first);
  if (!content || kind !== 'custom page') return content;
  const page = texts.shownCustomPage(path);
  return page && withCustomPage(content, page);
}

interface ShownPageProps {
  /** The texts to show, which may be an earlier version. */
  texts: OpenProject;
  /** The file whose page is shown. */
  path: string;
  title: string;
}

/** A preview of a page, which cannot be edited. */
export function ShownPage({ texts, path, title }: ShownPageProps) {
  const render = useCallback(
    async (assets: PageAssets) => {
      const content = contentOf(texts, path);
      if (!content) return undefined;
      const page = MODEL.pageOf(MODEL.fileInfoOf(path));
      const inputs = await renderInputs(page, content, assets);
      return { inputs, style: styleOf(page, content, assets) };
    },
    [texts, path],
  );
  const shown = useAsyncRender(render);
  if (!shown) return null;
  const { inputs, style } = shown;
  return (
    <div className="shown">
      <PageFrame language={inputs.content.code} title={title}>
        <Frame {...inputs} />
        <style>{style}</style>
      </PageFrame>
    </div>
  );
}
