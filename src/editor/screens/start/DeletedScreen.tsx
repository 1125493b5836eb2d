import { useCallback } from 'react';
import { customPagesFolder, pathOfPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { type FileVersion, versionLabel } from '../../repositories/repository.ts';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { ErrorAlert } from '../../shared/ErrorAlert.tsx';
import { LinkRow, Screen } from '../../shared/Screen.tsx';
import { useAsync } from '../../shared/use-async.ts';
import { visibilitySentence } from '../../shared/visibility-sentence.ts';
import { textOf } from '../../store/data/values.ts';
import { formName } from '../../store/files/mistakes.ts';
import { WORDS } from '../../words/words.ts';
import { openReturned } from './link-places.ts';
import { PagesToChange } from './PageLinks.tsx';

const words = WORDS.pages;

const isCustomPage = (path: string) => MODEL.fileInfoOf(path).kind === 'custom page';

/** Shown for a page deleted on this device only; its button restores it. */
function DeletedHere({ path }: { path: string }) {
  const editor = useEditor();
  const { workspace, account, publishing } = editor;
  const { publishedTexts: published } = workspace;
  const isShownNow = published.value(path, ['publish']) === true;
  const bringBack = () => {
    workspace.drafts.discard([path]);
    openReturned(editor, path);
  };
  return (
    <button className="choice" onClick={() => void publishing.takeBack(bringBack)}>
      <span>{fill(WORDS.versions.bringTextBack, { name: formName(published, path) })}</span>
      <small>{visibilitySentence(account, false, isShownNow)}</small>
    </button>
  );
}

/** A page that was deleted: a link to its last version, with its heading once that is read. */
function DeletedBefore({ version }: { version: FileVersion }) {
  const { path } = version;
  const { publishedTexts: texts, repository } = useEditor().workspace;
  const { history } = repository;
  const { answer: heading } = useAsync(
    useCallback(async () => {
      const [last] = (await history.versions(path)).earlier;
      const text = last && (await history.text(path, last.id));
      return textOf(texts.with(path, text).value(path, ['heading']));
    }, [history, path, texts]),
  );
  const language = texts.nameOfLanguage(MODEL.fileInfoOf(path).code);
  const address = pathOfPage(path);
  return (
    <LinkRow
      to={{ screen: 'versions', path }}
      below={
        <>
          {`${language}: ${versionLabel(version)}`}
          {heading && <bdi>{`\n${address}`}</bdi>}
        </>
      }
    >
      <bdi>{heading || address}</bdi>
    </LinkRow>
  );
}

/** The screen with deleted pages, which can be brought back. */
export default function DeletedScreen() {
  const { workspace } = useEditor();
  const texts = useTexts();
  const { publishedTexts: published, repository } = workspace;
  const { answer: earlier, error } = useAsync(
    useCallback(async () => {
      const folders = published.codes().map(customPagesFolder);
      const changed = await Promise.all(
        folders.map((folder) => repository.history.changed(folder)),
      );
      // The newest commit with a missing file has deleted it.
      return [...Map.groupBy(changed.flat(), ({ path }) => path).values()]
        .flatMap(([newest]) => newest ?? [])
        .filter(({ path }) => isCustomPage(path) && !published.has(path))
        .sort((first, second) => Date.parse(second.date) - Date.parse(first.date));
    }, [published, repository]),
  );
  const hasFailed = error !== undefined;
  const gone = (earlier ?? []).filter(({ path }) => !texts.has(path));
  const unpublished = published
    .codes()
    .flatMap((code) => published.customPagePaths(code))
    .filter((path) => !texts.has(path));
  const isNone = gone.length + unpublished.length === 0;
  return (
    <Screen title={words.deleted}>
      <ErrorAlert error={error} />
      <section className={isNone && !hasFailed ? 'calm' : undefined}>
        <p role="status">{!hasFailed && (earlier ? isNone && words.nothing : words.looking)}</p>
      </section>
      <ul className="rows">
        {unpublished.map((path) => (
          <li key={path}>
            <DeletedHere path={path} />
          </li>
        ))}
        {gone.map((version) => (
          <li key={version.path}>
            <DeletedBefore version={version} />
          </li>
        ))}
      </ul>
      {earlier && isNone && <PagesToChange />}
    </Screen>
  );
}
