export { DATES, DATES_BLOCK } from './content.ts';
export { readWhen } from './local-time.ts';
export {
  FREQUENCIES,
  formatRepeats,
  MAX_REPEATS,
  weekdayFrequencies,
  parseRepeats,
  type Repeats,
} from './repeats.ts';
export { timesOfUnfinished } from './schema.ts';
export { dayOf } from './times.ts';
