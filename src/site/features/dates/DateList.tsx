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
  /** Whether the row of an occurrence has the id to which links lead; by default none has. */
  isAnchor?: (occurrence: Occurrence) => boolean;
  isOnHome?: boolean;
}

/** Future dates: a row for each, with the later times of a series folded below its first. */
export function DateList({ dates, content, isAnchor = () => false, isOnHome }: DateListProps) {
  return (
    <ul
      className={`${layout.rows} ${styles.dates}`}
      data-hook="future-dates"
      hidden={dates.length === 0}
    >
      {dates.map(([first, ...later]) => (
        <Fragment key={first.id}>
          <DateRow
            occurrence={first}
            content={content}
            variant={isOnHome ? 'home' : 'full'}
            isAnchor={isAnchor(first)}
          />
          {later.length > 0 && (
            <li className={styles.series}>
              <details className={isOnHome ? `${styles.fold} ${styles.onHome}` : styles.fold}>
                <summary>{content.of(CALENDAR).series}</summary>
                <ul className={styles.dates}>
                  {later.map((occurrence) => (
                    <DateRow
                      key={occurrence.id}
                      occurrence={occurrence}
                      content={content}
                      variant={isOnHome ? 'home' : 'later'}
                      isAnchor={isAnchor(occurrence)}
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
