import { Link } from '../../site/components/Link.tsx';
import type { Content } from '../../core/content.ts';
import layout from '../../site/styles/layout.module.css';
import { eventPath, googleAddress, relativePath } from './addresses.ts';
import { CALENDAR } from './content.ts';
import styles from './Dates.module.css';
import type { Occurrence } from './occurrences.ts';
import { dayText, isoText, timeText, utcOffset, zoneText } from './format.ts';

interface WhenProps {
  occurrence: Occurrence;
  /** Language of the page (BCP 47). */
  language: string;
}

/** The day: its number large, the weekday and the month below it. */
function Day({ occurrence, language }: WhenProps) {
  const { before, numeral, after } = dayText(occurrence, language);
  return (
    <p className={numeral ? styles.day : `${styles.day} ${styles.month}`}>
      <time dateTime={isoText(occurrence, 'start')}>
        {/* A line of its own needs no comma. */}
        {before.replace(/[,،]\s*$/, ' ')}
        {numeral && <b>{numeral}</b>}
        {after}
      </time>
    </p>
  );
}

/** The time at the place; a script adds the reader's own time if that differs. */
function Time({ occurrence, language }: WhenProps) {
  const { instant } = occurrence;
  const time = timeText(occurrence, language);
  const zone = zoneText(occurrence, language);
  if (!instant || !zone) return null;
  return (
    <p
      className={styles.time}
      data-from={instant.start / 60_000}
      data-to={instant.end && instant.end / 60_000}
      data-utc={utcOffset(occurrence)}
    >
      {time && <b>{time}</b>}
      {` ${zone}`}
    </p>
  );
}

/** A text of a date, in the direction of its own language if it is not translated. */
function Words({ text, language }: { text: string; language: string | undefined }) {
  return language ? <bdi lang={language}>{text}</bdi> : text;
}

/** When a date ends, in minutes since 1970: a script then moves it to the past ones. */
const endMinutes = ({ endsAt }: Occurrence) => Math.ceil(endsAt / 60_000);

/** Whether people can put their name on the list: it takes place, and there is room. */
const takesNames = ({ signUp, status }: Occurrence['date']): boolean =>
  signUp !== undefined && status === undefined;

type Page = Pick<Content, 'of' | 'locale' | 'root'>;

interface RowProps {
  occurrence: Occurrence;
  page: Page;
  /** Whether it is a later one of a series: the first has the file with all of them. */
  isLater: boolean;
}

function ToCalendar({ occurrence, page: { root, of }, isLater }: RowProps) {
  const { date } = occurrence;
  const calendar = of(CALENDAR);
  const google = (
    <Link className={layout.target} href={googleAddress(occurrence)}>
      {calendar.google}
    </Link>
  );
  if (isLater) return google;
  return (
    <details className={styles.fold}>
      <summary>{calendar.add}</summary>
      <a className={layout.target} href={relativePath(root, eventPath(root, date.id))}>
        {date.repeats ? calendar.addAll : calendar.file}
      </a>
      {google}
    </details>
  );
}

function Links({ isBrief, ...props }: RowProps & { isBrief: boolean }) {
  const { date } = props.occurrence;
  const words = props.page.of(CALENDAR);
  if (isBrief && !takesNames(date)) return null;
  return (
    <div className={styles.links}>
      {takesNames(date) && (
        <Link className={layout.target} href={date.signUp}>
          {words.signUp}
        </Link>
      )}
      {date.online && !isBrief && (
        <Link className={layout.target} href={date.online}>
          {words.online}
        </Link>
      )}
      {!isBrief && <ToCalendar {...props} />}
    </div>
  );
}

interface DateRowProps extends RowProps {
  /** Whether links to the date lead to this row: an id may occur once on a page. */
  named: boolean;
  /** On Home: what, when, where, and the list for names. */
  isBrief?: boolean;
  /** The page with all dates, to which the title leads. */
  leadsTo?: string | undefined;
  isPast: boolean;
}

/** A date, with all its details if it is not brief. */
export function DateRow({ named, isBrief = false, leadsTo, isPast, ...props }: DateRowProps) {
  const { occurrence, page, isLater } = props;
  const { id, date } = occurrence;
  const { status, language } = date;
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <li
      id={named ? id : undefined}
      className={
        [isOff && styles.off, named && styles.named].filter(Boolean).join(' ') || undefined
      }
      data-ends={isPast ? undefined : endMinutes(occurrence)}
    >
      <Day occurrence={occurrence} language={page.locale} />
      <div className={styles.words}>
        <div>
          <h3>
            {leadsTo ? (
              <Link className={layout.target} href={`${leadsTo}#${id}`}>
                <Words text={date.title} language={language} />
              </Link>
            ) : (
              <Words text={date.title} language={language} />
            )}
          </h3>
          {status && <p className={styles.status}>{page.of(CALENDAR).statuses[status]}</p>}
          <Time occurrence={occurrence} language={page.locale} />
        </div>
        <div className={styles.more}>
          {date.text && !isLater && !isBrief && (
            <p>
              <Words text={date.text} language={language} />
            </p>
          )}
          {date.place && (
            <p>
              <bdi>{date.place}</bdi>
            </p>
          )}
          {!isPast && !isOff && <Links isBrief={isBrief} {...props} />}
        </div>
      </div>
    </li>
  );
}
