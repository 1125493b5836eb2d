import { directionOf } from '#content/languages';
import { fileInfoOf } from '../store/files/model.ts';
import { Choose } from './Choose.tsx';
import type { ControlProps } from './control.ts';
import { labelOf } from './labels.ts';
import { useTyped } from './use-typed.ts';

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
