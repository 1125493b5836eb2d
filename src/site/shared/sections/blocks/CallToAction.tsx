import type { ReactNode } from 'react';
import { Emphasis } from '../../components/divided-text.tsx';
import { Weaves, weavePattern } from '../../components/Weave.tsx';
import layout from '../../styles/layout.module.css';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  id: string;
  /** `**Two stars**` make words gold, except on a gold ground. */
  heading: string;
  /** gold: become a member; dark: write to us. */
  ground: 'gold' | 'dark';
  children: ReactNode;
}

/** A full-width band with one call to action. */
export function CallToAction({ id, heading, ground, children }: CallToActionProps) {
  return (
    <div
      className={`${layout.raised} ${styles.band} ${ground === 'gold' ? layout.gold : styles.dark}`}
    >
      <div className={`${layout.wrap} ${styles.row}`}>
        <h2 id={id}>
          <Emphasis>{heading}</Emphasis>
        </h2>
        <div className={styles.actions}>{children}</div>
      </div>
      <span className={styles.strips}>
        <Weaves of={weavePattern(heading, 3)} />
      </span>
    </div>
  );
}
