import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Content, customPagesFolder, type PageKind, withCustomPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { Frame } from '#site/shared';
import { useLanguageCode, useEditor, useDeferredTexts } from '../shared/Editor.tsx';
import { lazyComponent } from '../shared/lazy-component.ts';
import { routeAddress } from '../shared/route.ts';
import { Heading, Opening, Screen, RouteLink } from '../shared/Screen.tsx';
import { undoOrRedo } from '../shared/undo.ts';
import { usePublishing } from '../shared/use-publishing.ts';
import { replaceAddress } from '../shared/visits.ts';
import type { AssetPictures } from '../store/assets/asset-pictures.ts';
import { fullLabel } from '../store/data/labels.ts';
import { fieldRef, formName, type Mistake } from '../store/files/mistakes.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { WORDS } from '../words/words.ts';
import { ChosenMistake } from './ChosenMistake.tsx';
import { ItemBar } from './ItemBar.tsx';
import { Marks, removeMarks, type MarkedField } from './marks.ts';
import { PartWrapper, setDataPaths, TextWrapper, type DataPath } from './page-parts.ts';
import { PageFrame } from './PageFrame.tsx';
import { isPage, renderInputs } from './pages.ts';
import { withDataPaths } from './picture-paths.ts';
import { selectionOfTap, TappedPart } from './taps.tsx';
import { EditableText, nameOfField, Typing } from './Typing.tsx';
import { useAsyncRender } from './use-async-render.ts';

const words = WORDS.page;

const FieldSheet = lazyComponent(() => import('../form/FieldSheet.tsx'));
const Outdated = lazyComponent(() => import('../form/Outdated.tsx'));

/** Finds the function that makes a page that only the editor shows; undefined for other pages. */
const editorOnlyPage = (page: string) =>
  MODEL.features.map(({ editorOnlyPages }) => editorOnlyPages?.[page]).find(Boolean);

/** Which view shows a page. A page that the team made is named by the path of its file. */
const pageKindOf = (page: string): PageKind =>
  page.includes('/') || editorOnlyPage(page) ? 'own' : page;

/** The page that shows most of a file. */
const pageWith = (path: string): string => {
  const info = MODEL.fileInfoOf(path);
  return info.kind === 'custom page' ? path : MODEL.pageOf(info);
};

/** The file with most of the texts of a page of the site. */
function fileOf(kind: string, code: string): string {
  const [file] = MODEL.features.find(({ name }) => name === kind)?.files ?? [];
  return MODEL.pathOf(file?.name ?? 'home', code);
}

/** A rendered page. */
interface RenderedPage {
  /** The content that it was rendered from. */
  content: Content;
  texts: TextFiles;
  inputs: Awaited<ReturnType<typeof renderInputs>>;
  /** The CSS rules of its pictures. */
  style: string;
  /** The fields of its texts, by their marks. */
  fields: readonly MarkedField[];
}

