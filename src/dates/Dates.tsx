import type { Content } from '../content/content.ts';
import type { BlockOf } from '../content/schemas/own-page.ts';
import { BlockHead } from '../sections/blocks/BlockHead.tsx';
import layout from '../styles/layout.module.css';
import { subscribeAddress } from './addresses.ts';
import { DateRow } from './DateRow.tsx';
import styles from './Dates.module.css';
import { chosenDates } from './occurrences.ts';

interface DatesProps {
  /** Id of the heading. */
  id: string;
  content: BlockOf<'dates'>;
  page: Content;
}

/** Names of the dates in blocks further up the page, where their ids are. */
function namesAbove(content: BlockOf<'dates'>, page: Content): Set<string> {
  const blocks = page.own?.blocks ?? [];
  const above = blocks.slice(0, blocks.indexOf(content)).flatMap((block) => {
    if (block.block !== 'dates') return [];
    const { ahead, past } = chosenDates(page, block);
    return [...ahead, ...past];
  });
  return new Set(above.map(({ id }) => id));
}

/**
 * The dates of a block. Dates that were over at build time are folded away; src/dates/browser/ does
 * the same with those that have ended since. No date is called the next one, because without a
 * script an old copy of the page would call a past one so.
 */
export function Dates({ id, content, page }: DatesProps) {
  const above = namesAbove(content, page);
  const { ahead, past } = chosenDates(page, content);
  const { calendar, organisation, root } = page;
  const row = (isPast: boolean) => (occurrence: (typeof ahead)[number]) => (
    <DateRow
      key={occurrence.id}
      occurrence={occurrence}
      page={page}
      named={!above.has(occurrence.id)}
      isPast={isPast}
    />
  );
  return (
    <div className={layout.wrap} data-hook="dates" data-words={calendar.yourTime}>
      <BlockHead id={id} heading={content.heading} lead={content.lead} />
      <ul className={styles.dates} hidden={ahead.length === 0}>
        {ahead.map(row(false))}
      </ul>
      {/* The script expects it after the list. */}
      <p className={layout.muted} hidden={ahead.length > 0}>
        {calendar.none}
      </p>
      <p>
        <a className={layout.target} href={subscribeAddress(root, organisation.siteAddress)}>
          {calendar.subscribe}
        </a>
      </p>
      <details className={styles.past} hidden={past.length === 0}>
        <summary>{calendar.past}</summary>
        <ul className={styles.dates}>{past.map(row(true))}</ul>
      </details>
    </div>
  );
}
