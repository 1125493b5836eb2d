import { WORDS } from '../words/words.ts';

interface FailedProps {
  said: string;
  /** In the words of the browser. */
  reason?: string;
  again: () => void;
}

/** Fills the window with what has gone wrong, and a way to try again. */
export const Failed = ({ said, reason, again }: FailedProps) => (
  <main className="screen">
    <p role="alert">{said}</p>
    {reason !== undefined && (
      <p>
        <small>{reason}</small>
      </p>
    )}
    <button type="button" onClick={again}>
      {WORDS.app.again}
    </button>
  </main>
);
