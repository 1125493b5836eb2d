import { formatDay } from '#content/text';
import layout from '../styles/layout.module.css';

/** The day of a post, in the page's language. @param props.date year-month-day */
export function Day({ date, language }: { date: string; language: string }) {
  return (
    <p className={layout.muted}>
      <time dateTime={date}>{formatDay(date, language)}</time>
    </p>
  );
}
