import { directionOf } from '#content/languages';
import { fileInfoOf } from '../store/files/model.ts';
import { WORDS } from '../words/words.ts';
import { Choose } from './Choose.tsx';
import type { ControlProps } from './control.ts';
import { useTyped } from './use-typed.ts';
import { labelOf } from './values/labels.ts';
import { isData } from './values/values.ts';

const words = WORDS.sheet;

/** Longer texts get a box of several lines, unless they are names. */
const ONE_LINE = 40;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const same = (text: string) => text;

/** What each input of a field is given. */
const common = ({ id, describedBy, isRequired }: ControlProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-required': isRequired || undefined,
});

const MODES: Record<string, 'url' | 'email'> = { address: 'url', email: 'email' };

/** A text in one line or in as many as it needs, a whole number, or a day. */
export function TextControl(props: ControlProps) {
  const { schema, value, set, path } = props;
  const { format = '', maxLength = 0, minimum, maximum } = schema;
  const isNumber = schema.type === 'integer';
  const isDay = format === 'date';
  const { now, type, leave } = useTyped(textOf(value), same, (text) =>
    set(!isNumber ? text : text === '' ? undefined : Number(text)),
  );
  const { code } = fileInfoOf(path);
  const shared = {
    ...common(props),
    ...(maxLength > 0 && { maxLength }),
    // Prose is in the language of its file; names and addresses may be in any.
    ...(code && maxLength > 0 ? { lang: code, dir: directionOf(code) } : { dir: 'auto' }),
    value: now,
    onBlur: leave,
    onChange: ({ target }: { target: { value: string } }) => type(target.value, target.value),
  };
  if (maxLength > ONE_LINE && format !== 'name') return <textarea rows={2} {...shared} />;
  return (
    <input
      inputMode={MODES[format]}
      spellCheck={maxLength > 0}
      min={minimum}
      type={isNumber ? 'number' : isDay ? 'date' : undefined}
      max={isDay ? '9999-12-31' : maximum}
      {...shared}
    />
  );
}

/** What is on or off. */
export function SwitchControl(props: ControlProps) {
  const { id, describedBy, value, set } = props;
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

/** One of a few words. */
export function EnumControl(props: ControlProps) {
  const options = (props.schema.enum ?? []).map((word) => ({ value: word, name: labelOf(word) }));
  return <Choose {...props} groups={[{ name: '', language: 'en', options }]} />;
}

type NamedValue = [name: string, value: string];

/** The rows of a text that lists them. */
function readRows(text: string): NamedValue[] {
  const rows: unknown = JSON.parse(text);
  return Array.isArray(rows)
    ? rows.map((row: unknown) => (Array.isArray(row) ? [textOf(row[0]), textOf(row[1])] : ['', '']))
    : [];
}

/** Names with their values, as some services ask for. */
export function NamesControl(props: ControlProps) {
  const { id, describedBy, value, set } = props;
  const text = JSON.stringify(isData(value) ? Object.entries(value) : []);
  const typed = useTyped(text, readRows, (now) =>
    set(Object.fromEntries(readRows(now).filter(([name]) => name !== ''))),
  );
  const rows: NamedValue[] = [...typed.now, ['', '']];
  const change = (index: number, row: NamedValue) => {
    const now = rows.with(index, row).filter((row) => row.join('') !== '');
    typed.type(now, JSON.stringify(now));
  };
  return (
    <div role="group" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {rows.map(([name, row], index) => (
        <p key={index} className="row">
          <input
            aria-label={words.name}
            value={name}
            onChange={({ target }) => change(index, [target.value, row])}
          />
          <input
            aria-label={words.value}
            value={row}
            onChange={({ target }) => change(index, [name, target.value])}
          />
        </p>
      ))}
    </div>
  );
}
