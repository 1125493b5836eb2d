/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCode, useEditor, useTexts, useWords } from '../app/Editor.tsx';
import { withOwnPage, type Content } from '../../src/core/content.ts';
import { fill } from '../../src/core/fill.ts';
import { ownFolder } from '../../src/core/project/file-place.ts';
import type { OwnPage } from '../../src/core/schemas/own-page.ts';
import { listedPages, type PageKind } from '../../src/core/site-pages.ts';
import { Frame } from '../../src/site/views/Frame.tsx';
import { fileKind } from '../files/content-file.ts';
import { placeOf } from '../files/model.ts';
import { formName } from '../files/mistakes.ts';
import { labelsOf } from '../form/labels.ts';
import { positionStyle } from '../preview/asset-pictures.ts';
import { pageOf, renderInputs } from '../preview/pages.ts';
import { FieldSheet } from '../sheet/FieldSheet.tsx';
import { PAGE } from '../words/page.ts';
import { ShownBy } from './MarkedText.ts';
import { Marks, unmarked, type MarkedField } from './marks.ts';
import { PageFrame } from './PageFrame.tsx';
import { EditableText, nameOfField, Typing } from './Typing.tsx';

const STYLES = ['page.css', 'typed.css'].map((name) => new URL(name, location.href).href);

/** Which view a page has: own pages are named by the paths of their files. */
const kindOf = (page: string): PageKind => (page.includes('/') ? 'own' : page);

/** The page that shows most of a file. */
const pageWith = (path: string): string => {
  const { name } = placeOf(path);
  if (name === 'own') return path;
  // No page of the site may show them all.
  return pageOf(name) === 'own' ? 'home' : pageOf(name);
};

/** A page as it was made, and the fields that its texts are from. */
interface Shown {
  inputs: Awaited<ReturnType<typeof renderInputs>>;
  fields: readonly MarkedField[];
}

/** The page as visitors see it, in which texts are typed, and the sheet of a field over it. */
export default function PageScreen() {
  const { project, place, go, pictures } = useEditor();
  const words = useWords(PAGE);
  const texts = useTexts();
  const code = useCode();
  const { path, keys, isSheet } = place;
  const page = place.page ?? (path === undefined ? 'home' : pageWith(path));
  const [marks] = useState(() => new Marks());
  const [shown, setShown] = useState<Shown>();
  /** The address at which somebody wanted to go to a text, once that has the focus. */
  const [arrived, setArrived] = useState<typeof place>();
  const latest = useRef(0);

  const content = useMemo((): Content | undefined => {
    const marked = (file: string, data: unknown) => marks.marked(file, data);
    const all = texts.content(code, '', undefined, marked);
    const own = kindOf(page) === 'own';
    return all && own ? withOwnPage(all, marked(page, texts.shown(page)) as OwnPage) : all;
  }, [texts, marks, code, page]);

  useEffect(() => {
    const turn = (latest.current += 1);
    if (!content) return;
    const fields = marks.fields();
    void renderInputs(kindOf(page), content, pictures).then((inputs) => {
      // Somebody has typed on while pictures were read.
      if (turn === latest.current) setShown({ inputs, fields });
    });
  }, [content, page, pictures, marks]);

  const typing = useMemo(() => {
    const { organisation, home } = shown?.inputs.content ?? {};
    const tokens = {
      organisation: organisation?.name ?? '',
      founder: organisation?.founder.name ?? unmarked(home?.vision.founder ?? ''),
      email: organisation?.supportEmail ?? '',
    };
    return {
      field: (mark: number) => shown?.fields[mark],
      filled: (source: string) => fill(source, tokens),
      label: (field: MarkedField) => {
        const { schema } = fileKind(placeOf(field.path));
        return `${formName(texts, field.path)} › ${labelsOf(schema, field.keys, texts.data(field.path))}`;
      },
      type: (field: MarkedField, text: string) => project.set(field.path, field.keys, text),
      open: (field: MarkedField) =>
        go({ screen: 'page', code, page, path: field.path, keys: field.keys, isSheet: true }),
    };
  }, [texts, shown, project, go, code, page]);

  const follow = useCallback(
    (address: string) => {
      const listed = shown ? listedPages(shown.inputs.content) : [];
      const [kind] = listed.find(([, one]) => one === address) ?? [];
      const own = `${ownFolder(code)}${address}.yaml`;
      if (kind !== undefined) go({ screen: 'page', code, page: kind });
      else if (project.texts.has(own)) go({ screen: 'page', code, page: own });
    },
    [project, go, code, shown],
  );

  const isWanted = path !== undefined && keys !== undefined && !isSheet && arrived !== place;
  const found = useCallback(() => setArrived(place), [place]);
  return (
    <>
      {shown && (
        <PageFrame
          language={shown.inputs.content.code}
          title={words.page}
          styles={STYLES}
          go={follow}
          wanted={isWanted ? nameOfField(path, keys.join('.')) : undefined}
          found={found}
        >
          <Typing value={typing}>
            <ShownBy value={EditableText}>
              <Frame {...shown.inputs} />
            </ShownBy>
          </Typing>
          <style>{positionStyle()}</style>
        </PageFrame>
      )}
      {isSheet && path !== undefined && <FieldSheet path={path} keys={keys ?? []} />}
    </>
  );
}
