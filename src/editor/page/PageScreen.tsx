import { Suspense, useCallback, useMemo, useState } from 'react';
import { fill } from '#content/text';
import { Frame } from '#site/shared';
import { OldHeading } from '../form/OldHeading.tsx';
import { SheetMemory, SheetMemoryContext } from '../form/sheet-memory.ts';
import { useLanguageCode, useEditor, useDeferredTexts } from '../shared/Editor.tsx';
import { lazyComponent } from '../shared/lazy-component.ts';
import { notices } from '../shared/notices.ts';
import { routeAddress } from '../shared/route.ts';
import { Heading, Opening, Screen, RouteLink } from '../shared/Screen.tsx';
import { replaceAddress } from '../shared/visits.ts';
import { formName } from '../store/files/mistakes.ts';
import { WORDS } from '../words/words.ts';
import { ChosenMistake } from './ChosenMistake.tsx';
import { ItemBar } from './ItemBar.tsx';
import { PartWrapper, TextWrapper, type DataPath } from './page-parts.ts';
import { PageFrame } from './PageFrame.tsx';
import { mainFileOf, isPage, pageAt, pageKindOf, pageOfFile } from './pages.ts';
import { selectionOf } from './tap-rules.ts';
import { readTap, TappedPart, tappedDay } from './taps.tsx';
import { EditableText, nameOfField, Typing } from './Typing.tsx';
import { useRenderedPage } from './use-rendered-page.ts';
import { useTyping } from './use-typing.ts';

const words = WORDS.page;

const FieldSheet = lazyComponent(() => import('../form/FieldSheet.tsx'));
const Outdated = lazyComponent(() => import('../form/Outdated.tsx'));

/** Shown for a page whose file was deleted or cannot be read. */
function UnavailablePage({ page, title }: { page: string; title: string }) {
  const isThere = useEditor().workspace.texts.has(page);
  return (
    <div className="screen">
      <p role="status">{fill(isThere ? words.cannotShow : words.deletedPage, { name: title })}</p>
      {isThere ? (
        <RouteLink to={{ screen: 'changes' }}>{WORDS.publish.changes}</RouteLink>
      ) : (
        <RouteLink to={{ screen: 'deleted' }}>{WORDS.pages.deleted}</RouteLink>
      )}
    </div>
  );
}

/** The page as visitors see it, with texts that are edited in place, and the sheet of a field. */
export default function PageScreen() {
  const { route, go } = useEditor();
  const texts = useDeferredTexts();
  const code = useLanguageCode();
  const { path, keys, isSheet } = route;
  const page = route.page ?? (path === undefined ? 'home' : pageOfFile(path));
  const pageFile = mainFileOf(page, code);
  const title = formName(texts, pageFile);

  // With an open sheet, the bar shows the field of the sheet.
  const inSheet = isSheet && path !== undefined && keys?.length ? { path, keys } : undefined;
  /** The selected field or item, and its page; at first the field of an open sheet. */
  const [chosen, setChosen] = useState<{ dataPath: DataPath; page: string } | undefined>(
    inSheet && { dataPath: inSheet, page },
  );
  const choose = useCallback((dataPath: DataPath) => setChosen({ dataPath, page }), [page]);
  const chosenHere = chosen?.page === page ? chosen.dataPath : undefined;

  const { content, rendered } = useRenderedPage(page, texts, code);
  const { typing, storeTyped, onUndoKey } = useTyping({ page, pageFile, texts, rendered, choose });
  /** The field of the sheet that has the focus. */
  const [edited, setEdited] = useState<DataPath>();
  const [memory] = useState(() => new SheetMemory());
  const isUpToDate = rendered?.content === content;
  // Rendered again when the content changes, but not when the selection does.
  const frame = useMemo(() => rendered && <Frame {...rendered.inputs} />, [rendered]);

  const onTap = (event: Event, target: Element) => {
    // On Home, the link around the logo has no target.
    const logo = target.closest('header a:has(svg):not(:has(.typed))');
    if (logo) notices.say(words.design);
    if (logo) return false;
    const selection = selectionOf(readTap(event, target, typing.field), texts);
    if (!selection) return false;
    choose(selection.dataPath);
    memory.noteTap({ letters: selection.letters, day: tappedDay(target) });
    if (selection.opens) typing.open(selection.dataPath);
    return true;
  };
  const openAddress = (address: string) => {
    const target = rendered && pageAt(address, rendered.content, texts);
    if (target) go({ screen: 'page', ...target });
  };

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
          chosen={isSheet ? inSheet : chosenHere}
          choose={choose}
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
        {!content && <UnavailablePage page={page} title={title} />}
        {content && !rendered && <Opening />}
        {content && rendered && (
          <PageFrame
            language={rendered.inputs.content.code}
            title={words.page}
            onLink={openAddress}
            onTap={onTap}
            onUndoKey={onUndoKey}
            storeTyped={storeTyped}
            fieldToFocus={!isSheet && path && keys ? nameOfField(path, keys.join('.')) : undefined}
            onFieldMissing={() =>
              // Replaces the address, so that Back leaves the page instead of coming here again.
              replaceAddress(routeAddress({ ...route, code, page, isSheet: true }))
            }
            isUpToDate={isUpToDate}
            fieldToShow={edited && nameOfField(edited.path, edited.keys.join('.'))}
          >
            <Typing value={typing}>
              <TextWrapper value={EditableText}>
                <PartWrapper value={TappedPart}>{frame}</PartWrapper>
              </TextWrapper>
            </Typing>
            <style>{rendered.style}</style>
          </PageFrame>
        )}
        <ChosenMistake chosen={isSheet ? undefined : chosenHere} />
        {!isSheet && (
          // The heading of another page can be typed in a list of posts.
          <OldHeading path={chosenHere?.keys[0] === 'heading' ? chosenHere.path : pageFile} />
        )}
      </div>
      {isSheet && path !== undefined && (
        <Suspense>
          <SheetMemoryContext value={memory}>
            <FieldSheet key={path} path={path} keys={keys ?? []} onFieldFocus={setEdited} />
          </SheetMemoryContext>
        </Suspense>
      )}
    </main>
  );
}
