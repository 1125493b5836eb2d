import { useCallback } from 'react';
import { customPagesFolder, pathOfPage } from '#content/project';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { routeAddress } from '../../app/route.ts';
import { LinkRow, Screen } from '../../app/Screen.tsx';
import { troubleSentence } from '../../app/trouble.ts';
import { useAnswer } from '../../app/use-answer.ts';
import { WORDS } from '../../words/words.ts';

const words = WORDS.pages;

/** Pages that were deleted. Undo and *Changes* bring back one of which that is not published yet. */
export default function DeletedScreen() {
  const { project } = useEditor();
  const texts = useTexts();
  const { answer: earlier, error } = useAnswer(
    useCallback(async () => {
      const { published, repository } = project;
      const isThere = (path: string) => published.has(path);
      const deletedPage = published.project
        .codes()
        .map((code) => repository.history.deleted(customPagesFolder(code), isThere));
      return (await Promise.all(deletedPage)).flat();
    }, [project]),
  );
  const failure = error === undefined ? '' : troubleSentence(error);
  const gone = (earlier ?? []).filter(({ path }) => !texts.has(path));
  return (
    <Screen title={words.deleted}>
      <p role="alert">{failure}</p>
      <p role="status">
        {!failure && (earlier ? gone.length === 0 && words.nothing : words.looking)}
      </p>
      <ul className="rows">
        {gone.map(({ path, label }) => (
          <li key={path}>
            <LinkRow href={routeAddress({ screen: 'versions', path })} below={label}>
              <bdi>{pathOfPage(path)}</bdi>
            </LinkRow>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
