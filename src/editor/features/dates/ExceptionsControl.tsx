import { use, useEffect, useState } from 'react';
import { fill } from '#content/text';
import type { ControlProps } from '../../form/control.ts';
import { FieldList } from '../../form/Field.tsx';
import { useForm } from '../../form/form.ts';
import { MistakeList } from '../../form/MistakeList.tsx';
import { SheetMemoryContext } from '../../form/sheet-memory.ts';
import { useTexts } from '../../shared/Editor.tsx';
import { textOf, type Group } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { daysOfSeries, exceptionsIn, optionsFor } from './series.ts';

const words = WORDS.sheet;

/**
 * Chooses whether to edit one date of a series or all of them. While one is chosen, its fields
 * replace those of the series, by `form/sheet.css`.
 */
export default function ExceptionsControl(props: ControlProps) {
  const { id, describedBy, field, value, set, path, keys } = props;
  const texts = useTexts();
  const { focus } = useForm();
  const memory = use(SheetMemoryContext);
  const beside = (name: string) => textOf(texts.value(path, [...keys.slice(0, -1), name]));
  const start = beside('start');
  const days = daysOfSeries({ start, end: beside('end'), repeats: beside('repeats') });
  const exceptions = exceptionsIn(value);
  /** The day that was tapped on the page, or the day from which its date was moved there. */
  const tappedDay = () => {
    const tapped = memory?.tap.day ?? '';
    const moved = exceptions.find((exception) => textOf(exception['start']).startsWith(tapped));
    const known = textOf(moved?.['day']) || tapped;
    return tapped && days.some((date) => date.day === known) ? known : '';
  };
  const [day, setDay] = useState(tappedDay);
  // Not while rendering: React may render twice before it shows the control.
  useEffect(() => memory?.noteTap({}), [memory]);
  const index = exceptions.findIndex((exception) => exception['day'] === day);
  const exception = exceptions[index];
  // A cancelled date has no new time or place.
  const isShown = (name: string) =>
    exception?.['status'] !== 'cancelled' || name === 'status' || exception[name] !== undefined;
  const shownFields = Object.fromEntries(
    Object.entries(field.item?.fields ?? {}).filter(([name]) => isShown(name)),
  );
  const options = optionsFor(days, exceptions);
  const save = (next: Group[]) => {
    set(next.length > 0 ? next : undefined);
    // The pressed button disappears: keep the focus in the control.
    focus(keys);
  };
  const button = (label: string, next: Group[]) => (
    <button onClick={() => save(next)}>{label}</button>
  );
  return (
    <>
      <select
        id={id}
        aria-describedby={describedBy}
        value={day}
        data-single={day ? '' : undefined}
        data-unasked={options.length > 0 ? undefined : ''}
        onChange={({ target }) => setDay(target.value)}
      >
        <option value="" lang="en">
          {fill(words.allDates, { count: String(days.length) })}
        </option>
        {options.map((option) => (
          <option key={option.day} value={option.day} lang="en">
            {option.name}
          </option>
        ))}
      </select>
      {day && index < 0 && (
        <div className="row">
          {button(words.cancelDate, [...exceptions, { day, status: 'cancelled' }])}
          {button(words.changeDate, [...exceptions, { day, start: day + start.slice(day.length) }])}
        </div>
      )}
      {day && index >= 0 && (
        <>
          <MistakeList keys={[...keys, index, 'day']} />
          <FieldList keys={[...keys, index]} field={{ fields: shownFields }} />
          {button(
            words.asOtherDates,
            exceptions.filter((exception) => exception['day'] !== day),
          )}
        </>
      )}
    </>
  );
}
