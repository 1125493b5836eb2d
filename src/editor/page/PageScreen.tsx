import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Content, customPagesFolder, type PageKind, withCustomPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { Frame } from '#site/shared';
import type { PictureResolver } from '#site/shared/pictures';
import { useCode, useEditor, useDeferredTexts } from '../app/Editor.tsx';
import { lazyScreen } from '../app/lazy-screen.ts';
import { routeAddress } from '../app/route.ts';
import { Heading, Opening, Screen, RouteLink } from '../app/Screen.tsx';
import { takeBack } from '../app/take-back.ts';
import { replaceAddress } from '../app/visits.ts';
import { fieldIn } from '../form/labels.ts';
import { positionStyle } from '../form/pictures/asset-pictures.ts';
import { usePublishing } from '../publish/usePublishing.ts';
import { fieldRef, formName, type ValidationError } from '../store/files/mistakes.ts';
import { pageOf, pathOf, fileInfoOf } from '../store/files/model.ts';
import { WORDS } from '../words/words.ts';
import { ChosenMistake } from './ChosenMistake.tsx';
import { withPlaces } from './find-pictures.ts';
import { ItemBar } from './ItemBar.tsx';
import { Marks, unmarked, type MarkedField } from './marks.ts';
import { PartWrapper, setDataPaths, TextWrapper, type DataPath } from './page-parts.ts';
import { PageFrame } from './PageFrame.tsx';
import { isPage, renderInputs } from './pages.ts';
import { meantBy, TappedPart } from './taps.tsx';
import { EditableText, nameOfField, Typing } from './Typing.tsx';
import { useAsyncRender } from './use-async-render.ts';

const words = WORDS.page;

const FieldSheet = lazyScreen(() => import('../form/FieldSheet.tsx'));
const Outdated = lazyScreen(() => import('../screens/translate/Outdated.tsx'));

/** Makes a page that only the editor shows; undefined for any other. */
const typedPage = (page: string) =>
  MODEL.features.map(({ editorOnlyPages }) => editorOnlyPages?.[page]).find(Boolean);

/** Which view a page has: own pages are named by the paths of their files. */
const viewOf = (page: string): PageKind => (page.includes('/') || typedPage(page) ? 'own' : page);

/** The page that shows most of a file. */
const pageWith = (path: string): string => {
  const { name } = fileInfoOf(path);
  return name === 'own' ? path : pageOf(name);
};

/** The file that has most of the words of a page of the site. */
function fileOf(kind: string, code: string): string {
  const [file] = MODEL.features.find(({ name }) => name === kind)?.files ?? [];
  return pathOf(file?.name ?? 'home', code);
}

/** A page as it was made, and the fields that its texts are from. */
interface Shown {
  /** What it was made of. */
  content: Content;
  inputs: Awaited<ReturnType<typeof renderInputs>>;
  fields: readonly MarkedField[];
}

