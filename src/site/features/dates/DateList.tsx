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
  /** Whether the row of an occurrence has the id to which links lead. */
  isAnchor: (occurrence: Occurrence) => boolean;
  /** The page with all dates, to which the titles of a short list lead. */
  page?: string | undefined;
}

/** Future dates: a row for each, with the later times of a series folded below its first. */
export function DateList({ dates, content, isAnchor, page }: DateListProps) {
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
            page={page}
            variant={page ? 'short' : 'full'}
            isAnchor={isAnchor(first)}
          />
          {later.length > 0 && (
            <li className={styles.series}>
              <details className={page ? `${styles.fold} ${styles.short}` : styles.fold}>
                <summary>{content.of(CALENDAR).series}</summary>
                <ul className={styles.dates}>
                  {later.map((occurrence) => (
                    <DateRow
                      key={occurrence.id}
                      occurrence={occurrence}
                      content={content}
                      page={page}
                      variant={page ? 'short' : 'later'}
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
