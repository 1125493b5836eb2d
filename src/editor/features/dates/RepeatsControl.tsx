import { formatRepeats, MAX_REPEATS, parseRepeats, type Repeats } from '#site/features/dates';
import type { ControlProps } from '../../form/control.ts';
import { useForm } from '../../form/form.ts';
import { useTyped } from '../../form/use-typed.ts';
import { useTexts } from '../../shared/Editor.tsx';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { daysThatFollow, endsInMonth, waysToRepeat } from './series.ts';

const words = WORDS.sheet;

/** Chooses how an event repeats and how often or until when, and lists the resulting days. */
export default function RepeatsControl({ id, describedBy, value, set, path, keys }: ControlProps) {
  const texts = useTexts();
  const { focus } = useForm();
  const { shown, type } = useTyped(textOf(value), parseRepeats, set);
  const keysBeside = (name: string) => [...keys.slice(0, -1), name];
  const beside = (name: string) => textOf(texts.value(path, keysBeside(name)));
  const pick = (change: Partial<Repeats>) => {
    const parts = { ...shown, ...change };
    type(parts, formatRepeats(parts));
  };
  const start = beside('start');
  const days = daysThatFollow({ start, end: beside('end'), repeats: formatRepeats(shown) });
  /** Whether the second input is still empty: then it takes the focus for a mistake. */
  const isSecondEmpty = shown.every !== '' && shown[shown.ends] === '';
  const list = (part: 'every' | 'ends', names: Record<string, string>) => (
    <select
      id={part === 'every' && !isSecondEmpty ? id : undefined}
      aria-label={part === 'every' ? words.howOften : words.howLong}
      aria-describedby={[describedBy, `${id}-days`].filter(Boolean).join(' ')}
      value={shown[part]}
      onChange={({ target }) => pick({ [part]: target.value })}
    >
      {Object.entries(names).map(([item, name]) => (
        <option key={item} value={item}>
          {name}
        </option>
      ))}
    </select>
  );
  const exceptions = texts.field(path, keysBeside('exceptions'));
  const inMonth = endsInMonth(shown);
  return (
    <>
      {list('every', waysToRepeat(start, shown))}
      {shown.every && list('ends', { times: words.severalTimes, until: words.untilDay })}
      {shown.every && shown.ends === 'until' && (
        <label>
          {words.lastOne}{' '}
          <input
            id={isSecondEmpty ? id : undefined}
            type={inMonth ? 'month' : 'date'}
            max={inMonth ? undefined : '9999-12-31'}
            placeholder="2027-04"
            value={shown.until}
            onChange={({ target }) => pick({ until: target.value })}
          />
        </label>
      )}
      {shown.every && shown.ends === 'times' && (
        <label>
          {words.times}{' '}
          <input
            id={isSecondEmpty ? id : undefined}
            type="number"
            min={2}
            max={MAX_REPEATS}
            value={shown.times}
            onChange={({ target }) => pick({ times: target.value })}
          />
        </label>
      )}
      <p id={`${id}-days`}>{days}</p>
      {days && (
        <p>
          {words.oneOfThem}{' '}
          <button onClick={() => focus(keysBeside('exceptions'))}>{exceptions?.label}</button>
        </p>
      )}
    </>
  );
}
