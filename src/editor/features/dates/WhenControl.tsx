import type { ControlProps } from '../../form/control.ts';
import { useTyped } from '../../form/use-typed.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { HALF, splitWhen, withParts, whenText, type WhenParts } from './when-parts.ts';

const words = WORDS.sheet;

/** Native inputs for a day with or without a time, or for a month. */
export default function WhenControl({ id, describedBy, value, set }: ControlProps) {
  const { shown, type } = useTyped(textOf(value), splitWhen, set);
  const pick = (change: Partial<WhenParts>) => {
    const parts = withParts(shown, change);
    type(parts, whenText(parts));
  };
  const input = (kind: 'date' | 'time' | 'month', value: string, part: keyof WhenParts) => (
    <input
      id={part === (shown.isMonth ? 'month' : 'day') ? id : undefined}
      type={kind}
      aria-describedby={describedBy}
      value={value === HALF ? '' : value}
      max={kind === 'date' ? '9999-12-31' : undefined}
      placeholder={kind === 'month' ? '2027-04' : undefined}
      onChange={({ target }) => pick({ [part]: target.value })}
      onBlur={({ target }) => {
        const typed = target.validity.badInput ? HALF : target.value;
        if (typed !== value) pick({ [part]: typed });
      }}
    />
  );
  return (
    <>
      {shown.isMonth ? (
        <label>
          {words.month} {input('month', shown.month, 'month')}
        </label>
      ) : (
        <div className="row">
          <label>
            {words.day} {input('date', shown.day, 'day')}
          </label>
          <label>
            {words.time} {input('time', shown.time, 'time')}
          </label>
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={shown.isMonth}
          onChange={({ target }) => pick({ isMonth: target.checked })}
        />{' '}
        {words.onlyMonth}
      </label>
    </>
  );
}
