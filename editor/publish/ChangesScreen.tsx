import { Suspense, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import type { Path } from '../../src/core/schemas/json-schema.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { later } from '../app/later.ts';
import { Opening } from '../app/Opening.tsx';
import { addressOf, keysOf, type Place } from '../app/place.ts';
import { wayTo } from '../app/way-to.ts';
import type { ChangedFile } from '../drafts/changed-fields.ts';
import { placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { lagging } from '../files/translation.ts';
import { sentenceOf, type Mistake } from '../files/mistakes.ts';
import { Account } from '../sign-in/Account.tsx';
import { WORDS } from '../words/words.ts';
import { Conflicts } from './Conflicts.tsx';
import { useChanges, usePublishing } from './usePublishing.ts';

const words = WORDS.publish;

const BeforeAfter = later(() => import('./BeforeAfter.tsx'));

/** Where a field is opened, in the sheet over its page. */
const placeOfField = (texts: TextFiles, path: string, keys: Path): Place => ({
  ...wayTo(texts, path, keys),
  isSheet: true,
});

/** What keeps the site from being built, each with the way there. */
function ToCorrect({ heading, mistakes }: { heading: string; mistakes: readonly Mistake[] }) {
  const texts = useTexts();
  if (mistakes.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {mistakes.map((mistake) => {
          const { path, keyPath, message, fixableIn } = mistake;
          return (
            <li key={[path, keyPath, message].join('\n')}>
              <a href={addressOf(placeOfField(texts, path, keysOf(keyPath)))}>
                {sentenceOf(mistake, '')}
              </a>
              {fixableIn && (
                <>
                  {' '}
                  <a
                    href={addressOf(placeOfField(texts, fixableIn.path, keysOf(fixableIn.keyPath)))}
                  >
                    {fixableIn.form}
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A file that was changed: its fields, each of which can be taken back, and the page. */
function Changed({ file }: { file: ChangedFile }) {
  const { project } = useEditor();
  const texts = useTexts();
  const [isShown, setShown] = useState(false);
  const { path, form, kind, fields } = file;
  const counted = (text: string, count = 0) =>
    count > 0 ? [fill(text, { count: String(count) })] : [];
  const isDraft = texts.project.page(path)?.publish === false;
  const mark = { new: words.newPage, deleted: words.deleted, changed: '' }[kind];
  const marks = [mark, isDraft ? words.draft : ''].filter(Boolean).join(', ');
  const isText = placeOf(path).name !== 'unknown' && kind !== 'deleted';
  const isChanged = isText && kind === 'changed';
  const behind = isChanged ? lagging(project.published, texts, path) : [];
  return (
    <section aria-label={form}>
      <h2>
        {isText && kind === 'new' ? (
          <a href={addressOf({ ...wayTo(texts, path, []), isSheet: false })}>{form}</a>
        ) : (
          form
        )}
        {marks && ` (${marks})`}
      </h2>
      <ul>
        {fields.map(({ label, keys, from, added, removed }) => {
          const counts = [...counted(words.added, added), ...counted(words.removed, removed)];
          const name = [label || form, counts.join(', ')].filter(Boolean).join(': ');
          return (
            <li key={`${keys.join('.')} ${from.join('.')}`}>
              <a href={addressOf(placeOfField(texts, path, keys))}>{name}</a>
              <button
                type="button"
                aria-label={`${words.takeBack}: ${name}`}
                onClick={() => project.takeBack(path, keys, from)}
              >
                {words.takeBack}
              </button>
            </li>
          );
        })}
      </ul>
      {behind.map(({ path: own, form: page }) => (
        <p key={own}>
          <a href={addressOf({ screen: 'translate', code: placeOf(own).code })}>
            {fill(words.behind, { page })}
          </a>
        </p>
      ))}
      <p>
        {isText && (
          <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.close : words.look}
          </button>
        )}
        {fields.length !== 1 && (
          <button
            type="button"
            aria-label={`${words.takeAllBack}: ${form}`}
            onClick={() => project.giveUp(path)}
          >
            {words.takeAllBack}
          </button>
        )}
      </p>
      {isShown && (
        <Suspense fallback={<Opening />}>
          <BeforeAfter path={path} />
        </Suspense>
      )}
    </section>
  );
}

/** Everything that this device has changed and not published. */
export default function ChangesScreen() {
  useTexts();
  const { changed } = useChanges();
  const { mistakes, elsewhere } = usePublishing();
  return (
    <main className="screen changes">
      <h1>{words.changes}</h1>
      <Conflicts />
      <ToCorrect heading={words.correct} mistakes={mistakes} />
      <ToCorrect heading={words.elsewhere} mistakes={elsewhere} />
      {changed.length === 0 && <p>{words.nothing}</p>}
      {changed.map((file) => (
        <Changed key={file.path} file={file} />
      ))}
      <Account />
    </main>
  );
}
