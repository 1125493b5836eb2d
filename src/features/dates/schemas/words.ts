import { z } from 'zod';
import { group, name, text } from '../../../core/schemas/fields.ts';

/**
 * content/<language>/calendar.yaml: words around dates. The dates themselves are in dates.yaml.
 */
export const calendar = z.strictObject({
  title: text('Name of the calendar, as programs show it.', 80),
  none: text('Shown where there is no future date.', 120),
  past: text('Opens the past dates.', 40),
  all: text('Link from Home to the page with all dates.', 40),
  yourTime: text('The time where the reader is, with {time}.', 60),
  statuses: group('Labels for dates that are cancelled, postponed or full.', {
    cancelled: text('It does not take place.', 30),
    postponed: text('It takes place later, on a day that is not known yet.', 30),
    full: text('There is no room left.', 30),
  }),
  online: text('Link to join online.', 40),
  signUp: text('Link to where people sign up.', 40),
  series: text('Opens the later dates of a series.', 50),
  add: text('Opens the ways to add a date to a calendar.', 40),
  file: text('Link to the file that adds a date to a calendar.', 40),
  addAll: text('The same for a repeating date, with every time that is still to come.', 50),
  google: name('Link that fills in a date at Google Calendar.', 40),
  subscribe: text('Link that keeps a calendar up to date with all dates.', 60),
});
