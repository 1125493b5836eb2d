import { z } from 'zod';
import { group, name, text } from '../fields.ts';

/**
 * content/<language>/calendar.yaml: words around dates. The dates themselves are in dates.yaml.
 */
export const calendar = z.strictObject({
  title: text('Name of the calendar, as programs show it.', 80),
  none: text('Shown where there is no future date.', 120),
  past: text('Opens the past dates.', 40),
  all: text('Link from Home to the page with all dates.', 40),
  yourTime: text('The time where the reader is, with {time}.', 60),
  statuses: group('What is said of a date that does not take place as planned.', {
    cancelled: text('It does not take place.', 30),
    postponed: text('It takes place later; nobody knows when yet.', 30),
    full: text('There is no room left.', 30),
  }),
  online: text('Link for taking part online.', 40),
  signUp: text('Link to where people put their name on the list.', 40),
  series: text('Opens the later dates of a series.', 50),
  add: text('Opens the ways to put a date into a calendar.', 40),
  file: text('Link to the file that calendars take a date from.', 40),
  addAll: text('The same for a date that comes again, with every time that is to come.', 50),
  google: name('Link that fills in a date at Google Calendar.', 40),
  subscribe: text('Link that keeps a calendar up to date with all dates.', 60),
});
