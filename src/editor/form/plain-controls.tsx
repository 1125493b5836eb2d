import { isWords, type Kind, wordsOfKey } from '#content/fields';
import { directionOf } from '#content/languages';
import { MODEL } from '#site/features';
import type { ControlProps } from './control.ts';
import { Select } from './Select.tsx';
import { useTyped } from './use-typed.ts';

/** Texts that may be longer, in characters, get a box of several lines, unless they are names. */
const ONE_LINE = 40;

const inputText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const MODES: Partial<Record<Kind, 'url' | 'email'>> = { address: 'url', email: 'email' };

/** The input of a text, a whole number or a day. */
export function TextControl(props: ControlProps) {
  const { id, describedBy, isRequired, isWrong, field, value, set, path } = props;
  const { kind, min, max = 0 } = field;
  const [isNumber, isDay] = [kind === 'number', kind === 'day'];
  const { shown, type, leave } = useTyped(inputText(value), String, (text) =>
    set(!isNumber ? text : text === '' ? undefined : Number(text)),
  );
  const { code } = MODEL.fileInfoOf(path);
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-required': isRequired || undefined,
    'aria-invalid': isWrong || undefined,
    ...(max > 0 && !isNumber && { maxLength: max }),
    // Prose is in the language of its file. Names and addresses may be in any language.
    ...(code && isWords(field) ? { lang: code, dir: directionOf(code) } : { dir: 'auto' }),
    value: shown,
    onBlur: leave,
    onChange: ({ target }: { target: { value: string } }) => type(target.value, target.value),
  };
  if (isWords(field) && max > ONE_LINE && kind !== 'name') return <textarea rows={2} {...shared} />;
  return (
    <input
      inputMode={MODES[kind]}
      spellCheck={isWords(field)}
      min={isNumber ? min : undefined}
      type={isNumber ? 'number' : isDay ? 'date' : undefined}
      max={isDay ? '9999-12-31' : isNumber ? max : undefined}
      {...shared}
    />
  );
}

/** The checkbox of a boolean. */
export function CheckboxControl({ id, describedBy, isWrong, value, set }: ControlProps) {
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

/** The list of the words that a field may have. */
export function EnumControl(props: ControlProps) {
  const { field } = props;
  const words = (field.kind === 'word' && field.words) || [];
  const options = words.map((word) => ({ value: word, name: wordsOfKey(word) }));
  return <Select {...props} groups={[{ name: '', language: 'en', options }]} />;
}
