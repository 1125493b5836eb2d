import { directionOf } from '#content/languages';
import { MODEL } from '#site/features';
import { labelOf } from '../store/data/labels.ts';
import type { ControlProps } from './control.ts';
import { Select } from './Select.tsx';
import { useTyped } from './use-typed.ts';

/** Texts that may be longer, in characters, get a box of several lines, unless they are names. */
const ONE_LINE = 40;

const inputText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const MODES: Record<string, 'url' | 'email'> = { address: 'url', email: 'email' };

/** The input of a text, a whole number or a day. */
export function TextControl({
  id,
  describedBy,
  isRequired,
  isWrong,
  schema,
  value,
  set,
  path,
}: ControlProps) {
  const { format = '', isWords = false, maxLength = 0, minimum, maximum } = schema;
  const isNumber = schema.type === 'integer';
  const isDay = format === 'date';
  const { shown, type, leave } = useTyped(inputText(value), String, (text) =>
    set(!isNumber ? text : text === '' ? undefined : Number(text)),
  );
  const { code } = MODEL.fileInfoOf(path);
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-required': isRequired || undefined,
    'aria-invalid': isWrong || undefined,
    ...(maxLength > 0 && { maxLength }),
    // Prose is in the language of its file. Names and addresses may be in any language.
    ...(code && isWords ? { lang: code, dir: directionOf(code) } : { dir: 'auto' }),
    value: shown,
    onBlur: leave,
    onChange: ({ target }: { target: { value: string } }) => type(target.value, target.value),
  };
  if (isWords && maxLength > ONE_LINE && format !== 'name')
    return <textarea rows={2} {...shared} />;
  return (
    <input
      inputMode={MODES[format]}
      spellCheck={isWords}
      min={minimum}
      type={isNumber ? 'number' : isDay ? 'date' : undefined}
      max={isDay ? '9999-12-31' : maximum}
      {...shared}
    />
  );
}

/** The checkbox of a boolean. */
export function CheckboxControl({ id, describedBy, value, set }: ControlProps) {
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

/** The list of an enum. */
export function EnumControl(props: ControlProps) {
  const options = (props.schema.enum ?? []).map((word) => ({ value: word, name: labelOf(word) }));
  return <Select {...props} groups={[{ name: '', language: 'en', options }]} />;
}
