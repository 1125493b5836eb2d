import { Weave, Weaves, type WeaveName } from '../components/Weave.tsx';
import styles from './Talk.module.css';

const CALL: WeaveName[] = ['diamond', 'thin', 'checker', 'bars', 'thin', 'checker'];
const RESPONSE: WeaveName[] = ['bars', 'diamond', 'thin', 'checker', 'bars', 'diamond', 'thin'];

interface TalkProps {
  /** Whether an answer is awaited: one more strip, which is not finished. */
  awaits?: boolean;
  className?: string | undefined;
}

/** A decorative cloth of two parts, as two people who talk in turn: call and response. */
export function Talk({ awaits = false, className = '' }: TalkProps) {
  return (
    <div className={`screen-only ${styles.talk} ${className}`}>
      <Weaves of={[...CALL, ...RESPONSE]} />
      {awaits && (
        <span className={styles.unfinished}>
          <Weave weave="checker" />
        </span>
      )}
    </div>
  );
}
