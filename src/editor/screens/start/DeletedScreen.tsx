import { useCallback } from 'react';
import { customPagesFolder, pathOfPage } from '#content/project';
import { MODEL } from '#site/features';
import { versionLabel } from '../../repositories/repository.ts';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { errorMessage } from '../../shared/error-notice.ts';
import { LinkRow, Screen } from '../../shared/Screen.tsx';
import { useAsync } from '../../shared/use-async.ts';
import { WORDS } from '../../words/words.ts';
import { PagesToChange } from './PageLinks.tsx';

const words = WORDS.pages;

const isCustomPage = (path: string) => MODEL.fileInfoOf(path).kind === 'custom page';

/**
 * The screen with deleted pages, which can be brought back. If the deletion is not published yet,
 * Undo and *Changes* do that.
 */
export default function DeletedScreen() {
  const { workspace } = useEditor();
  const texts = useTexts();
  const { answer: earlier, error } = useAsync(
    useCallback(async () => {
      const { publishedTexts: published, repository } = workspace;
      const folders = published.project.codes().map(customPagesFolder);
      const changed = await Promise.all(
        folders.map((folder) => repository.history.changed(folder)),
      );
      // If a page does not exist, the newest commit with its file has deleted it.
      return [...Map.groupBy(changed.flat(), ({ path }) => path)].flatMap(([path, [newest]]) =>
        newest && isCustomPage(path) && !published.has(path)
          ? [{ path, label: versionLabel(newest) }]
          : [],
      );
    }, [workspace]),
  );
  const failure = error === undefined ? '' : errorMessage(error);
  const gone = (earlier ?? []).filter(({ path }) => !texts.has(path));
  return (
    <Screen title={words.deleted}>
      <p role="alert">{failure}</p>
      <section className={gone.length > 0 || failure ? undefined : 'calm'}>
        <p role="status">
          {!failure && (earlier ? gone.length === 0 && words.nothing : words.looking)}
        </p>
      </section>
      <ul className="rows">
        {gone.map(({ path, label }) => (
          <li key={path}>
            <LinkRow
              to={{ screen: 'versions', path }}
              below={`${texts.nameOfLanguage(MODEL.fileInfoOf(path).code)}: ${label}`}
            >
              <bdi>{pathOfPage(path)}</bdi>
            </LinkRow>
          </li>
        ))}
      </ul>
      {earlier && gone.length === 0 && <PagesToChange />}
    </Screen>
  );
}
