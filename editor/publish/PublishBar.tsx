import { useMemo, useSyncExternalStore } from 'react';
import { fill } from '../../src/core/fill.ts';
import { listedPages, linkName } from '../../src/core/site-pages.ts';
import { useCode, useEditor, useLaterTexts } from '../app/Editor.tsx';
import { Icon } from '../app/Icon.tsx';
import { addressOf } from '../app/place.ts';
import { sentenceOf } from '../app/trouble.ts';
import { useFault } from '../app/use-fault.ts';
import { formName } from '../files/mistakes.ts';
import { whatBecame, type Notice } from '../online/what-became.ts';
import { troubleIn } from '../repositories/failure.ts';
import { asked } from '../start/asked.ts';
import { WORDS } from '../words/words.ts';
import { useChanges, usePublishing } from './usePublishing.ts';

/** Leads to the site, beside the editor. */
const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** Whether this device has stored every change. */
function useSaveStatus() {
  const { drafts } = useEditor().project;
  return useSyncExternalStore(drafts.subscribe, () => drafts.status);
}

/** What is said at the moment, the most urgent first. */
function useSaid(): Notice | undefined {
  const { project, publishing } = useEditor();
  const { drafts } = project;
  const { app, publish: words } = WORDS;
  const fault = useFault();
  const saveStatus = useSaveStatus();
  const { kind, error, draftPage } = usePublishing();
  const status = useSyncExternalStore(publishing.online.subscribe, () => publishing.online.status);
  if (fault !== undefined) return { text: fill(app.failed, { reason: fault }) };
  if (saveStatus === 'failed' && drafts.all.size > 0) return { text: app.notKept };
  if (kind === 'failed') return { text: sentenceOf(error) };
  if (kind === 'publishing' || kind === 'mistaken' || kind === 'asked')
    return { text: words[kind] };
  if (drafts.all.size > 0) return { text: words.kept };
  if (draftPage !== undefined) {
    const field = { screen: 'page', path: draftPage, keys: ['publish'], isSheet: true } as const;
    return { text: words.savedDraft, link: { text: words.showIt, href: addressOf(field) } };
  }
  return whatBecame(status, publishing.online.editing);
}

/** The page that is shown, and the way to others. */
function PageChooser() {
  const { place, go } = useEditor();
  const texts = useLaterTexts();
  const code = useCode();
  const content = useMemo(() => texts.content(code), [texts, code]);
  const own = texts.project.own(code).map((inside) => `content/${code}/${inside}`);
  const { page } = WORDS.page;
  const { draft } = WORDS.publish;
  return (
    <label className="chooser">
      <span>{page} </span>
      <select
        value={place.page ?? 'home'}
        onChange={({ target }) => go({ screen: 'page', code: place.code, page: target.value })}
      >
        {content &&
          listedPages(content).map(([kind]) => (
            <option key={kind} value={kind}>
              {linkName(kind, content)}
            </option>
          ))}
        {own.map((path) => (
          <option key={path} value={path}>
            {formName(texts, path)}
            {texts.project.page(path)?.publish === false && ` (${draft})`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Below every screen: where one is, what was changed, and the button that publishes it. */
export function PublishBar() {
  const { project, place, go, publishing, account } = useEditor();
  const { drafts } = project;
  const { app, publish: words, signIn } = WORDS;
  const { count } = useChanges();
  const { kind, mistakes, elsewhere, error } = usePublishing();
  const toMend = mistakes.length + elsewhere.length;
  const said = useSaid();
  const isSaving = useSaveStatus() === 'saving';
  const publish = async () => {
    await publishing.publish();
    const { kind: now } = publishing.state;
    if (now === 'mistaken' || now === 'asked') go({ screen: 'changes' });
  };
  const steps = [
    { name: app.undo, icon: 'undo', can: drafts.canUndo, take: () => drafts.undo() },
    { name: app.redo, icon: 'redo', can: drafts.canRedo, take: () => drafts.redo() },
  ] as const;
  const toCorrect = fill(words.toCorrect, { count: String(toMend) });
  return (
    <div className="bar" role="region" aria-label={words.bar}>
      <div className="row">
        <a href={addressOf({ screen: 'start' })} onClick={() => asked.set('')}>
          {app.start}
        </a>
        {place.screen === 'page' && <PageChooser />}
      </div>
      <div className="row">
        {steps.map(({ name, icon, can, take }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            disabled={!can}
            onClick={take}
          >
            <Icon name={icon} />
          </button>
        ))}
        <a href={addressOf({ screen: 'changes' })}>
          {words.changes} ({count})
          {toMend > 0 && (
            <strong title={toCorrect} aria-label={`, ${toCorrect}`} role="img">
              {' '}
              <Icon name="warning" /> {toMend}
            </strong>
          )}
        </a>
        <button
          type="button"
          className="primary"
          disabled={kind === 'publishing' || drafts.all.size === 0}
          onClick={() => void publish()}
        >
          {words.publish}
        </button>
      </div>
      <div className="said">
        <p role="status" aria-busy={isSaving}>
          {said?.text}
          {said?.link && (
            <>
              {' '}
              <a href={said.link.href} {...(said.link.href.startsWith('#') ? {} : NEW_TAB)}>
                {said.link.text}
              </a>
            </>
          )}
        </p>
        {said?.advice !== undefined && <p className="advice">{said.advice}</p>}
        {account && troubleIn(error) === 'signed out' && (
          <button type="button" className="primary" onClick={account.signInAgain}>
            {signIn.again}
          </button>
        )}
      </div>
    </div>
  );
}
