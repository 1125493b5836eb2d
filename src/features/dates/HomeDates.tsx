import { Link } from '../../site/components/Link.tsx';
import { fieldOf } from '../../core/content.ts';
import type { PartProps } from '../../site/feature-views.ts';
import { CALENDAR, HOME_DATES } from './content.ts';
import layout from '../../site/styles/layout.module.css';
import styles from './Dates.module.css';
import { DateList } from './DateList.tsx';
import { datesOnHome } from './occurrences.ts';
import { datesOf } from './translated-dates.ts';

/** The next dates on Home, at most three; nothing if there are none. */
export function HomeDates({ content }: PartProps) {
  const calendar = content.of(CALENDAR);
  const dates = fieldOf(content, HOME_DATES);
  const shown = datesOnHome(datesOf(content), dates);
  if (!dates || shown.length === 0) return null;
  const { page } = dates;
  return (
    <section
      className={layout.section}
      aria-labelledby="dates-heading"
      data-hook="dates"
      data-words={calendar.yourTime}
    >
      <div className={layout.wrap}>
        <h2 id="dates-heading">{dates.heading}</h2>
        <DateList dates={shown} content={content} isBrief leadsTo={page} />
        {page && (
          <p className={styles.below}>
            <Link className={layout.target} href={page}>
              {calendar.all}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
