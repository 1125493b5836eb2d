import { Link } from '../../site/components/Link.tsx';
import { fieldOf } from '../../core/content.ts';
import type { PartProps } from '../../site/feature-views.ts';
import { CALENDAR, HOME_DATES } from './content.ts';
import layout from '../../site/styles/layout.module.css';
import { Day, endMinutes, SignUp, takesNames, Time, Words } from './DateRow.tsx';
import styles from './Dates.module.css';
import { chosenDates } from './occurrences.ts';
import { datesOf } from './translated-dates.ts';

/** The next dates on Home, at most three; nothing if there are none. */
export function HomeDates({ content }: PartProps) {
  const { locale } = content;
  const calendar = content.of(CALENDAR);
  const dates = fieldOf(content, HOME_DATES);
  if (!dates) return null;
  const { ahead } = chosenDates(datesOf(content), dates);
  if (ahead.length === 0) return null;
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
        <ul className={`${layout.rows} ${styles.dates} ${styles.few}`}>
          {ahead.map((occurrence) => {
            const { id, date } = occurrence;
            return (
              <li key={id} data-ends={endMinutes(occurrence)}>
                <Day occurrence={occurrence} language={locale} />
                <div className={styles.words}>
                  <div>
                    <h3>
                      {page ? (
                        <Link className={layout.target} href={`${page}#${id}`}>
                          <Words text={date.title} language={date.language} />
                        </Link>
                      ) : (
                        <Words text={date.title} language={date.language} />
                      )}
                    </h3>
                    {date.status && (
                      <p className={styles.status}>{calendar.statuses[date.status]}</p>
                    )}
                    <Time occurrence={occurrence} language={locale} />
                  </div>
                  <div className={styles.more}>
                    {date.place && (
                      <p>
                        <bdi>{date.place}</bdi>
                      </p>
                    )}
                    {takesNames(date) && (
                      <p className={styles.links}>
                        <SignUp date={date} words={calendar} />
                      </p>
                    )}
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
        {page && (
          <p>
            <Link className={layout.target} href={page}>
              {calendar.all}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