/** The page as visitors see it, with texts that are edited in place, and the sheet of a field. */
export default function PageScreen() {
  const { workspace, route, go } = useEditor();
  const texts = useDeferredTexts();
  const code = useLanguageCode();
  const { path, keys, isSheet } = route;
  const page = route.page ?? (path === undefined ? 'home' : pageWith(path));
  const pageFile = page.includes('/') ? page : fileOf(page, code);
  const [marks] = useState(() => new Marks());
  /** The last route whose field has been focused: a later render must not move the focus again. */
  const [focusedRoute, setFocusedRoute] = useState<typeof route>();
  /** The selected field or item, and the page that it is on. */
  const [chosen, setChosen] = useState<{ dataPath: DataPath; page: string }>();
  const [undone, setUndone] = useState<{ texts: TextFiles }>();
  /** Stores what was typed last in the project; undefined when it is stored. */
  const unstored = useRef<() => void>(undefined);
  const storeTyped = useCallback(() => {
    unstored.current?.();
    unstored.current = undefined;
  }, []);
  useEffect(() => storeTyped, [storeTyped]);

  const content = useMemo((): Content | undefined => {
    if (!isPage(pageKindOf(page))) return undefined;
    // Texts of a file that cannot be parsed are shown, but cannot be edited.
    const marked = <Data,>(file: string, data: Data) =>
      texts.data(file) === undefined ? data : marks.marked(file, data);
    const all = texts.content(code, marked);
    if (!all || pageKindOf(page) !== 'own') return all;
    const editorOnly = editorOnlyPage(page)?.(all);
    if (editorOnly) return withCustomPage(all, editorOnly);
    const shown = texts.customPage(page);
    // The page may have been deleted since.
    if (!shown) return undefined;
    const whole = withCustomPage(all, marked(page, shown));
    // Blocks need this; on other pages the texts around a tap say which field is meant.
    setDataPaths(whole.customPage, page);
    return whole;
  }, [texts, marks, code, page]);

  const render = useCallback(
    async (pictures: AssetPictures): Promise<RenderedPage | undefined> => {
      if (!content) return undefined;
      const fields = marks.fields();
      const resolver = withDataPaths(pictures, texts, code, page, (mark) => fields[mark]);
      const inputs = await renderInputs(pageKindOf(page), content, resolver);
      return { content, texts, inputs, fields, style: pictures.positionStyle() };
    },
    [content, page, marks, texts, code],
  );
  const shown = useAsyncRender(render);

  const { mistakes, elsewhere } = usePublishing();
  const nameOf = ({ path: file, keyPath }: Mistake) => nameOfField(file, keyPath);
  /** Names of the fields with mistakes, as one string, so that `useMemo` can compare it. */
  const mistakenNames = [...mistakes, ...elsewhere].map(nameOf).join('\n');
  const typing = useMemo(() => {
    const mistakenFields = new Set(mistakenNames.split('\n'));
    const variables = Object.fromEntries(
      Object.entries(shown?.inputs.content.variables ?? {}).map(([name, text]) => [
        name,
        removeMarks(text),
      ]),
    );
    return {
      field: (mark: number) => shown?.fields[mark],
      filled: (source: string) => fill(source, variables),
      label: ({ path: file, keys: at }: MarkedField) => fullLabel(fieldRef(texts, file, at)),
      isWrong: ({ path: file, keys: at }: MarkedField) =>
        mistakenFields.has(nameOfField(file, at.join('.'))),
      // Paint the letter first: updating the project takes a slow phone longer than one frame.
      type: (field: MarkedField, text: string) => {
        if (!unstored.current) requestAnimationFrame(() => setTimeout(storeTyped));
        unstored.current = () => workspace.set(field.path, field.keys, text);
      },
      end: storeTyped,
      open: ({ path: file, keys: at }: DataPath) =>
        go({ screen: 'page', code, page, path: file, keys: at, isSheet: true }),
      onTextFocus: ({ path: file, keys: at }: MarkedField) =>
        setChosen({ dataPath: { path: file, keys: at }, page }),
      cannotShow: (part: DataPath | undefined) => {
        const { form, label } = fieldRef(texts, part?.path ?? pageFile, part?.keys);
        return fill(words.cannotShow, { name: label || form });
      },
      undone,
      isUndoneShown: shown?.texts === undone?.texts,
    };
  }, [texts, shown, mistakenNames, workspace, go, code, page, pageFile, undone, storeTyped]);

  // Rendered again when the content changes, but not when the selection does.
  const frame = useMemo(() => shown && <Frame {...shown.inputs} />, [shown]);

  const onUndoKey = useCallback(
    (action: 'undo' | 'redo') => {
      storeTyped();
      undoOrRedo(workspace, action);
      setUndone({ texts: workspace.texts });
    },
    [workspace, storeTyped],
  );
  const tap = (event: Event, target: Element) => {
    const selection = selectionOfTap(event, target, texts, typing.field);
    if (!selection) return false;
    setChosen({ dataPath: selection.dataPath, page });
    if (!selection.isSelectedOnly) typing.open(selection.dataPath);
    return true;
  };

  const openAddress = useCallback(
    (address: string) => {
      const listed = shown?.inputs.content.pages.find(({ path }) => path === address);
      const pagePath = `${customPagesFolder(code)}${address}.yaml`;
      if (listed) go({ screen: 'page', code, page: listed.kind });
      else if (workspace.texts.has(pagePath)) go({ screen: 'page', code, page: pagePath });
    },
    [workspace, go, code, shown],
  );

  const mustFocus = !isSheet && focusedRoute !== route && shown?.content === content;
  const fieldToFocus =
    mustFocus && path !== undefined && keys !== undefined
      ? nameOfField(path, keys.join('.'))
      : undefined;
  const onSearched = useCallback(
    (isThere: boolean) => {
      setFocusedRoute(route);
      // Replaces the address, so that Back leaves the page instead of coming here again.
      if (!isThere) replaceAddress(routeAddress({ ...route, code, page, isSheet: true }));
    },
    [route, code, page],
  );
  const title = formName(texts, pageFile);
  const chosenHere = chosen?.page === page ? chosen.dataPath : undefined;
  if (!isPage(pageKindOf(page)))
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
          choose={(next) => setChosen({ dataPath: next, page })}
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
            {workspace.publishedTexts.has(page) ? (
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
            go={openAddress}
            tap={tap}
            onUndoKey={onUndoKey}
            settle={storeTyped}
            fieldToFocus={fieldToFocus}
            onSearched={onSearched}
          >
            <Typing value={typing}>
              <TextWrapper value={EditableText}>
                <PartWrapper value={TappedPart}>{frame}</PartWrapper>
              </TextWrapper>
            </Typing>
            <style>{shown.style}</style>
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
