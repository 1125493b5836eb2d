import type { Content } from '#content/project';
import { Button } from '../../shared/components/Button.tsx';
import { Link } from '../../shared/components/Link.tsx';
import { eventPath, fileAddress } from './addresses.ts';
import { CALENDAR } from './content.ts';
import { dayText, isoText, timeText, utcOffset, zoneText } from './format.ts';
import type { Occurrence } from './occurrences.ts';
import type { ShownDate } from './translated-dates.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Dates.module.css';

interface WhenProps {
  occurrence: Occurrence;
  /** Language of the page (BCP 47). */
  language: string;
}

/** The day: its number large, the weekday and the month below it. Style puts it before its heading. */
function Day({ occurrence, language }: WhenProps) {
  const { before, numeral, after } = dayText(occurrence, language);
  return (
    <p className={numeral ? styles.day : `${styles.day} ${styles.month}`}>
      <time dateTime={isoText(occurrence, 'start')}>
        {/* Orca reads no text that stands beside a block. A line of its own needs no comma. */}
        {before && <span>{before.replace(/[,،]\s*$/, ' ')}</span>}
        {numeral && <b>{numeral}</b>}
        {after && <span>{after}</span>}
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

/** Which date and day a link or a button is for, said after its words (WCAG 2.4.4). */
function Which({ occurrence, content: { locale } }: DateRowProps) {
  const { before, numeral, after } = dayText(occurrence, locale);
  return (
    <span className={layout.hidden}>
      {' – '}
      <Title {...occurrence.date} />
      {` – ${before}${numeral}${after}`}
    </span>
  );
}

/** In the direction of its own language if it is not translated. */
const Title = ({ title, language }: ShownDate) =>
  language ? <bdi lang={language}>{title}</bdi> : title;

interface DateRowProps {
  occurrence: Occurrence;
  content: Content;
  /** Whether it is a later one of a series: the first has the text, and the file with all of them. */
  isLater?: boolean;
  isPast?: boolean;
  /** Whether links to the date lead to this row: an id may occur once on a page. */
  isNamed?: boolean;
  /** On Home: what, when, where, and the list for names. */
  isBrief?: boolean;
  /** The page with all dates, to which the title leads. */
  leadsTo?: string | undefined;
}

const isOff = ({ date: { status } }: Occurrence) =>
  status === 'cancelled' || status === 'postponed';

/** A file that adds a date to a calendar: of a series every time that is still to come. */
function ToCalendar(props: DateRowProps) {
  const { occurrence, content } = props;
  const { date } = occurrence;
  const words = content.of(CALENDAR);
  return (
    <a className={layout.target} href={fileAddress(eventPath(content.root, date.id))}>
      {date.times.length > 1 ? words.addAll : words.add}
      <Which {...props} />
    </a>
  );
}

function Links(props: DateRowProps) {
  const { isBrief, isLater, content, occurrence } = props;
  const { signUp, status, online } = occurrence.date;
  const words = content.of(CALENDAR);
  return (
    <div className={styles.links}>
      {signUp !== undefined && status === undefined && (
        <Button href={signUp}>
          <span>
            {words.signUp}
            <Which {...props} />
          </span>
        </Button>
      )}
      {online && !isBrief && !isOff(occurrence) && (
        <Button look="outline" href={online}>
          <span>
            {words.online}
            <Which {...props} />
          </span>
        </Button>
      )}
      {!isBrief && !isLater && <ToCalendar {...props} />}
    </div>
  );
}

/** A date, with all its details if it is not brief. */
export function DateRow(props: DateRowProps) {
  const { occurrence, content, isLater, isPast, isNamed, isBrief, leadsTo } = props;
  const { id, date } = occurrence;
  const { language } = date;
  const status = date.status ?? (occurrence.instead && 'changed');
  const hasText = date.text && !isLater && !isBrief;
  // A brief row leads to nothing but a sign-up for what takes place and has room.
  const takesNames = date.signUp !== undefined && date.status === undefined;
  // The others of a series are still added to a calendar where its first one is called off.
  const takesPlace = !isOff(occurrence) || (occurrence.instead !== undefined && !isLater);
  const hasLinks = !isPast && takesPlace && (!isBrief || takesNames);
  return (
    <li
      id={isNamed ? id : undefined}
      className={
        [isOff(occurrence) && styles.off, isNamed && styles.named].filter(Boolean).join(' ') ||
        undefined
      }
      // In minutes since 1970: a script then moves it to the past ones.
      data-ends={isPast ? undefined : Math.ceil(occurrence.endsAt / 60_000)}
    >
      <h3>
        {leadsTo ? (
          <Link className={layout.target} href={`${leadsTo}#${id}`}>
            <Title {...date} />
          </Link>
        ) : (
          <Title {...date} />
        )}
      </h3>
      <Day occurrence={occurrence} language={content.locale} />
      {status && <p className={styles.status}>{content.of(CALENDAR).statuses[status]}</p>}
      <Time occurrence={occurrence} language={content.locale} />
      {(hasText || date.place || hasLinks) && (
        <div className={styles.more}>
          {hasText && <p>{language ? <bdi lang={language}>{date.text}</bdi> : date.text}</p>}
          {date.place && (
            <p>
              <bdi>{date.place}</bdi>
            </p>
          )}
          {hasLinks && <Links {...props} />}
        </div>
      )}
    </li>
  );
}
