import { Weaves, weavePattern } from './Weave.tsx';
import layout from '../styles/layout.module.css';
import styles from './Cloth.module.css';

/** Fills the space of a missing picture with cloth woven from the letters of a name. */
export function Cloth({ name, className }: { name: string; className: string | undefined }) {
  return (
    <div className={`screen-only ${layout.raised} ${styles.cloth} ${className}`} aria-hidden="true">
      <Weaves of={weavePattern(name, 4)} />
    </div>
  );
}
