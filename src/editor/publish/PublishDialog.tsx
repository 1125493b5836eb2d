import { useEffect, useRef, useState } from 'react';
import { fill } from '#content/text';
import { useEditor } from '../shared/Editor.tsx';
import { usePublishing } from '../shared/use-publishing.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.publish;

/** How long to wait, in ms, before somebody may stop waiting. */
const PATIENCE = 10_000;

/** Shows the steps of publishing. Nobody can type meanwhile. */
export function PublishDialog() {
  const { publishing } = useEditor();
  const state = usePublishing();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLong, setLong] = useState(false);
  const isOpen = state.kind === 'publishing';
  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return undefined;
    current.showModal();
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
      current.close();
    };
  }, [isOpen]);
  const step = isOpen ? state.step : undefined;
  const { files = 0 } = step ?? {};
  const sending = files > 0 ? fill(words.steps.sendingFiles, { count: String(files) }) : undefined;
  return (
    <dialog
      ref={dialog}
      className="publishing"
      aria-label={words.publishing}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      {step && (
        <>
          <p aria-live="polite">{sending ?? words.steps[step.name]}</p>
          <progress aria-label={words.publishing} />
          {isLong && <button onClick={() => publishing.stopWaiting()}>{words.stopWaiting}</button>}
        </>
      )}
    </dialog>
  );
}
