import { valueOfField } from '#content/project';
import { Link } from '../../shared/components/Link.tsx';
import { blockView, type FeatureViews, type ContentProps } from '../../shared/views.ts';
import { CALENDAR, DATES_BLOCK, HOME_DATES } from './content.ts';
import { DateList } from './DateList.tsx';
import { Dates } from './Dates.tsx';
import { datesOnHome } from './occurrences.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Dates.module.css';

/** The next dates on Home; nothing if there are none. */
function HomeDates({ content }: ContentProps) {
  const calendar = content.of(CALENDAR);
  const dates = valueOfField(content, HOME_DATES);
  const next = datesOnHome(content);
  if (!dates || next.length === 0) return null;
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
        <DateList dates={next} content={content} isOnHome />
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

export const views: FeatureViews = {
  blocks: [blockView(DATES_BLOCK, { View: Dates })],
  home: HomeDates,
};
