import { Link } from '../components/Link.tsx';
import type { Content } from '../content/content.ts';
import layout from '../styles/layout.module.css';
import { eventPath, googleAddress, relativePath } from './addresses.ts';
import styles from './Dates.module.css';
import type { Occurrence } from './occurrences.ts';
import { dayText, isoText, timeText, utcOffset, zoneText } from './format.ts';

interface WhenProps {
  occurrence: Occurrence;
  /** Language of the page (BCP 47). */
  language: string;
}

/** Day and time at the place; a script adds the reader's own time if that differs. */
export function When({ occurrence, language }: WhenProps) {
  const { instant } = occurrence;
  const time = timeText(occurrence, language);
  const zone = zoneText(occurrence, language);
  return (
    <div>
      <p className={styles.day}>
        <time dateTime={isoText(occurrence, 'start')}>{dayText(occurrence, language)}</time>
      </p>
      {zone && (
        <p className={styles.time}>
          {time && <b>{time}</b>} {zone}
        </p>
      )}
      {instant && (
        <p
          className={styles.time}
          data-from={instant.start / 60_000}
          data-to={instant.end && instant.end / 60_000}
          data-utc={utcOffset(occurrence)}
          hidden
        />
      )}
    </div>
  );
}

/** A text of a date, in the direction of its own language if it is not translated. */
export function Words({ text, language }: { text: string; language: string | undefined }) {
  return language ? <bdi lang={language}>{text}</bdi> : text;
}

/** When a date ends, in minutes since 1970: a script then moves it to the past ones. */
export const endMinutes = ({ endsAt }: Occurrence) => Math.ceil(endsAt / 60_000);

interface SignUpProps {
  date: Occurrence['date'];
  words: Content['calendar'];
}

/** Whether people can put their name on the list: it takes place, and there is room. */
export const takesNames = ({ signUp, status }: SignUpProps['date']): boolean =>
  signUp !== undefined && status === undefined;

/** The link to the list on which people put their name. */
export function SignUp({ date, words }: SignUpProps) {
  return (
    <Link className={layout.target} href={date.signUp}>
      {words.signUp}
    </Link>
  );
}

type Page = Pick<Content, 'calendar' | 'locale' | 'root'>;

function Links({ occurrence, page }: { occurrence: Occurrence; page: Page }) {
  const { date } = occurrence;
  const words = page.calendar;
  return (
    <ul className={styles.links}>
      {takesNames(date) && (
        <li>
          <SignUp date={date} words={words} />
        </li>
      )}
      {date.online && (
        <li>
          <Link className={layout.target} href={date.online}>
            {words.online}
          </Link>
        </li>
      )}
      <li>
        <a className={layout.target} href={relativePath(page.root, eventPath(page.root, date.id))}>
          {date.repeats ? words.addAll : words.add}
        </a>
      </li>
      <li>
        <Link className={layout.target} href={googleAddress(occurrence)}>
          {words.google}
        </Link>
      </li>
    </ul>
  );
}

interface DateRowProps {
  occurrence: Occurrence;
  page: Page;
  /** Whether links to the date lead to this row: an id may occur once on a page. */
  named: boolean;
  isPast: boolean;
}

/** A date with all its details. */
export function DateRow({ occurrence, page, named, isPast }: DateRowProps) {
  const { id, date } = occurrence;
  const { status, language } = date;
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <li
      id={named ? id : undefined}
      className={isOff ? styles.off : undefined}
      data-ends={isPast ? undefined : endMinutes(occurrence)}
    >
      <When occurrence={occurrence} language={page.locale} />
      <div>
        <h3>
          <Words text={date.title} language={language} />
        </h3>
        {status && <p className={styles.status}>{page.calendar.statuses[status]}</p>}
      </div>
      <div className={styles.more}>
        {date.text && (
          <p>
            <Words text={date.text} language={language} />
          </p>
        )}
        {date.place && (
          <p>
            <bdi>{date.place}</bdi>
          </p>
        )}
        {!isPast && !isOff && <Links occurrence={occurrence} page={page} />}
      </div>
    </li>
  );
}
