import { useCallback } from 'react';
import { withCustomPage } from '#content/project';
import { Frame } from '#site/shared';
import type { PictureResolver } from '#site/shared/pictures';
import { positionStyle } from '../../form/pictures/asset-pictures.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { renderInputs } from '../../page/pages.ts';
import { useAsyncRender } from '../../page/use-async-render.ts';
import { pageOf, fileInfoOf } from '../../store/files/model.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** What the page that shows most of a file shows with some texts. */
function contentOf(texts: TextFiles, path: string) {
  const { name, code } = fileInfoOf(path);
  const content = texts.content(code || texts.first);
  if (!content || name !== 'own') return content;
  const page = texts.customPage(path);
  return page && withCustomPage(content, page);
}

interface ShownPageProps {
  /** The texts that the page shows, which need not be those of now. */
  texts: TextFiles;
  /** The file of which the page shows most. */
  path: string;
  title: string;
}

/** A page as visitors would see it with some texts; nothing can be typed in it. */
export function ShownPage({ texts, path, title }: ShownPageProps) {
  const make = useCallback(
    async (pictures: PictureResolver) => {
      const content = contentOf(texts, path);
      return content && renderInputs(pageOf(fileInfoOf(path).name), content, pictures);
    },
    [texts, path],
  );
  const inputs = useAsyncRender(make);
  if (!inputs) return null;
  return (
    <div className="shown">
      <PageFrame language={inputs.content.code} title={title}>
        <Frame {...inputs} />
        <style>{positionStyle()}</style>
      </PageFrame>
    </div>
  );
}
