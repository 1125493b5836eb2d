import { useId, useState, type FocusEvent, type FocusEventHandler, type ReactNode } from 'react';
import { fill } from '../../src/core/fill.ts';
import { directionOf } from '../../src/core/languages/language.ts';
import { fieldsOf } from '../../src/core/schemas/fields-of.ts';
import { type JsonSchema, type Path } from '../../src/core/schemas/json-schema.ts';
import { addressOf } from '../app/place.ts';
import { followInPlace } from '../app/visits.ts';
import { useEditor } from '../app/Editor.tsx';
import { fieldIn, labelOf } from '../form/labels.ts';
import { inForms } from '../form/names.ts';
import { LazyThumbnail } from '../pictures/ProjectPictures.tsx';
import { languageName } from '../languages.ts';
import { English } from '../words/English.tsx';
import { WORDS } from '../words/words.ts';
import { COMPOSED, NAMED } from './controls.tsx';
import { idOf, isWithin } from './fields.ts';
import { useForm } from './form.ts';
import { wordsIn } from './list.ts';

const words = WORDS.sheet;

export interface FieldProps {
  keys: Path;
  schema: JsonSchema;
  isRequired: boolean;
}

/** What a field is called in forms. */
export const labelAt = (keys: Path, schema: JsonSchema): string =>
  labelOf(String(keys.at(-1) ?? ''), schema);

/** What the first language says there, and what is to be done. */
export function Original({ keys }: { keys: Path }) {
  const { originalAt, texts } = useForm();
  const original = originalAt(keys);
  if (!original) return null;
  const { first } = texts;
  const language = languageName(first);
  return (
    <div className="original">
      {original.gap && <p className="gap">{fill(words[original.gap], { language })}</p>}
      <p className="words" lang={first} dir={directionOf(first)}>
        {original.source}
      </p>
    </div>
  );
}

/** In ms: so long a tap takes. */
const LET_GO = 250;

/**
 * Nobody is told of a mistake while they type for the first time, nor of what they have not come to
 * yet, but once they have left, or have tried to publish.
 */
export function useTold(keys: Path) {
  const { mistakesAt, isRefused } = useForm();
  const [isLeft, setLeft] = useState(() => mistakesAt(keys).some(({ isEmpty }) => !isEmpty));
  // It stays told when they begin to correct it.
  if (isRefused && !isLeft) setLeft(true);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Not before what was tapped has been let go: the sentence moves what is below it.
    if (!currentTarget.contains(relatedTarget)) setTimeout(() => setLeft(true), LET_GO);
  };
  return { isTold: isLeft || isRefused, onBlur };
}

interface MistakesProps {
  id?: string;
  keys: Path;
  /** Without it they are told as {@link useTold} says. */
  isTold?: boolean;
}

/** What is wrong with a field, as a sentence. */
export function Mistakes({ id, keys, isTold }: MistakesProps) {
  const { mistakesAt } = useForm();
  const own = useTold(keys);
  const sentences = mistakesAt(keys).map(({ message }) => message);
  return (
    <p className="mistake" id={id} aria-live="polite">
      {(isTold ?? own.isTold) && sentences.length > 0 && <English>{sentences.join(' ')}</English>}
    </p>
  );
}

/** The field of another file that visitors see together with this one, and the way there. */
export function PairNote({ keys }: { keys: Path }) {
  const { pairAt } = useForm();
  const { place } = useEditor();
  const pair = pairAt(keys);
  if (!pair) return null;
  const address = addressOf({ ...place, path: pair.place.path, keys: pair.keys, isSheet: true });
  return (
    <p className="pair">
      {pair.value ? fill(words.goesWith, { value: pair.value }) : words.goesWithMissing}{' '}
      <a href={address} onClick={followInPlace}>
        <English>{fieldIn(pair.place)}</English>
      </a>
    </p>
  );
}

interface LabelledProps extends FieldProps {
  kind: string;
  children: (about: { id: string; describedBy: string; labelId: string }) => ReactNode;
}

