/** @jsxImportSource react */
import { useEffect, useState } from 'react';
import { useEditor, useTexts, useWords } from '../app/Editor.tsx';
import { withOwnPage } from '../../src/core/content.ts';
import type { OwnPage } from '../../src/core/schemas/own-page.ts';
import { Frame } from '../../src/site/views/Frame.tsx';
import { placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { PageFrame } from '../page-text/PageFrame.tsx';
import { positionStyle } from '../preview/asset-pictures.ts';
import { pageOf, renderInputs } from '../preview/pages.ts';
import { PUBLISH } from '../words/publish.ts';

const STYLES = [new URL('page.css', location.href).href];
const nowhere = () => undefined;

/** What a page shows with texts. @param path of a file that it shows most of */
function contentOf(texts: TextFiles, path: string) {
  const { name, code } = placeOf(path);
  const content = texts.content(code || texts.first);
  if (!content || name !== 'own') return content;
  const own = texts.shown(path) as OwnPage | undefined;
  return own && withOwnPage(content, own);
}

/** The page of a file as it is published, or with the changes of this device. */
export default function BeforeAfter({ path }: { path: string }) {
  const { project, pictures } = useEditor();
  const words = useWords(PUBLISH);
  const texts = useTexts();
  const { published } = project;
  const [isAfter, setAfter] = useState(true);
  const [inputs, setInputs] = useState<Awaited<ReturnType<typeof renderInputs>>>();
  useEffect(() => {
    let isCurrent = true;
    const content = contentOf(isAfter ? texts : published, path);
    const page = pageOf(placeOf(path).name);
    void (content ? renderInputs(page, content, pictures) : Promise.resolve(undefined)).then(
      (made) => {
        if (isCurrent) setInputs(made);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAfter, texts, published, path, pictures]);
  const option = (value: boolean, name: string) => (
    <label className="option">
      <input
        type="radio"
        name={path}
        checked={isAfter === value}
        onChange={() => setAfter(value)}
      />
      {name}
    </label>
  );
  return (
    <>
      <fieldset>
        <legend>{words.look}</legend>
        {option(false, words.before)}
        {option(true, words.after)}
      </fieldset>
      {inputs && (
        <div className="compared">
          <PageFrame
            language={inputs.content.code}
            title={isAfter ? words.after : words.before}
            styles={STYLES}
            go={nowhere}
            wanted={undefined}
            found={nowhere}
          >
            <Frame {...inputs} />
            <style>{positionStyle()}</style>
          </PageFrame>
        </div>
      )}
    </>
  );
}
