import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ChangedFile } from '../store/drafts/changed-fields.ts';
import type { PublishState } from '../store/project/publishing.ts';
import { WORDS } from '../words/words.ts';
import { useEditor, useDeferredTexts } from './Editor.tsx';
import { moveFocus } from './focus.ts';
import { notices } from './notices.ts';
import { publishNotice, unseenNotice, type Notice } from './publish-notice.ts';
import { routeAddress, type EditorRoute } from './route.ts';

const CHANGES: EditorRoute = { screen: 'changes' };

/** The state of publishing; renders again after each change. */
export function usePublishing(): PublishState {
  const { publishing } = useEditor();
  return useSyncExternalStore(publishing.subscribe, () => publishing.state);
}

/** The notice about what was published last; undefined if nothing was. */
export function usePublishNotice(): Notice | undefined {
  const { workspace, publishing } = useEditor();
  const { online } = publishing;
  const state = usePublishing();
  const status = useSyncExternalStore(online.subscribe, () => online.status);
  const unseen = state.kind === 'published' ? state.unseen : undefined;
  return unseen === undefined
    ? publishNotice(status, online.editing)
    : unseenNotice(workspace.publishedTexts, unseen);
}

/** The changed files of this device, and the number of changes. */
export function useChanges(): { changed: ChangedFile[]; count: number } {
  const { workspace } = useEditor();
  const texts = useDeferredTexts();
  const changed = useMemo(() => workspace.changes(texts), [workspace, texts]);
  return { changed, count: changed.reduce((all, { fields }) => all + (fields.length || 1), 0) };
}

/**
 * A function that publishes, and opens the screen of changes if there are mistakes or conflicts.
 */
export function usePublish(): () => Promise<void> {
  const { workspace, publishing, go } = useEditor();
  return useCallback(async () => {
    // Publishing again would repeat the question, and forget the choices.
    if (publishing.state.kind === 'conflicts') notices.say(WORDS.publish.conflicts);
    else await publishing.publish();
    const { kind } = publishing.state;
    if (kind === 'idle' && workspace.changes().length === 0) notices.say(WORDS.publish.nothing);
    if (kind !== 'mistakes' && kind !== 'conflicts') return;
    if (location.hash !== routeAddress(CHANGES)) go(CHANGES);
    // Begins anew: what is wrong stands at the top.
    else moveFocus(document.querySelector('.filled h1'), 'start');
  }, [workspace, publishing, go]);
}
