import type { z } from 'zod';
import { type Content, isKind } from '#content/project';
import { Link } from '../../shared/components/Link.tsx';
import type { BlockProps } from '../../shared/feature-views.ts';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import {
  calendarPath,
  fileAddress,
  googleSubscription,
  subscribeAddress,
  webcalAddress,
} from './addresses.ts';
import { CALENDAR, DATES_BLOCK } from './content.ts';
import { DateList } from './DateList.tsx';
import { DateRow } from './DateRow.tsx';
import { chosenDates, type Occurrence } from './occurrences.ts';
import { datesOf } from './translated-dates.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Dates.module.css';

/** Names of the dates in blocks further up the page, where their ids are. */
function namesAbove(block: z.infer<typeof DATES_BLOCK.schema>, content: Content): string[] {
  const blocks = content.customPage?.blocks ?? [];
  return blocks
    .slice(0, blocks.indexOf(block))
    .filter(isKind(DATES_BLOCK))
    .map((block) => chosenDates(datesOf(content), block))
    .flatMap(({ ahead, past }) => [...ahead.flat(), ...past])
    .map(({ id }) => id);
}

/** Ways to keep a calendar up to date: many phones have no program that takes `webcal:`. */
function Subscribe({ content: { organisation, root, of } }: { content: Content }) {
  const words = of(CALENDAR);
  const calendar = subscribeAddress(root, organisation.siteAddress);
  if (!calendar)
    return (
      <p className={styles.below}>
        <a className={layout.target} href={fileAddress(calendarPath(root))}>
          {words.subscribe}
        </a>
      </p>
    );
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

/**
 * The dates of a block. Dates that were over at build time are folded away; browser/dates.ts does
 * the same with those that have ended since. No date is called the next one, because without a
 * script an old copy of the page would call a past one so.
 */
export function Dates({ id, block, content }: BlockProps<typeof DATES_BLOCK>) {
  const above = namesAbove(block, content);
  const { ahead, past } = chosenDates(datesOf(content), block);
  const calendar = content.of(CALENDAR);
  const isNamed = ({ id: name }: Occurrence) => !above.includes(name);
  return (
    <div className={layout.wrap} data-hook="dates" data-words={calendar.yourTime}>
      <BlockHead id={id} {...block} />
      <DateList dates={ahead} content={content} isNamed={isNamed} />
      {/* The script expects it after the list. */}
      <p className={layout.muted} hidden={ahead.length > 0}>
        {calendar.none}
      </p>
      <Subscribe content={content} />
      <details className={`${styles.fold} ${styles.past}`} hidden={past.length === 0}>
        <summary>{calendar.past}</summary>
        <ul className={`${layout.rows} ${styles.dates}`}>
          {past.map((occurrence) => (
            <DateRow
              key={occurrence.id}
              occurrence={occurrence}
              content={content}
              isNamed={isNamed(occurrence)}
              isPast
            />
          ))}
        </ul>
      </details>
    </div>
  );
}
