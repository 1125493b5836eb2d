import { partsField } from './PartsField.tsx';
import {
  daysThatFollow,
  endsInMonth,
  MOST_TIMES,
  partsOfRepeats,
  waysToRepeat,
  writtenRepeats,
  type RepeatsParts,
} from './repeats-parts.ts';

const HOW_LONG = { times: 'A number of times', until: 'Until a day or month' };

/**
 * The input of how a date comes again: how often, and until when or how many times; and the days
 * that follow from it.
 */
export const RepeatsField = partsField<RepeatsParts>({
  partsOf: partsOfRepeats,
  written: writtenRepeats,
  picked: (parts, change) => ({ ...parts, ...change }),
  inputs: (parts, pick, { forID, classNameWrapper }, beside) => {
    const start = beside('start');
    const days = daysThatFollow({ start, end: beside('end'), repeats: writtenRepeats(parts) });
    const list = (part: 'every' | 'ends', names: Record<string, string>, label: string) => (
      <select
        id={part === 'every' ? forID : undefined}
        aria-label={label}
        aria-describedby={`${forID}-days`}
        value={parts[part]}
        onChange={({ target }) => pick({ [part]: target.value })}
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
    return (
      <>
        {list('every', waysToRepeat(start, parts), 'How often')}
        {parts.every && list('ends', HOW_LONG, 'How long')}
        {parts.every && parts.ends === 'until' && (
          <label>
            The last one{' '}
            <input
              className={classNameWrapper}
              type={endsInMonth(parts) ? 'month' : 'date'}
              max={endsInMonth(parts) ? undefined : '9999-12-31'}
              placeholder="2027-04"
              value={parts.until}
              onChange={({ target }) => pick({ until: target.value })}
            />
          </label>
        )}
        {parts.every && parts.ends === 'times' && (
          <label>
            Times, with the first one{' '}
            <input
              className={classNameWrapper}
              type="number"
              min={2}
              max={MOST_TIMES}
              value={parts.times}
              onChange={({ target }) => pick({ times: target.value })}
            />
          </label>
        )}
        <p id={`${forID}-days`}>{days}</p>
      </>
    );
  },
});
