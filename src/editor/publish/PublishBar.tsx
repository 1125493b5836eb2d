import { useSyncExternalStore } from 'react';
import { fill } from '#content/text';
import { useEditor } from '../shared/Editor.tsx';
import { Icon } from '../shared/Icon.tsx';
import { routeAddress } from '../shared/route.ts';
import { undoOrRedo } from '../shared/undo.ts';
import { useChanges, usePublish, usePublishing } from '../shared/use-publishing.ts';
import { WORDS } from '../words/words.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { StatusMessages } from './StatusMessages.tsx';

const words = WORDS.publish;

/** Undo and Redo. */
function UndoButtons() {
  const { workspace } = useEditor();
  const { drafts } = workspace;
  const isPossible = {
    undo: useSyncExternalStore(drafts.subscribe, () => drafts.canUndo),
    redo: useSyncExternalStore(drafts.subscribe, () => drafts.canRedo),
  };
  return (['undo', 'redo'] as const).map((action) => (
    <button
      key={action}
      className="sign"
      aria-label={WORDS.app[action]}
      title={WORDS.app[action]}
      disabled={!isPossible[action]}
      onClick={() => undoOrRedo(workspace, action)}
    >
      <Icon name={action} /> <span>{WORDS.app[action]}</span>
    </button>
  ));
}

/** The bar below every screen: messages, Undo and Redo, the number of changes, and *Publish*. */
export function PublishBar() {
  const { count } = useChanges();
  const { kind, mistakes, elsewhere } = usePublishing();
  const publish = usePublish();
  const hasMistakes = mistakes.length > 0;
  const mistakeCount = mistakes.length + elsewhere.length;
  const toCorrect = fill(words.toCorrect, { count: String(mistakeCount) });
  return (
    <div className="bar" role="region" aria-label={words.bar}>
      <PublishDialog />
      <StatusMessages changeCount={count} />
      <UndoButtons />
      <a className="changes-link" href={routeAddress({ screen: 'changes' })}>
        {words.changes} ({count})
        {mistakeCount > 0 && (
          <strong title={toCorrect} aria-label={`, ${toCorrect}`} role="img">
            {' '}
            <Icon name="warning" /> {mistakeCount}
          </strong>
        )}
      </a>
      <button
        className={hasMistakes ? 'danger' : 'primary'}
        disabled={kind === 'publishing' || count === 0}
        onClick={() => void publish()}
      >
        {hasMistakes ? words.correctFirst : words.publish}
      </button>
    </div>
  );
}
