import { Link } from '../../site/components/Link.tsx';
import type { Content } from '../../core/content.ts';
import layout from '../../site/styles/layout.module.css';
import styles from './Dates.module.css';
import { DateList } from './DateList.tsx';
import { datesOnHome } from './occurrences.ts';

/** The next dates on Home, at most three; nothing if there are none. */
export function HomeDates({ content }: { content: Content }) {
  const { calendar, home } = content;
  const { dates } = home;
  const shown = datesOnHome(content);
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
