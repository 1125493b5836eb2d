import { Fragment, useCallback, useMemo, useState } from 'react';
import { fileIn } from '#content/files';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { versionLabel } from '../../repositories/repository.ts';
import { changeName, Difference } from '../../shared/Difference.tsx';
import { useLanguageCode, useEditor, useTexts } from '../../shared/Editor.tsx';
import { ErrorAlert } from '../../shared/ErrorAlert.tsx';
import { Screen } from '../../shared/Screen.tsx';
import { useAsync } from '../../shared/use-async.ts';
import { textOf } from '../../store/data/values.ts';
import type { ChangedField } from '../../store/drafts/changed-fields.ts';
import { SEPARATE_STEP } from '../../store/drafts/undo-history.ts';
import { formName, mistakeSentence } from '../../store/files/mistakes.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { WORDS } from '../../words/words.ts';
import { openReturned } from '../start/link-places.ts';
import { earlierParagraphs, PICTURES, restoreVersion } from './restore-version.ts';
import { ShownPage } from './ShownPage.tsx';

const words = WORDS.versions;

/** How many changed fields to show. */
const MAX_SHOWN = 5;

type Restored = ReturnType<typeof restoreVersion>;

interface ChangedTextProps {
  path: string;
  field: ChangedField;
  after: OpenProject;
}

/** A text that differs in a version. It can be brought back alone, a long one by paragraphs. */
function ChangedText({ path, field, after }: ChangedTextProps) {
  const { workspace } = useEditor();
  const texts = useTexts();
  const { keys, from, added, removed } = field;
  const [now, then] = [texts.value(path, from), after.value(path, keys)];
  // The fields are those of bringing it back, so the counts of a list are swapped.
  const name = changeName({ ...field, added: removed, removed: added }, words.text);
  const text = after.field(path, keys);
  const isLong = text?.kind === 'markdown';
  const paragraphs = isLong ? earlierParagraphs(textOf(now), textOf(then)) : [];
  const button = (label: string, value: unknown) => (
    <button onClick={() => workspace.set(path, from, value, SEPARATE_STEP)}>{label}</button>
  );
  return (
    <li>
      <b>{name}</b>
      {paragraphs.map((paragraph) => (
        <Fragment key={paragraph.then}>
          <Difference was={paragraph.then} is={paragraph.now} field={text} />
          {button(words.bringParagraphBack, paragraph.text)}
        </Fragment>
      ))}
      {paragraphs.length === 0 && <Difference was={then} is={now} field={text} />}
      {keys.length > 0 && button(fill(words.bringTextBack, { name }), then)}
    </li>
  );
}

/** Shows what has changed since a version, and its page, and can bring it back. */
function PickedVersion({ path, restored }: { path: string; restored: Restored }) {
  const editor = useEditor();
  const { workspace, go } = editor;
  const texts = useTexts();
  const { after, fields, mistakes } = restored;
  const isSame = texts.has(path) && fields.length === 0;
  const more = fields.length - MAX_SHOWN;
  const bringBack = () => {
    workspace.drafts.change(restored.files);
    if (!texts.has(path)) openReturned(editor, path);
    else go({ screen: 'page', path, code: MODEL.fileInfoOf(path).code || undefined });
  };
  return (
    <>
      <ul className="changes">
        {fields.slice(0, MAX_SHOWN).map((field) => (
          <ChangedText key={field.keys.join('.')} {...{ path, field, after }} />
        ))}
        {more > 0 && <li>{fill(words.more, { count: String(more) })}</li>}
      </ul>
      {mistakes.length > 0 && (
        <>
          <p>{words.broken}</p>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake.keyPath}>{mistakeSentence(mistake, mistake.label)}</li>
            ))}
          </ul>
        </>
      )}
      {!isSame && mistakes.length === 0 && (
        <button className="primary" onClick={bringBack}>
          {words.bringBack}
        </button>
      )}
      <ShownPage texts={after} path={path} title={words.version} />
    </>
  );
}

/** A list of the earlier versions of a file, and the chosen one. */
function Versions({ path }: { path: string }) {
  const { workspace } = useEditor();
  const { history } = workspace.repository;
  const list = useCallback(async () => history.versions(path), [history, path]);
  // After Publish there is one more.
  const { answer, error: unlisted } = useAsync(list, workspace.head);
  const versions = answer?.earlier;
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? versions?.[0]?.id;
  const read = useMemo(
    () =>
      chosen === undefined
        ? undefined
        : async () => ({
            text: await history.text(path, chosen),
            pictures: await history.text(PICTURES, chosen).catch(() => ''),
          }),
    [history, path, chosen],
  );
  const { answer: version, error = unlisted } = useAsync(read);
  const texts = useTexts();
  const restored = useMemo(() => {
    try {
      return version && restoreVersion(texts, path, version.text, version.pictures);
    } catch {
      return 'unreadable';
    }
  }, [texts, path, version]);
  const statusOf = () => {
    if (!versions) return words.looking;
    if (versions.length === 0) return words.none;
    if (restored === undefined) return words.loading;
    if (restored === 'unreadable') return words.unreadable;
    return texts.has(path) && (restored.fields.length === 0 ? words.same : words.changes);
  };
  const newest = answer?.newest && versionLabel(answer.newest);
  const isDeleted = !workspace.publishedTexts.has(path);
  return (
    <>
      {newest && <p>{fill(isDeleted ? words.deleted : words.newest, { version: newest })}</p>}
      {versions && versions.length > 0 && (
        <label>
          {words.version}
          <select value={chosen} onChange={({ target }) => setPicked(target.value)}>
            {versions.map((version) => (
              <option key={version.id} value={version.id}>
                {versionLabel(version)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ErrorAlert error={error} />
      {error === undefined && <p role="status">{statusOf()}</p>}
      {typeof restored === 'object' && <PickedVersion path={path} restored={restored} />}
    </>
  );
}

/** The screen with earlier versions of files, which can be brought back. */
export default function VersionsScreen() {
  const { route, go } = useEditor();
  const texts = useTexts();
  const code = useLanguageCode();
  const files = [...MODEL.words, ...MODEL.facts].map((file) => fileIn(file, code));
  const customPages = texts.customPagePaths(code);
  const paths = [...new Set([...files, ...customPages].filter((path) => texts.has(path)))];
  const { path = '' } = route;
  return (
    <Screen title={words.title}>
      <label>
        {words.of}
        <select
          value={path}
          onChange={({ target }) => go({ screen: 'versions', code, path: target.value })}
        >
          {!path && <option value="">{WORDS.sheet.choose}</option>}
          {(!path || paths.includes(path) ? paths : [path, ...paths]).map((file) => (
            <option key={file} value={file}>
              {formName(texts, file)}
            </option>
          ))}
        </select>
      </label>
      {path && <Versions key={path} path={path} />}
    </Screen>
  );
}
