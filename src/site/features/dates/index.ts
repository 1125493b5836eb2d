export { DATES, DATES_BLOCK, HOME_DATES } from './content.ts';
export { readWhen } from './local-time.ts';
export {
  FREQUENCIES,
  formatRepeats,
  MAX_REPEATS,
  onWeekday,
  parseRepeats,
  type Repeats,
} from './repeats.ts';
export { timesSoFar } from './schema.ts';
export { dayOf } from './times.ts';
