import { useCallback, useEffect, useMemo, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { useCode, useEditor, useTexts } from '../app/Editor.tsx';
import { sentenceOf as sentenceOfTrouble } from '../app/trouble.ts';
import { formName, sentenceOf } from '../files/mistakes.ts';
import { MODEL } from '../../src/features.ts';
import { pathOf, placeOf } from '../files/model.ts';
import type { OpenProject } from '../project/open-project.ts';
import type { FileVersion, History } from '../repositories/versions.ts';
import { English } from '../words/English.tsx';
import { WORDS } from '../words/words.ts';
import { broughtBack } from './bring-back.ts';
import { ShownPage } from './ShownPage.tsx';

const words = WORDS.versions;

/** So many fields are named that differ. */
const NAMED = 5;

interface PickedProps {
  path: string;
  /** What the version says. */
  text: string;
  /** How often the file was saved since. */
  later: number;
}

/** What a version says, where it differs from now, and the button that brings it back. */
function Picked({ path, text, later }: PickedProps) {
  const { project, go } = useEditor();
  const texts = useTexts();
  const back = useMemo(() => {
    try {
      return broughtBack(texts, path, text, later);
    } catch {
      return undefined;
    }
  }, [texts, path, text, later]);
  const before = useMemo(() => texts.with(path, text), [texts, path, text]);
  if (!back) return <p role="alert">{words.unreadable}</p>;
  const { differs, mistakes } = back;
  const more = fill(words.more, { count: String(differs.length - NAMED) });
  const names = differs.slice(0, NAMED).map((label) => label || words.text);
  const fields = [...names, ...(differs.length > NAMED ? [more] : [])].join('; ');
  const bringBack = () => {
    project.drafts.change([[path, back.text]]);
    go({ screen: 'page', path, code: placeOf(path).code || undefined });
  };
  return (
    <>
      <p aria-live="polite">
        {texts.has(path) && (differs.length === 0 ? words.same : fill(words.differs, { fields }))}
      </p>
      {mistakes.length > 0 && (
        <>
          <p>{words.broken}</p>
          <ul>
            {mistakes.map((mistake) => (
              <li key={sentenceOf(mistake, path)}>
                <English>{sentenceOf(mistake, path)}</English>
              </li>
            ))}
          </ul>
        </>
      )}
      {differs.length > 0 && mistakes.length === 0 && (
        <button type="button" className="primary" onClick={bringBack}>
          {words.bringBack}
        </button>
      )}
      <ShownPage texts={before} path={path} title={words.version} />
    </>
  );
}

/** The version that is published of a page which was deleted on this device. */
const HERE = { id: 'published', label: WORDS.pages.here };

/** The earlier versions of a file. */
function historyOf(project: OpenProject, path: string): Pick<History, 'versions' | 'text'> {
  const { history } = project.repository;
  const published = project.texts.has(path) ? undefined : project.published.get(path);
  if (published === undefined) return history;
  return {
    // It is known without the others.
    versions: async () => [HERE, ...(await history.versions(path).catch(() => []))],
    text: async (_, id) => (id === HERE.id ? published : history.text(path, id)),
  };
}

/** The earlier versions of a file, one of which is shown. */
function Versions({ path }: { path: string }) {
  const { project } = useEditor();
  const [history] = useState(() => historyOf(project, path));
  const [versions, setVersions] = useState<readonly FileVersion[]>();
  const [chosen, setChosen] = useState('');
  const [read, setRead] = useState<{ id: string; text: string }>();
  const [failure, setFailure] = useState('');
  const fail = useCallback((error: unknown) => setFailure(sentenceOfTrouble(error)), []);
  const look = useCallback(() => {
    history.versions(path).then((found) => {
      setFailure('');
      setVersions(found);
      setChosen(found[0]?.id ?? '');
    }, fail);
  }, [history, path, fail]);
  useEffect(look, [look]);
  useEffect(() => {
    if (chosen === '') return;
    let isCurrent = true;
    history.text(path, chosen).then(
      (text) => {
        if (!isCurrent) return;
        setFailure('');
        setRead({ id: chosen, text });
      },
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [history, path, chosen, fail]);
  // The first version is how the file was before it was saved last.
  const later = (versions ?? []).findIndex(({ id }) => id === chosen) + 1;
  const isRead = read?.id === chosen;
  const status = versions
    ? versions.length === 0
      ? words.none
      : !isRead && words.loading
    : words.looking;
  return (
    <>
      {versions && versions.length > 0 && (
        <label>
          {words.version}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {versions.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="alert">{failure}</p>
      {failure ? (
        <button type="button" onClick={look}>
          {words.again}
        </button>
      ) : (
        <p role="status">{status}</p>
      )}
      {isRead && <Picked path={path} text={read.text} later={later} />}
    </>
  );
}

/** Earlier versions of each file, which can be brought back. */
export default function VersionsScreen() {
  const { place, go } = useEditor();
  const texts = useTexts();
  const code = useCode();
  const names = [...MODEL.words, ...MODEL.facts].map((name) => pathOf(name, code));
  const own = texts.project.own(code).map((inside) => `content/${code}/${inside}`);
  const paths = [...new Set([...names, ...own].filter((path) => texts.has(path)))];
  const path = place.path ?? paths.find((one) => placeOf(one).name === 'home') ?? '';
  return (
    <main className="screen" aria-label={words.title}>
      <h1>{words.title}</h1>
      <label>
        {words.of}
        <select
          value={path}
          onChange={({ target }) => go({ screen: 'versions', code, path: target.value })}
        >
          {(paths.includes(path) ? paths : [path, ...paths]).map((one) => (
            <option key={one} value={one}>
              {formName(texts, one)}
            </option>
          ))}
        </select>
      </label>
      <Versions key={path} path={path} />
    </main>
  );
}
