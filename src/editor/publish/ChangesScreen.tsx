import type { Path } from '#content/fields';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { namesOf } from '../form/items.ts';
import { PagesToChange } from '../screens/start/PageLinks.tsx';
import { changeName, Difference } from '../shared/Difference.tsx';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { fieldRoute } from '../shared/field-route.ts';
import { routeAddress, keysOf } from '../shared/route.ts';
import { NoticeLink, RouteLink, Screen } from '../shared/Screen.tsx';
import { useChanges, usePublishing, usePublishNotice } from '../shared/use-publishing.ts';
import { goBack } from '../shared/visits.ts';
import { fullLabel } from '../store/data/labels.ts';
import type { ChangedFile } from '../store/drafts/changed-fields.ts';
import { mistakeSentence, type Mistake } from '../store/files/mistakes.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { WORDS } from '../words/words.ts';
import { Conflicts } from './Conflicts.tsx';

const words = WORDS.publish;

/** The address that opens the form of a field over its page. */
const formAddress = (texts: OpenProject, path: string, keys: Path): string =>
  routeAddress({ ...fieldRoute(texts, path, keys), isSheet: true });

function MistakeLinks({ heading, mistakes }: { heading: string; mistakes: readonly Mistake[] }) {
  const texts = useTexts();
  if (mistakes.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="changes">
        {mistakes.map((mistake) => {
          const { path, form, keyPath, message, fixableIn } = mistake;
          const label = namesOf(texts, path, keysOf(keyPath)).join(' › ');
          return (
            <li key={[path, keyPath, message].join('\n')}>
              <a href={formAddress(texts, path, keysOf(keyPath))}>
                {mistakeSentence(mistake, fullLabel({ form, label }))}
              </a>
              {fixableIn && (
                <>
                  {' '}
                  <a href={formAddress(texts, fixableIn.path, keysOf(fixableIn.keyPath))}>
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

/** Lists the changes of a file, with buttons that revert one field or the whole file. */
function Changed({ file }: { file: ChangedFile }) {
  const { workspace, publishing } = useEditor();
  const texts = useTexts();
  const { path, form, kind, fields } = file;
  const mark = { new: words.newPage, deleted: words.deleted, changed: '' }[kind];
  const marks = [mark, texts.isDraft(path) ? words.draft : ''].filter(Boolean).join(', ');
  const isText = MODEL.fileInfoOf(path).kind !== 'other';
  const discard = () => {
    const isSure = kind !== 'new' || confirm(fill(words.discardNew, { name: form }));
    if (isSure) void publishing.takeBack(() => workspace.drafts.discard([path]));
  };
  return (
    <section aria-label={form}>
      <h2>
        {isText && kind === 'new' ? (
          <a href={routeAddress({ ...fieldRoute(texts, path, []), isSheet: false })}>{form}</a>
        ) : (
          form
        )}
        {marks && ` (${marks})`}
      </h2>
      <ul className="changes">
        {fields.map((field) => {
          const { keys, from } = field;
          const label = namesOf(texts, path, keys).join(' › ');
          const name = changeName({ ...field, label }, form);
          return (
            <li key={`${keys.join('.')} ${from.join('.')}`}>
              <a href={formAddress(texts, path, keys)}>{name}</a>
              <Difference
                was={workspace.textsBefore.value(path, from)}
                is={texts.value(path, keys)}
                field={texts.field(path, keys)}
              />
              <button
                aria-label={`${words.takeBack}: ${name}`}
                onClick={() =>
                  void publishing.takeBack(() => workspace.revertField(path, keys, from))
                }
              >
                {words.takeBack}
              </button>
            </li>
          );
        })}
      </ul>
      {fields.length !== 1 && (
        <button aria-label={`${words.takeAllBack}: ${form}`} onClick={discard}>
          {words.takeAllBack}
        </button>
      )}
    </section>
  );
}

/** Shows the state of the sign-in and a button to sign out; nothing on this computer. */
function Account() {
  const { account, workspace } = useEditor();
  if (!account) return null;
  const signOut = () => {
    const isPublished = workspace.changes().length === 0;
    if (isPublished || confirm(WORDS.signIn.unpublished)) void account.signOut();
  };
  return (
    <section>
      <p>{WORDS.signIn.signedIn}</p>
      <button onClick={signOut}>{WORDS.signIn.signOut}</button>
    </section>
  );
}

/** The screen with all unpublished changes of this device, and the mistakes in them. */
export default function ChangesScreen() {
  const { changed } = useChanges();
  const { kind, mistakes, elsewhere } = usePublishing();
  const publishNotice = usePublishNotice();
  const isPublished = kind === 'published' && changed.length === 0;
  const notice = isPublished ? publishNotice : undefined;
  return (
    <Screen title={words.changes}>
      <Conflicts />
      <MistakeLinks heading={words.correct} mistakes={mistakes} />
      <MistakeLinks heading={words.elsewhere} mistakes={elsewhere} />
      {changed.length === 0 && (
        <section className={notice ? 'large' : 'calm'}>
          <p>{notice?.text ?? words.nothing}</p>
          {notice && !notice.link && !notice.advice && <progress aria-label={words.publishing} />}
          {notice?.link && <NoticeLink {...notice.link} />}
          <button onClick={() => goBack(routeAddress({ screen: 'start' }))}>{words.goOn}</button>
        </section>
      )}
      {changed.length === 0 && (
        <RouteLink to={{ screen: 'versions' }}>{WORDS.pages.versions}</RouteLink>
      )}
      {changed.map((file) => (
        <Changed key={file.path} file={file} />
      ))}
      <PagesToChange />
      <Account />
    </Screen>
  );
}
