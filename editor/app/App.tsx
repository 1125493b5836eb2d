/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { withOwnPage, type Content } from '../../src/core/content.ts';
import { fill } from '../../src/core/fill.ts';
import { ownFolder } from '../../src/core/project/file-place.ts';
import type { OwnPage } from '../../src/core/schemas/own-page.ts';
import { linkName, listedPages, type PageKind } from '../../src/core/site-pages.ts';
import { Frame } from '../../src/site/views/Frame.tsx';
import { fileKind } from '../files/content-file.ts';
import { labelsOf } from '../form/labels.ts';
import { placeOf } from '../files/model.ts';
import { formName, sentenceOf as sentenceOfMistake, type Mistake } from '../files/mistakes.ts';
import { ShownBy } from '../page-text/MarkedText.ts';
import { Marks, unmarked, type MarkedField } from '../page-text/marks.ts';
import { PageFrame } from '../page-text/PageFrame.tsx';
import { EditableText, nameOfField, Typing } from '../page-text/Typing.tsx';
import { assetPictures, positionStyle, type ProjectFile } from '../preview/asset-pictures.ts';
import { pageOf, renderInputs } from '../preview/pages.ts';
import type { OpenProject, Outcome } from '../project/open-project.ts';
import { sentenceOf } from './trouble.ts';
import type { Words } from './words.ts';

/** Which view a page has: own pages are named by the paths of their files. */
const kindOf = (page: string): PageKind => (page.includes('/') ? 'own' : page);

const TYPES: Record<string, string> = { svg: 'image/svg+xml', mp3: 'audio/mpeg', m4a: 'audio/mp4' };

/** Finds pictures and music of the project for pages, each read once in each of its versions. */
function fileFinder(project: OpenProject) {
  const found = new Map<string, Promise<ProjectFile | undefined>>();
  return async (file: string): Promise<ProjectFile | undefined> => {
    const path = file.replace(/^\//, '');
    const draft = project.drafts.all.get(path);
    const key = `${path} ${draft?.at ?? ''}`;
    const read = async () => {
      const bytes = await project.file(path);
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? '';
      const blob = bytes && new Blob([bytes], { type });
      return blob && { url: URL.createObjectURL(blob), text: () => blob.text() };
    };
    const known = found.get(key) ?? read();
    found.set(key, known);
    return known;
  };
}

/** A page as it was made, and the fields that its texts are from. */
interface Shown {
  inputs: Awaited<ReturnType<typeof renderInputs>>;
  fields: readonly MarkedField[];
}

interface AppProps {
  project: OpenProject;
  words: Words;
  /** Addresses of the style sheets of a page. */
  styles: readonly string[];
}

/** The editor: the page as visitors see it, in which texts are typed, and what is below it. */
export function App({ project, words, styles }: AppProps) {
  const { drafts } = project;
  useSyncExternalStore(drafts.subscribe, () => drafts.all);
  const { texts } = project;
  const [page, setPage] = useState('home');
  const [code] = useState(() => texts.first);
  const [marks] = useState(() => new Marks());
  const [pictures] = useState(() => assetPictures(fileFinder(project)));
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState('');
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [wanted, setWanted] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  const content = useMemo((): Content | undefined => {
    const marked = (path: string, data: unknown) => marks.marked(path, data);
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
      label: ({ path, keys }: MarkedField) => {
        const { schema } = fileKind(placeOf(path));
        return `${formName(texts, path)} › ${labelsOf(schema, keys, texts.data(path))}`;
      },
      type: ({ path, keys }: MarkedField, text: string) => project.set(path, keys, text),
      open: () => undefined,
    };
  }, [texts, shown, project]);

  const go = useCallback(
    (path: string) => {
      const listed = shown ? listedPages(shown.inputs.content) : [];
      const [kind] = listed.find(([, address]) => address === path) ?? [];
      const own = `${ownFolder(code)}${path}.yaml`;
      if (kind !== undefined) setPage(kind);
      else if (project.texts.has(own)) setPage(own);
    },
    [project, code, shown],
  );

  const publish = async () => {
    setBusy(true);
    setSaid(words.publishing);
    const message = project
      .changed()
      .map(({ form, fields }) => [form, fields.map(({ label }) => label).join(', ')].join(': '))
      .join('; ');
    const tell = (outcome: Outcome) => {
      setMistakes(outcome.kind === 'mistaken' ? outcome.mistakes : []);
      setSaid(
        { published: words.published, asked: words.bothChanged, mistaken: words.mistaken }[
          outcome.kind
        ],
      );
    };
    await project
      .publish(message.slice(0, 200))
      .then(tell, (error: unknown) => setSaid(sentenceOf(error, words)));
    setBusy(false);
  };

  const found = useCallback(() => setWanted(undefined), []);
  const goTo = ({ path, keyPath }: Mistake) => {
    const { name } = placeOf(path);
    setPage(name === 'own' ? path : pageOf(name));
    setWanted(nameOfField(path, keyPath));
  };

  const changed = project.changed();
  const own = texts.project.own(code).map((inside) => `content/${code}/${inside}`);
  return (
    <>
      {shown && (
        <PageFrame
          language={shown.inputs.content.code}
          title={words.page}
          styles={styles}
          go={go}
          wanted={wanted}
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
      <div className="bar" role="region" aria-label={words.title}>
        <label>
          {words.page}{' '}
          <select value={page} onChange={({ target }) => setPage(target.value)}>
            {content &&
              listedPages(content).map(([kind]) => (
                <option key={kind} value={kind}>
                  {unmarked(linkName(kind, content))}
                </option>
              ))}
            {own.map((path) => (
              <option key={path} value={path}>
                {formName(texts, path)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={!drafts.canUndo} onClick={() => drafts.undo()}>
          {words.undo}
        </button>
        <button type="button" disabled={!drafts.canRedo} onClick={() => drafts.redo()}>
          {words.redo}
        </button>
        <details className="changes">
          <summary>
            {words.changes} ({changed.length})
          </summary>
          {changed.length === 0 && <p>{words.nothing}</p>}
          <ul>
            {changed.map(({ path, form, kind, fields }) => (
              <li key={path}>
                {form}
                {kind === 'new' && ` (${words.newPage})`}
                {kind === 'deleted' && ` (${words.deleted})`}
                {fields.length > 0 && `: ${fields.map(({ label }) => label).join(', ')}`}
              </li>
            ))}
          </ul>
        </details>
        <button
          type="button"
          className="publish"
          disabled={isBusy || drafts.all.size === 0}
          onClick={() => void publish()}
        >
          {words.publish}
        </button>
        {mistakes.length > 0 && (
          <ul className="mistakes">
            {mistakes.map((mistake) => (
              <li key={nameOfField(mistake.path, mistake.keyPath) + mistake.message}>
                <button type="button" onClick={() => goTo(mistake)}>
                  {sentenceOfMistake(mistake, '')}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status">{drafts.isKept ? said : words.notKept}</p>
      </div>
    </>
  );
}
