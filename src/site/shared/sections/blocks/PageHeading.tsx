import type { ReactNode } from 'react';
import { Weaves, weavePattern } from '../../components/Weave.tsx';
import layout from '../../styles/layout.module.css';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  lead: string | undefined;
  /** A figure beside or below the lead. */
  picture?: ReactNode;
  /** Content between heading and lead, such as the day of a post. */
  children?: ReactNode;
}

/** So many run off a screen of 1920 px after a heading of one letter. */
const STRIPS = 56;

/** The top of a custom page: heading, lead, and a pattern made from the letters of the heading. */
export function PageHeading({ heading, lead, picture, children }: PageHeadingProps) {
  return (
    <section className={styles.heading} aria-labelledby="page">
      <div className={`${layout.wrap} ${picture ? styles.pictured : ''}`}>
        <h1 id="page">
          {heading}
          <span className={`screen-only ${styles.end}`}>
            <span className={styles.pattern}>
              <Weaves of={weavePattern(heading, STRIPS)} />
            </span>
          </span>
        </h1>
        {children}
        {lead && <p className={`${layout.lead} ${styles.lead}`}>{lead}</p>}
        {picture}
      </div>
    </section>
  );
}
