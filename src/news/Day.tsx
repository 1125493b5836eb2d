import { longDay } from '../content/text/long-day.ts';
import layout from '../styles/layout.module.css';

interface DayProps {
  /** Year-month-day. */
  date: string;
  /** Of the page (BCP 47). */
  language: string;
}

/** The day of a post, as its language writes days. */
export function Day({ date, language }: DayProps) {
  return (
    <p className={layout.muted}>
      <time dateTime={date}>{longDay(date, language)}</time>
    </p>
  );
}
