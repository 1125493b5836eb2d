import { Fragment } from 'react';
import type { Content } from '#content/project';
import { CALENDAR } from './content.ts';
import { DateRow } from './DateRow.tsx';
import type { Occurrence, Series } from './occurrences.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Dates.module.css';

interface DateListProps {
  dates: readonly Series[];
  content: Content;
  /** Whether links to an occurrence lead to its row here; without it none does. */
  isNamed?: (occurrence: Occurrence) => boolean;
  /** As on Home, where each title may lead to the page with all dates. */
  isBrief?: boolean;
  leadsTo?: string | undefined;
}

/** Future dates: one row each, with the other times of a series folded below it. */
export function DateList({ dates, isNamed = () => false, ...props }: DateListProps) {
  return (
    <ul className={`${layout.rows} ${styles.dates}`} hidden={dates.length === 0}>
      {dates.map(([first, ...later]) => (
        <Fragment key={first.id}>
          <DateRow {...props} occurrence={first} isNamed={isNamed(first)} />
          {later.length > 0 && (
            <li className={styles.series}>
              <details className={styles.fold}>
                <summary>{props.content.of(CALENDAR).series}</summary>
                <ul className={styles.dates}>
                  {later.map((occurrence) => (
                    <DateRow
                      key={occurrence.id}
                      {...props}
                      occurrence={occurrence}
                      isNamed={isNamed(occurrence)}
                      isLater
                    />
                  ))}
                </ul>
              </details>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
