/**
 * The day of the date that was tapped on the page, until it is used. Not in React: the control that
 * uses it is loaded after the tap.
 */
let day = '';

/** Remembers the day of the date that contains a tapped element. */
export function noteDay(tapped: Element): void {
  const time = tapped.closest('time') ?? tapped.closest('li')?.querySelector('time');
  day = time?.dateTime.slice(0, 'yyyy-mm-dd'.length) ?? '';
}

/** The remembered day (`2027-03-19`); empty if no date was tapped. */
export const notedDay = (): string => day;

/** Forgets the day, so that a form that is opened otherwise does not take it. */
export const forgetDay = (): void => void (day = '');