/** The page as visitors see it, in which texts are typed, and the sheet of a field over it. */
export default function PageScreen() {
  const { project, route, go } = useEditor();
  const texts = useDeferredTexts();
  const code = useCode();
  const { path, keys, isSheet } = route;
  const page = route.page ?? (path === undefined ? 'home' : pageWith(path));
  const pageFile = page.includes('/') ? page : fileOf(page, code);
  const [marks] = useState(() => new Marks());
  /** The address at which somebody wanted to go to a text, once that has the focus. */
  const [arrived, setArrived] = useState<typeof route>();
  /** What somebody has come to on which page. */
  const [chosen, setChosen] = useState<{ place: DataPath; page: string }>();
  const [takenBack, setTakenBack] = useState(0);
  /** Sets the field of what was typed last; undefined once that is done. */
  const typed = useRef<() => void>(undefined);
  const setTyped = useCallback(() => {
    typed.current?.();
    typed.current = undefined;
  }, []);
  useEffect(() => setTyped, [setTyped]);

  const content = useMemo((): Content | undefined => {
    if (!isPage(viewOf(page))) return undefined;
    // What somebody has broken by hand can be seen, but not typed.
    const marked = <Data,>(file: string, data: Data) =>
      texts.data(file) === undefined ? data : marks.marked(file, data);
    const all = texts.content(code, marked);
    if (!all || viewOf(page) !== 'own') return all;
    const typed = typedPage(page)?.(all);
    if (typed) return withCustomPage(all, typed);
    const shown = texts.customPage(page);
    // It may have been deleted meanwhile.
    if (!shown) return undefined;
    const whole = withCustomPage(all, marked(page, shown));
    // Of other pages the texts around a tap tell what is meant.
    setDataPaths(whole.customPage, page);
    return whole;
  }, [texts, marks, code, page]);

  const make = useCallback(
    async (pictures: PictureResolver): Promise<Shown | undefined> => {
      if (!content) return undefined;
      const fields = marks.fields();
      const known = withPlaces(pictures, texts, code, page, (mark) => fields[mark]);
      return { content, inputs: await renderInputs(viewOf(page), content, known), fields };
    },
    [content, page, marks, texts, code],
  );
  const shown = useAsyncRender(make);

  const { mistakes, elsewhere } = usePublishing();
  const nameOf = ({ path: file, keyPath }: ValidationError) => nameOfField(file, keyPath);
  /** Names of the fields that are to be corrected: the same until those are others. */
  const wrong = [...mistakes, ...elsewhere].map(nameOf).join('\n');
  const typing = useMemo(() => {
    const wrongFields = new Set(wrong.split('\n'));
    const tokens = Object.fromEntries(
      Object.entries(shown?.inputs.content.tokens ?? {}).map(([name, text]) => [
        name,
        unmarked(text),
      ]),
    );
    return {
      field: (mark: number) => shown?.fields[mark],
      filled: (source: string) => fill(source, tokens),
      label: ({ path: file, keys: at }: MarkedField) => fieldIn(fieldRef(texts, file, at)),
      isWrong: ({ path: file, keys: at }: MarkedField) =>
        wrongFields.has(nameOfField(file, at.join('.'))),
      // The letter is painted first: what follows from it takes a slow phone longer than a frame.
      type: (field: MarkedField, text: string) => {
        if (!typed.current) requestAnimationFrame(() => setTimeout(setTyped));
        typed.current = () => project.set(field.path, field.keys, text);
      },
      end: setTyped,
      open: ({ path: file, keys: at }: DataPath) =>
        go({ screen: 'page', code, page, path: file, keys: at, isSheet: true }),
      onTextFocus: ({ path: file, keys: at }: MarkedField) =>
        setChosen({ place: { path: file, keys: at }, page }),
      cannotShow: (part: DataPath | undefined) => {
        const { form, label } = fieldRef(texts, part?.path ?? pageFile, part?.keys);
        return fill(words.cannotShow, { name: label || form });
      },
      takenBack,
    };
  }, [texts, shown, wrong, project, go, code, page, pageFile, takenBack, setTyped]);

  // Drawn again for other content, and not for what is chosen in it.
  const frame = useMemo(() => shown && <Frame {...shown.inputs} />, [shown]);

  const undo = useCallback(
    (isAgain: boolean) => {
      setTyped();
      takeBack(project, isAgain);
      setTakenBack((count) => count + 1);
    },
    [project, setTyped],
  );
  const tap = (event: Event, target: Element) => {
    const meant = meantBy(event, target, texts, typing.field);
    if (!meant) return false;
    setChosen({ place: meant.place, page });
    if (!meant.isChosen) typing.open(meant.place);
    return true;
  };

  const follow = useCallback(
    (address: string) => {
      const listed = shown?.inputs.content.pages.find(({ path }) => path === address);
      const pagePath = `${customPagesFolder(code)}${address}.yaml`;
      if (listed) go({ screen: 'page', code, page: listed.kind });
      else if (project.texts.has(pagePath)) go({ screen: 'page', code, page: pagePath });
    },
    [project, go, code, shown],
  );

  const isWanted =
    path !== undefined &&
    keys !== undefined &&
    !isSheet &&
    arrived !== route &&
    shown?.content === content;
  const searched = useCallback(
    (isThere: boolean) => {
      setArrived(route);
      // Back leads to where somebody came from.
      if (!isThere) replaceAddress(routeAddress({ ...route, code, page, isSheet: true }));
    },
    [route, code, page],
  );
  const title = formName(texts, pageFile);
  const chosenHere = chosen?.page === page ? chosen.place : undefined;
  if (!isPage(viewOf(page)))
    return (
      <Screen title={fill(words.noSuchPage, { name: page })}>
        <RouteLink to={{ screen: 'pages' }}>{WORDS.pages.title}</RouteLink>
      </Screen>
    );
  return (
    <main className="page-screen" aria-label={title}>
      <Heading key={page} title={title} className="unseen" />
      <div className="beside-sheet" inert={isSheet}>
        <ItemBar
          page={page}
          file={pageFile}
          chosen={chosenHere}
          choose={(next) => setChosen({ place: next, page })}
        />
        {code !== texts.first && (
          <Suspense>
            <Outdated path={pageFile}>
              <RouteLink to={{ ...route, path: pageFile, keys: [], isSheet: true }}>
                {WORDS.translate.compare}
              </RouteLink>
            </Outdated>
          </Suspense>
        )}
        {!content && (
          <div className="screen">
            <p role="status">{fill(words.cannotShow, { name: title })}</p>
            {project.published.has(page) ? (
              <RouteLink to={{ screen: 'changes' }}>{WORDS.publish.changes}</RouteLink>
            ) : (
              <RouteLink to={{ screen: 'deleted' }}>{WORDS.pages.deleted}</RouteLink>
            )}
          </div>
        )}
        {content && !shown && <Opening />}
        {content && shown && (
          <PageFrame
            language={shown.inputs.content.code}
            title={words.page}
            isTyped
            go={follow}
            tap={tap}
            takeBack={undo}
            settle={setTyped}
            wanted={isWanted ? nameOfField(path, keys.join('.')) : undefined}
            onSearched={searched}
          >
            <Typing value={typing}>
              <TextWrapper value={EditableText}>
                <PartWrapper value={TappedPart}>{frame}</PartWrapper>
              </TextWrapper>
            </Typing>
            <style>{positionStyle()}</style>
          </PageFrame>
        )}
        <ChosenMistake chosen={chosenHere} />
      </div>
      {isSheet && path !== undefined && (
        <Suspense>
          <FieldSheet key={path} path={path} keys={keys ?? []} />
        </Suspense>
      )}
    </main>
  );
}
