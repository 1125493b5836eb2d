import { type Content, isBlockOfKind } from '#content/project';
import { Link } from '../../shared/components/Link.tsx';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../shared/views.ts';
import { googleSubscription, subscribeAddress, webcalAddress } from './addresses.ts';
import { CALENDAR, DATES_BLOCK } from './content.ts';
import { DateList } from './DateList.tsx';
import { DateRow } from './DateRow.tsx';
import { selectDates, type Occurrence, occurrencesOfBlock, type Series } from './occurrences.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Dates.module.css';

/** The ids of the dates in blocks further up the page: an id may occur only once in a page. */
const idsAbove = (position: number, content: Content): string[] =>
  content.blocks
    .slice(0, position)
    .filter(isBlockOfKind(DATES_BLOCK))
    .flatMap((block) => occurrencesOfBlock(content, block))
    .map(({ id }) => id);

/** Ways to subscribe to all dates. There are several, because many phones open no `webcal:` link. */
function Subscribe({ content: { organisation, root, of } }: { content: Content }) {
  const words = of(CALENDAR);
  const calendar = subscribeAddress(root, organisation.siteAddress);
  return (
    <details className={`${styles.fold} ${styles.below}`}>
      <summary>{words.subscribe}</summary>
      <a className={layout.target} href={webcalAddress(calendar)}>
        {words.app}
      </a>
      <Link className={layout.target} href={googleSubscription(calendar)}>
        {words.google}
      </Link>
      <a className={layout.target} href={calendar}>
        <bdi>{calendar}</bdi>
      </a>
    </details>
  );
}

/** The most times of a series in a short list: a month of a weekly one. */
const MAX_IN_SHORT = 4;

const shortened = ([first, ...later]: Series): Series => [
  first,
  ...later.slice(0, MAX_IN_SHORT - 1),
];

/**
 * The dates of a block: the next ones if it names the page with all dates, otherwise all, with past
 * dates folded away. browser/dates.ts moves dates there that have ended since the build, and shows
 * the sentence once none is left. No date is called "next": on a stored page without script it may
 * be past.
 */
export function Dates({ id, position, block, content }: BlockProps<typeof DATES_BLOCK>) {
  const above = idsAbove(position, content);
  const { page } = block;
  const { future, past } = selectDates(content, block);
  const calendar = content.of(CALENDAR);
  const isAnchor = (occurrence: Occurrence) => !above.includes(occurrence.id);
  return (
    <div className={layout.wrap} data-hook="dates" data-words={calendar.yourTime}>
      <BlockHead id={id} {...block} />
      <DateList
        dates={page ? future.map(shortened) : future}
        content={content}
        isAnchor={isAnchor}
        page={page}
      />
      <p className={layout.muted} data-hook="no-dates" hidden={future.length > 0}>
        {calendar.none}
      </p>
      {page ? (
        <p className={styles.below}>
          <Link className={layout.target} href={page}>
            {calendar.all}
          </Link>
        </p>
      ) : (
        <>
          <Subscribe content={content} />
          <details
            className={`${styles.fold} ${styles.past}`}
            data-hook="past-dates"
            hidden={past.length === 0}
          >
            <summary>{calendar.past}</summary>
            <ul className={`${layout.rows} ${styles.dates}`}>
              {past.map((occurrence) => (
                <DateRow
                  key={occurrence.id}
                  occurrence={occurrence}
                  content={content}
                  isAnchor={isAnchor(occurrence)}
                  variant="past"
                />
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}
