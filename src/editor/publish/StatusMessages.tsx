import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fill } from '#content/text';
import { useEditor } from '../shared/Editor.tsx';
import { errorNotice } from '../shared/error-notice.ts';
import { SignInAgain } from '../shared/ErrorAlert.tsx';
import { moveFocus } from '../shared/focus.ts';
import { notices } from '../shared/notices.ts';
import type { Notice } from '../shared/publish-notice.ts';
import type { EditorRoute } from '../shared/route.ts';
import { NoticeText } from '../shared/Screen.tsx';
import { usePublishing, usePublishNotice } from '../shared/use-publishing.ts';
import { useUncaughtError } from '../shared/use-uncaught-error.ts';
import { WORDS } from '../words/words.ts';

interface StatusMessage extends Notice {
  /**
   * How long it is shown: `fades`, `kept` and `published` for some seconds, `kept` also while a
   * form is open, `stays` until the state changes. `published` is golden, because somebody has
   * waited for it.
   */
  kind: 'fades' | 'kept' | 'stays' | 'published';
}

/** The notice about what was published, until the next step: another screen, or a change. */
function useNewNotice(): Notice | undefined {
  const { workspace, route } = useEditor();
  const { drafts } = workspace;
  const isChanged = useSyncExternalStore(drafts.subscribe, () => drafts.all.size > 0);
  const notice = usePublishNotice();
  // After another publication, the same sentence counts as new.
  const text = usePublishing().kind === 'publishing' ? undefined : notice?.text;
  const [last, setLast] = useState<{ text?: string | undefined; at?: EditorRoute }>({});
  if (text !== last.text) setLast({ text, at: route });
  else if (isChanged && last.at) setLast({ text });
  return last.at === route ? notice : undefined;
}

/** The most urgent message about the state of the editor. */
function useStatusMessage(changeCount: number): StatusMessage | undefined {
  const { drafts } = useEditor().workspace;
  const { app, publish: words } = WORDS;
  const fault = useUncaughtError();
  const saveStatus = useSyncExternalStore(drafts.subscribe, () => drafts.status);
  const publishState = usePublishing();
  const { kind } = publishState;
  const notice = useNewNotice();
  if (fault !== undefined) return { kind: 'stays', text: fill(app.failed, { reason: fault }) };
  if (saveStatus === 'failed' && drafts.all.size > 0) return { kind: 'stays', text: app.notKept };
  if (kind === 'failed') return { kind: 'stays', ...errorNotice(publishState.error) };
  if (kind === 'mistakes' || kind === 'conflicts') return { kind: 'fades', text: words[kind] };
  if (changeCount > 0) return { kind: 'kept', text: words.kept };
  return notice && { kind: 'published', ...notice };
}

/** The state of the editor, what has just happened, and signing in again where that helps. */
export function StatusMessages({ changeCount }: { changeCount: number }) {
  const { drafts } = useEditor().workspace;
  const publishState = usePublishing();
  const { kind } = publishState;
  const message = useStatusMessage(changeCount);
  const happened = useSyncExternalStore(notices.subscribe, () => notices.text);
  const isSaving = useSyncExternalStore(drafts.subscribe, () => drafts.status === 'saving');
  const status = useRef<HTMLParagraphElement>(null);
  const isPublished = kind === 'published' && message?.kind === 'published';
  useEffect(() => {
    // Leaves a caret where it is. The pressed button is disabled by now.
    const { activeElement, body } = document;
    const isInBar = status.current?.closest('.bar')?.contains(activeElement);
    if (isPublished && (isInBar || activeElement === body)) moveFocus(status.current);
  }, [isPublished]);
  return (
    <div className="messages">
      <p ref={status} tabIndex={-1} role="status" aria-atomic="false" aria-busy={isSaving}>
        <span key={message?.text} className={message?.kind}>
          {message && <NoticeText {...message} />}
        </span>{' '}
        <span key={`happened ${happened}`} className={notices.isOnlyHeard ? 'unseen' : 'happened'}>
          {happened}
        </span>
      </p>
      {message?.advice !== undefined && <p className="advice">{message.advice}</p>}
      {kind === 'failed' && <SignInAgain error={publishState.error} />}
    </div>
  );
}
