import { Weave, Weaves, type WeaveName } from '../components/Weave.tsx';
import styles from './Talk.module.css';

const CALL: WeaveName[] = ['diamond', 'thin', 'checker', 'bars', 'thin', 'checker'];
const RESPONSE: WeaveName[] = ['bars', 'diamond', 'thin', 'checker', 'bars', 'diamond', 'thin'];

interface TalkProps {
  /** Whether the visitor expects an answer, drawn as one more, unfinished strip. */
  awaits?: boolean;
  className?: string | undefined;
}

/** A decorative cloth in two parts, like call and response of two people talking. */
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
