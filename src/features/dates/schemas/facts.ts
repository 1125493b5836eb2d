import { repeatsProblem, spansOf, type Span } from './repeats.ts';
import { formatWhen, readEnd, readWhen } from './when.ts';
import { instantsOf, isZone } from './zone.ts';

/** When something takes place, as content files write it. */
interface DateFacts {
  start?: string | undefined;
  end?: string | undefined;
  zone?: string | undefined;
  repeats?: string | undefined;
}

/** What is wrong with a date: in which field, and a sentence. */
type Problem = [field: keyof DateFacts, message: string];

function read({ start = '', end = '', repeats }: DateFacts) {
  const first = readWhen(start);
  return first && { start: first, end: readEnd(end, first), repeats };
}

/**
 * Every time that a date takes place, as clocks of its place show it; none where its start cannot
 * be read.
 */
export function timesOf(facts: DateFacts): Span[] {
  const date = read(facts);
  return date ? spansOf(date) : [];
}

/** Reports a time that clocks skip or show twice on the day they change: it is ambiguous. */
function clockProblem(times: readonly Span[], zone: string): Problem | undefined {
  for (const [index, { start, end = start }] of times.entries()) {
    const wall = [start, end].find((one) => instantsOf(one, zone).length !== 1);
    if (wall === undefined) continue;
    const what = instantsOf(wall, zone).length === 0 ? 'skip this time' : 'show this time twice';
    const field = wall === start ? 'start' : 'end';
    const time = formatWhen({ unit: 'time', wall });
    return [
      index === 0 ? field : 'repeats',
      `expected another time: the clocks of ${zone} are changed that day and ${what}, ${time}`,
    ];
  }
  return undefined;
}

/** What is wrong between the fields of a date; nothing if they fit together. */
export function dateProblem(facts: DateFacts): Problem | undefined {
  const date = read(facts);
  if (!date) return undefined;
  const { start, end, repeats } = date;
  if (end && end.unit !== start.unit)
    return ['end', `expected it to be written as "start" is, such as ${facts.start}`];
  if (end && (start.unit === 'time' ? end.wall <= start.wall : end.wall < start.wall))
    return [
      'end',
      `expected an end after the start, ${formatWhen(start)}; after midnight it is on the next day`,
    ];
  if (start.unit === 'time' && facts.zone === undefined)
    return ['zone', 'expected the zone of the place'];
  const problem = repeats === undefined ? undefined : repeatsProblem(date);
  if (problem) return ['repeats', problem];
  const hasZone = start.unit === 'time' && facts.zone !== undefined && isZone(facts.zone);
  return hasZone ? clockProblem(spansOf(date), facts.zone ?? '') : undefined;
}
