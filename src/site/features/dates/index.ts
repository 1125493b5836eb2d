export { DATES, DATES_BLOCK, HOME_DATES } from './content.ts';
export { timesSoFar } from './schemas/entry.ts';
export { FREQUENCIES, HOW_OFTEN, MAX_REPEATS, onWeekday } from './schemas/repeats.ts';
export { dayOf } from './schemas/times.ts';
export { readWhen } from './schemas/when.ts';