/** What stands around every input: its name, its help, the original words, and what is wrong. */
export function Labelled({ keys, schema, isRequired, kind, children }: LabelledProps) {
  const { path, texts } = useForm();
  const unique = useId();
  const { isTold, onBlur } = useTold(keys);
  const [isHelped, setHelped] = useState(false);
  const label = labelAt(keys, schema);
  const id = idOf(keys);
  const [labelId, help, note] = [`${unique}-label`, `${unique}-help`, `${unique}-note`];
  const { description, maxLength } = schema;
  const value = texts.value(path, keys);
  const length = typeof value === 'string' && maxLength !== undefined ? value.length : 0;
  const isLong = length > 0.8 * (maxLength ?? 0);
  const describedBy = `${description ? help : ''} ${note}`.trim();
  const isComposed = COMPOSED.has(kind);
  return (
    <div
      className={kind === 'boolean' ? 'field switched' : 'field'}
      role={isComposed ? 'group' : undefined}
      aria-labelledby={isComposed ? labelId : undefined}
      onBlur={onBlur}
    >
      <div className="label">
        {isComposed || NAMED.has(kind) ? (
          <span id={labelId}>
            <English>{label}</English>
          </span>
        ) : (
          <label id={labelId} htmlFor={id}>
            <English>{label}</English>
          </label>
        )}
        {!isRequired && !schema.asked && kind !== 'boolean' && <small>{words.optional}</small>}
        {description && (
          <button
            type="button"
            className="help"
            aria-expanded={isHelped}
            aria-label={fill(words.help, { name: label })}
            onClick={() => setHelped(!isHelped)}
          >
            ?
          </button>
        )}
      </div>
      {description && (
        <p id={help} className="helped" hidden={!isHelped}>
          <English>{inForms(description)}</English>
        </p>
      )}
      <Original keys={keys} />
      <PairNote keys={keys} />
      {children({ id, describedBy, labelId })}
      {isLong && (
        <small className="length">
          {length} / {maxLength}
        </small>
      )}
      <Mistakes id={note} keys={keys} isTold={isTold} />
    </div>
  );
}

/** So many pictures are shown of what is folded, and how large, in CSS px. */
const [MOST_PICTURES, PICTURE_SIZE] = [4, 56];

/** The pictures in something that is folded, small. */
function Pictures({ keys }: { keys: Path }) {
  const { path, texts } = useForm();
  const fields = [...fieldsOf(texts.schema(path, keys) ?? {}, texts.value(path, keys))];
  const files = fields.flatMap(({ value, about: { format } }) =>
    format === 'picture' && typeof value === 'string' ? value : [],
  );
  return (
    <span className="pictures">
      {[...new Set(files)].slice(0, MOST_PICTURES).map((file) => (
        <LazyThumbnail key={file} file={file} size={PICTURE_SIZE} />
      ))}
    </span>
  );
}

/** What is in something that is folded, in a line and in pictures, and what is to be done there. */
export function Within({ keys, words: held = '' }: { keys: Path; words?: string }) {
  const { mistakesIn, lagsIn } = useForm();
  const count = mistakesIn(keys);
  return (
    <>
      <bdi className="within">{held.slice(0, 120)}</bdi>
      <Pictures keys={keys} />
      {count > 0 && (
        <span className="mistake">{fill(words.mistakesWithin, { count: String(count) })}</span>
      )}
      {lagsIn(keys) && <span className="gap">{words.lagsWithin}</span>}
    </>
  );
}

/** What can be folded away, with a line of what is in it. */
export function Folded({ keys, schema, isWanted = false, onBlur, children }: FoldedProps) {
  const { wanted, path, texts } = useForm();
  const held = () => wordsIn(texts.value(path, keys), schema, String(keys.at(-1) ?? ''));
  const [isOpen, setOpen] = useState(() => isWanted || isWithin(wanted, keys));
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>
          <English>{labelAt(keys, schema)}</English>
        </strong>{' '}
        {!isOpen && <Within keys={keys} words={held()} />}
      </summary>
      {isOpen && (
        <div className="inside" onBlur={onBlur}>
          {children}
        </div>
      )}
    </details>
  );
}

interface FoldedProps {
  keys: Path;
  schema: JsonSchema;
  /** Whether it is open at first, whatever somebody came for. */
  isWanted?: boolean;
  onBlur?: FocusEventHandler;
  children: ReactNode;
}
