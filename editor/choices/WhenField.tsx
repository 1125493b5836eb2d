import { partsField } from './PartsField.tsx';
import { HALF, partsOfWhen, picked, writtenWhen, type WhenParts } from './when-parts.ts';

/** The input of a day with or without its time, or of a month: pickers of the browser's own. */
export const WhenField = partsField<WhenParts>({
  partsOf: partsOfWhen,
  written: writtenWhen,
  picked,
  inputs: ({ isMonth, day, time, month }, pick, { forID: id, classNameWrapper }) => {
    const input = (type: 'date' | 'time' | 'month', value: string, part: keyof WhenParts) => (
      <input
        type={type}
        className={classNameWrapper}
        aria-labelledby={`${id}-label ${id}-${part}`}
        value={value === HALF ? '' : value}
        max={type === 'date' ? '9999-12-31' : undefined}
        placeholder={type === 'month' ? '2027-04' : undefined}
        onChange={({ target }) => pick({ [part]: target.value })}
        onBlur={({ target }) => {
          const now = target.validity.badInput ? HALF : target.value;
          if (now !== value) pick({ [part]: now });
        }}
      />
    );
    return (
      <>
        <label hidden={isMonth}>
          <span id={`${id}-day`}>Day</span> {input('date', day, 'day')}
        </label>
        <label hidden={isMonth}>
          <span id={`${id}-time`}>Time, if there is one</span> {input('time', time, 'time')}
        </label>
        <label hidden={!isMonth}>
          <span id={`${id}-month`}>Month</span> {input('month', month, 'month')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isMonth}
            onChange={({ target }) => pick({ isMonth: target.checked })}
          />{' '}
          Only the month is known
        </label>
      </>
    );
  },
});
