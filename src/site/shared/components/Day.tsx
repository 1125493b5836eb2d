import { formatDay } from '#content/text';
import layout from '../styles/layout.module.css';

interface DayProps {
  /** Year-month-day. */
  date: string;
  /** Language of the page (BCP 47). */
  language: string;
}

/** The day of a post, in the page's language. */
export function Day({ date, language }: DayProps) {
  return (
    <p className={layout.muted}>
      <time dateTime={date}>{formatDay(date, language)}</time>
    </p>
  );
}
