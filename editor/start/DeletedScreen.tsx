import { useEffect, useMemo, useState } from 'react';
import { ownFolder, pathOfPage } from '../../src/core/project/file-place.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { sentenceOf } from '../app/trouble.ts';
import { placeOf } from '../files/model.ts';
import type { DeletedPage } from '../repositories/versions.ts';
import { ShownPage } from '../versions/ShownPage.tsx';
import { WORDS } from '../words/words.ts';

const words = WORDS.pages;

interface OpenedProps {
  path: string;
  /** By which the repository finds it; undefined for a page whose deletion is not published. */
  version: string | undefined;
}

/** A deleted page as it was last, which can be brought back. */
function Opened({ path, version }: OpenedProps) {
  const { project, go } = useEditor();
  const texts = useTexts();
  const [found, setFound] = useState<string>();
  const [failure, setFailure] = useState('');
  const text = version === undefined ? project.published.get(path) : found;
  useEffect(() => {
    if (version === undefined) return;
    project.repository.history.text(path, version).then(setFound, (error: unknown) => {
      setFailure(sentenceOf(error));
    });
  }, [project, path, version]);
  const before = useMemo(
    () => (text === undefined ? undefined : texts.with(path, text)),
    [texts, path, text],
  );
  const bringBack = () => {
    project.drafts.change([[path, text]]);
    go({ screen: 'page', page: path, code: placeOf(path).code });
  };
  return (
    <main className="screen" aria-label={words.deleted}>
      <h1>{pathOfPage(path)}</h1>
      <p role="alert">{failure}</p>
      {!before && !failure && <p role="status">{words.loading}</p>}
      {before && (
        <>
          <button type="button" className="primary" onClick={bringBack}>
            {words.bringBack}
          </button>
          <ShownPage texts={before} path={path} title={pathOfPage(path)} />
        </>
      )}
    </main>
  );
}

/** Pages that were deleted: here and not published yet, or by anybody before. */
export default function DeletedScreen() {
  const { project, place } = useEditor();
  const texts = useTexts();
  const [earlier, setEarlier] = useState<readonly DeletedPage[]>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const { published, repository } = project;
    const isThere = (path: string) => published.has(path);
    const asked = published.project
      .codes()
      .map((code) => repository.history.deleted(ownFolder(code), isThere));
    Promise.all(asked).then(
      (all) => setEarlier(all.flat()),
      (error: unknown) => setFailure(sentenceOf(error)),
    );
  }, [project]);
  if (place.path !== undefined) return <Opened path={place.path} version={place.page} />;
  const here = [...project.drafts.all.values()].flatMap(({ path, content, before }) =>
    content === undefined && before !== undefined && placeOf(path).name === 'own'
      ? [{ path, id: undefined, label: words.here }]
      : [],
  );
  const gone = [...here, ...(earlier ?? []).filter(({ path }) => !texts.has(path))];
  return (
    <main className="screen">
      <h1>{words.deleted}</h1>
      <p role="alert">{failure}</p>
      <p role="status">
        {!failure && (earlier ? gone.length === 0 && words.nothing : words.looking)}
      </p>
      <ul className="rows">
        {gone.map(({ path, id, label }) => (
          <li key={path}>
            <a className="choice" href={addressOf({ screen: 'deleted', path, page: id })}>
              <bdi>{pathOfPage(path)}</bdi> <small>{label}</small>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
