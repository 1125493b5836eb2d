import { Suspense, useId, useState } from 'react';
import { isWords, type Path } from '#content/fields';
import { directionOf } from '#content/languages';
import { fill } from '#content/text';
import { languageName } from '../shared/languages.ts';
import { WORDS } from '../words/words.ts';
import { CONTROLS, GROUPED } from './controls.ts';
import { FieldDescription } from './FieldDescription.tsx';
import { idOf, joinKeys } from './fields.ts';
import { type FieldProps, useForm } from './form.ts';
import { MistakeList } from './MistakeList.tsx';
import { OldHeading } from './OldHeading.tsx';
import { PairNote } from './PairNote.tsx';
import { TextControl } from './plain-controls.tsx';

const words = WORDS.sheet;

/** In a translation: the original text of a field, and whether it still has to be translated. */
function Original({ keys }: { keys: Path }) {
  const { originalAt, texts } = useForm();
  const original = originalAt(keys);
  if (!original) return null;
  const { first } = texts;
  const language = languageName(first);
  return (
    <div className="original">
      {original.gap && <p className="gap">{fill(words[original.gap], { language })}</p>}
      <p lang={first} dir={directionOf(first)}>
        {original.source}
      </p>
    </div>
  );
}

/** A field with one control: its label, help, original text, control and mistakes. */
export function ControlField(props: FieldProps) {
  const { keys, field, isRequired } = props;
  const { path, valueAt, set, filled } = useForm();
  const { kind, max, control = kind } = field;
  const Control = CONTROLS[control] ?? TextControl;
  const [isWrong, setWrong] = useState(false);
  const unique = useId();
  const label = props.label ?? (field.label || words.line);
  const id = idOf(keys);
  const [labelId, helpId, mistakesId] = [`${unique}-label`, `${unique}-help`, `${unique}-mistakes`];
  const notesId = `${unique}-notes`;
  // In a list of texts the list itself shows the help.
  const description = props.label === undefined && field.description;
  const value = valueAt(keys);
  const text = typeof value === 'string' ? value : '';
  const notes = [...new Set(text.match(/\{\w+\}/g))]
    .filter((name) => filled(name) !== name)
    .map((name) => fill(words.shownAs, { name, value: filled(name) }));
  if (max !== undefined && text.length > 0.8 * max) notes.push(`${text.length} / ${max}`);
  if (text === '' && field.testedFields) notes.push(words.untested);
  const isGrouped = GROUPED.has(control);
  const describedBy = `${description ? helpId : ''} ${notesId} ${mistakesId}`.trim();
  return (
    <div
      className={kind === 'flag' ? 'field switched' : 'field'}
      data-keys={joinKeys(keys)}
      role={isGrouped ? 'group' : undefined}
      aria-labelledby={isGrouped ? labelId : undefined}
      aria-describedby={isGrouped && !isWords(field) ? describedBy : undefined}
      aria-invalid={(isGrouped && isWrong) || undefined}
    >
      <div className="label">
        {isGrouped ? (
          <span id={labelId}>
            {label}
            {/* A group cannot say by an attribute that it is required. */}
            {isRequired && !isWords(field) && <span className="unseen">({words.required})</span>}
          </span>
        ) : (
          <label htmlFor={id}>{label}</label>
        )}
        {!isRequired && !field.isAsked && kind !== 'flag' && <small>{words.optional}</small>}
      </div>
      {description && <FieldDescription field={field} id={helpId} />}
      <Original keys={keys} />
      <PairNote keys={keys} />
      <Suspense>
        <Control
          id={id}
          describedBy={describedBy}
          field={field}
          path={path}
          keys={keys}
          isRequired={isRequired}
          isWrong={isWrong}
          value={value}
          set={(next, step) => set(keys, next, step)}
        />
      </Suspense>
      {notes.length > 0 && (
        <div id={notesId} className="notes">
          {notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </div>
      )}
      <MistakeList id={mistakesId} keys={keys} onShown={setWrong} />
      {joinKeys(keys) === 'heading' && <OldHeading path={path} />}
    </div>
  );
}
