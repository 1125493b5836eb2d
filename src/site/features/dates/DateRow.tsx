import type { Content } from '#content/project';
import { Button } from '../../shared/components/Button.tsx';
import { Link } from '../../shared/components/Link.tsx';
import { eventPath, relativePath } from './addresses.ts';
import { CALENDAR } from './content.ts';
import { dayText, isoText, timeText, utcOffset, zoneText } from './format.ts';
import type { Occurrence } from './occurrences.ts';
import type { DateEntry } from './schema.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Dates.module.css';

interface OccurrenceProps {
  occurrence: Occurrence;
  content: Content;
}

/** The day: its number large, with the weekday and the month. CSS shows it before the heading. */
function Day({ occurrence, content: { locale } }: OccurrenceProps) {
  const { before, numeral, after } = dayText(occurrence, locale);
  return (
    <p className={numeral ? styles.day : `${styles.day} ${styles.month}`}>
      <time dateTime={isoText(occurrence, 'start')}>
        {/* Spans, because Orca skips text beside a block. A line of its own needs no comma. */}
        {before && <span>{before.replace(/[,،]\s*$/, ' ')}</span>}
        {numeral && <b>{numeral}</b>}
        {after && <span>{after}</span>}
      </time>
    </p>
  );
}

/** The time by the clocks of the place. A script adds the reader's own time if that differs. */
function Time({ occurrence, content: { locale } }: OccurrenceProps) {
  const { start, end } = occurrence;
  const time = timeText(occurrence, locale);
  const zone = zoneText(occurrence, locale);
  if (!zone) return null;
  return (
    <p
      className={styles.time}
      data-from={start.instant / 60_000}
      data-to={end && end.instant / 60_000}
      data-utc={utcOffset(occurrence)}
    >
      {time && <b>{time}</b>}
      {` ${zone}`}
    </p>
  );
}

/** The title, in the direction of its language if it is not translated. */
const Title = ({ title, language }: DateEntry) =>
  language ? <bdi lang={language}>{title}</bdi> : title;

/** Says after the words of a link to which date it belongs (WCAG 2.4.4). */
function DateOfLink({ occurrence, content: { locale } }: OccurrenceProps) {
  const { before, numeral, after } = dayText(occurrence, locale);
  return (
    <span className={layout.hidden}>
      {' – '}
      <Title {...occurrence.date} />
      {` – ${before}${numeral}${after}`}
    </span>
  );
}

interface DateRowProps extends OccurrenceProps {
  /**
   * `short`: what, when, where, and the sign-up. `later`: one of a series whose first row has the text
   * and the calendar file. `past`: without links.
   */
  variant: 'full' | 'short' | 'later' | 'past';
  /** The page with all dates, to which the title leads. */
  page?: string | undefined;
  /** Whether the row has the id to which links lead. */
  isAnchor?: boolean;
}

const isOff = ({ date: { status } }: Occurrence) =>
  status === 'cancelled' || status === 'postponed';

/** Whether a row shows links: only future dates that take place do. */
function hasLinks({ occurrence, variant }: DateRowProps): boolean {
  const { date, exception } = occurrence;
  if (variant === 'past') return false;
  if (variant === 'short') return date.signUp !== undefined && date.status === undefined;
  // If the first date of a series is called off, its row still adds the others to a calendar.
  return !isOff(occurrence) || (exception !== undefined && variant === 'full');
}

/** Links to sign up, to join online, and to add the date to a calendar. */
function Links(props: DateRowProps) {
  const { variant, content, occurrence } = props;
  const { id, signUp, status, online } = occurrence.date;
  const words = content.of(CALENDAR);
  const label = (text: string) => (
    <span>
      {text}
      <DateOfLink {...props} />
    </span>
  );
  return (
    <div className={styles.links}>
      {signUp !== undefined && status === undefined && (
        <Button href={signUp}>{label(words.signUp)}</Button>
      )}
      {online && variant !== 'short' && !isOff(occurrence) && (
        <Button look="outline" href={online}>
          {label(words.online)}
        </Button>
      )}
      {variant === 'full' && (
        <a className={layout.target} href={relativePath(eventPath(content.root, id))}>
          {label(occurrence.isOfSeries ? words.addAll : words.add)}
        </a>
      )}
    </div>
  );
}

/** One occurrence of a date. */
export function DateRow(props: DateRowProps) {
  const { occurrence, content, variant, page, isAnchor } = props;
  const { id, date, exception } = occurrence;
  const { language } = date;
  const status = date.status ?? (exception && 'changed');
  const hasText = date.text && (variant === 'full' || variant === 'past');
  const isLinked = hasLinks(props);
  const classes = [isOff(occurrence) && styles.off, isAnchor && styles.named].filter(Boolean);
  return (
    <li
      id={isAnchor ? id : undefined}
      className={classes.join(' ') || undefined}
      // In minutes since 1970, when a script moves it to the past dates.
      data-ends={variant === 'past' ? undefined : Math.ceil(occurrence.endsAt / 60_000)}
    >
      <h3>
        {page ? (
          <Link className={layout.target} href={`${page}#${id}`}>
            <Title {...date} />
          </Link>
        ) : (
          <Title {...date} />
        )}
      </h3>
      <Day occurrence={occurrence} content={content} />
      {status && <p className={styles.status}>{content.of(CALENDAR).statuses[status]}</p>}
      <Time occurrence={occurrence} content={content} />
      {(hasText || date.place || isLinked) && (
        <div className={styles.more}>
          {hasText && <p>{language ? <bdi lang={language}>{date.text}</bdi> : date.text}</p>}
          {date.place && (
            <p>
              <bdi>{date.place}</bdi>
            </p>
          )}
          {isLinked && <Links {...props} />}
        </div>
      )}
    </li>
  );
}
