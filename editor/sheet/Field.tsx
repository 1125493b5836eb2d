import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../src/core/fill.ts';
import type { JsonSchema, Path } from '../../src/core/schemas/json-schema.ts';
import { choiceOf, type Choice } from '../form/choice.ts';
import { labelOf } from '../form/labels.ts';
import { inForms } from '../form/names.ts';
import { isData, textOf } from '../form/values.ts';
import { English } from '../words/English.tsx';
import { WORDS } from '../words/words.ts';
import { controlOf, SeveralPictures } from './controls.tsx';
import { fieldsIn, idOf, isWithin, itemName, kindOf, nameOf, takesPictures } from './fields.ts';
import { useForm } from './form.ts';
import { Kinds } from './Kinds.tsx';
import { itemSchema, itemsOf, titleOf } from './list.ts';
import {
  Folded,
  Labelled,
  labelAt,
  Mistakes,
  Original,
  PairNote,
  useTold,
  Within,
  type FieldProps,
} from './parts.tsx';
import { Item, Removed, useRows } from './rows.tsx';
import { Steps } from './Steps.tsx';
import { TextControl } from './text.tsx';

const words = WORDS.sheet;

/** Takes the focus to the input that somebody came for, once it is there. */
function Arrival({ keys, id }: { keys: Path; id: string }) {
  const { wanted } = useForm();
  const isWanted = nameOf(wanted) === nameOf(keys);
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus();
  }, [isWanted, id]);
  return null;
}

/** A field with one input. */
function ControlField(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { path, texts, set } = useForm();
  const { kind, Control } = controlOf(schema);
  return (
    <Labelled {...props} kind={kind}>
      {({ id, describedBy }) => (
        <Suspense>
          <Control
            {...{ id, describedBy, schema, path, keys, isRequired }}
            value={texts.value(path, keys)}
            set={(value) => set(keys, value)}
          />
          <Arrival keys={keys} id={id} />
        </Suspense>
      )}
    </Labelled>
  );
}

/** The fields of a group, one below the other. @param by the field that names a chosen schema */
export function Fields({ keys, schema, by }: { keys: Path; schema: JsonSchema; by?: string }) {
  const form = useForm();
  return fieldsIn(schema, form, by).map(({ name, schema: field, isRequired }) => (
    <Field key={name} keys={[...keys, name]} schema={field} isRequired={isRequired} />
  ));
}

/** The word by which a value names its schema; empty where it names none. */
function wordOf(value: unknown, by: string): string {
  return textOf(isData(value) ? value[by] : value);
}

/** The fields of before that another schema has too. */
const shared = (before: unknown, { properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(isData(before) ? before : {}).filter(([name]) =>
      Object.hasOwn(properties, name),
    ),
  );

interface KindFieldProps extends FieldProps {
  choice: Choice;
}

/** Which of several schemas somebody has chosen, with its sentence; what both have is kept. */
function KindField({ keys, isRequired, choice: { by, schemas } }: KindFieldProps) {
  const { path, texts, set } = useForm();
  const unique = useId();
  const { isTold, onBlur } = useTold(keys);
  /** What was filled in for the other ones while the form is open. */
  const kept = useRef(new Map<string, unknown>());
  const value = texts.value(path, keys);
  const word = wordOf(value, by);
  const chosen = schemas.get(word);
  const choose = (now: string) => {
    kept.current.set(word, value);
    const next = schemas.get(now);
    const filled = { ...shared(kept.current.get(now), next ?? {}), ...shared(value, next ?? {}) };
    set(keys, next?.properties ? { ...filled, [by]: now } : now || undefined);
  };
  const isItem = typeof keys.at(-1) === 'number';
  const id = isItem ? unique : idOf(keys);
  return (
    <div className={isItem ? 'field kind' : 'field'} onBlur={onBlur}>
      <label htmlFor={id}>{words.kind}</label>
      <select
        id={id}
        aria-describedby={`${unique}-about`}
        value={word}
        onChange={({ target }) => choose(target.value)}
      >
        {(!isRequired || !chosen) && <option value="">{words.choose}</option>}
        {[...schemas].map(([name, one]) => (
          <option key={name} value={name}>
            {labelOf(name, one)}
          </option>
        ))}
      </select>
      <p id={`${unique}-about`} className="helped">
        <English>{inForms(chosen?.description ?? '')}</English>
      </p>
      {!isItem && <Mistakes keys={keys} isTold={isTold} />}
    </div>
  );
}

/** One of several schemas, and the fields of the chosen one. */
function ChoiceField(props: FieldProps) {
  const { keys, schema } = props;
  const { path, texts } = useForm();
  const choice = choiceOf(schema);
  if (!choice) return null;
  const word = wordOf(texts.value(path, keys), choice.by);
  const chosen = choice.schemas.get(word);
  return (
    <>
      {schema.description && (
        <p className="helped">
          <English>{inForms(schema.description)}</English>
        </p>
      )}
      <KindField {...props} choice={choice} />
      {chosen && <Fields key={word} keys={keys} schema={chosen} by={choice.by} />}
    </>
  );
}

/** The fields of an item, and below them its kind, which may be another one. @param schema of items */
export function ItemFields({ keys, schema }: { keys: Path; schema: JsonSchema }) {
  const { path, texts } = useForm();
  const choice = choiceOf(schema);
  const { schema: own, by, kind } = itemSchema(schema, texts.value(path, keys));
  return (
    <>
      <Mistakes keys={keys} />
      {!choice && own.description && (
        <p className="helped">
          <English>{inForms(own.description)}</English>
        </p>
      )}
      <Fields key={kind} keys={keys} schema={own} {...(by === undefined ? {} : { by })} />
      {choice && <KindField keys={keys} schema={schema} isRequired choice={choice} />}
    </>
  );
}

interface TextRowProps {
  keys: Path;
  schema: JsonSchema;
  title: string;
  value: unknown;
  steps: ReactNode;
  /** Whether it takes the focus. */
  isAdded: boolean;
}

/** A row of a list of texts. */
function TextRow({ keys, schema, title, value, steps, isAdded }: TextRowProps) {
  const { path, set } = useForm();
  const id = idOf(keys);
  useEffect(() => {
    if (isAdded) document.getElementById(id)?.focus();
  }, [isAdded, id]);
  return (
    <li className="text">
      <Original keys={keys} />
      <label htmlFor={id}>
        <English>{title}</English>
      </label>
      <TextControl
        {...{ path, keys, schema, id, value, isRequired: true }}
        set={(now) => set(keys, now)}
      />
      {steps}
    </li>
  );
}

/** A list of texts, or of items that have fields: they are added, moved, removed and brought back. */
function Items(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { path, wanted, set } = useForm();
  const rows = useRows(props);
  const { isTold, onBlur } = useTold(keys);
  const [isChoosing, setChoosing] = useState(false);
  const name = String(keys.at(-1));
  const one = itemName(schema, name) ?? words.line;
  const { items = {}, maxItems = Infinity } = schema;
  const choice = choiceOf(items);
  const isTexts = kindOf(schema) === 'texts';
  const titleAt = (item: unknown, index: number) =>
    isTexts ? `${one} ${index + 1}` : titleOf(schema, name, item, index);
  const isFull = rows.items.length >= maxItems;
  return (
    <div className="list" id={idOf(keys)} tabIndex={-1} onBlur={onBlur}>
      {schema.description && (
        <p className="helped">
          <English>{inForms(schema.description)}</English>
        </p>
      )}
      <ol>
        {rows.items.map((item, index) => {
          const place = [...keys, index];
          const row = rows.rows[index] ?? '';
          const title = titleAt(item, index);
          const shared = {
            title,
            isAdded: row === rows.added,
            steps: (
              <span className="steps">
                <Steps
                  {...{ title, index, length: rows.items.length }}
                  move={(to) => rows.move(index, to)}
                  remove={() => rows.remove(index)}
                />
              </span>
            ),
          };
          if (isTexts)
            return <TextRow key={row} {...shared} keys={place} schema={items} value={item} />;
          return (
            <Item
              key={row}
              {...shared}
              within={<Within keys={place} />}
              isOpened={isWithin(wanted, place)}
            >
              <ItemFields keys={place} schema={items} />
            </Item>
          );
        })}
      </ol>
      <Mistakes keys={keys} isTold={isTold} />
      {rows.removed && (
        <Removed
          key={rows.removed.row}
          rows={rows}
          title={titleAt(rows.removed.item, rows.removed.index)}
        />
      )}
      {takesPictures(schema) && (
        <Suspense>
          <SeveralPictures
            {...{ id: `${idOf(keys)}-several`, schema, path, keys, isRequired }}
            value={rows.items}
            set={(value) => set(keys, value)}
          />
        </Suspense>
      )}
      {isFull ? (
        <p>{fill(words.most, { count: String(maxItems) })}</p>
      ) : (
        <button
          type="button"
          aria-expanded={choice ? isChoosing : undefined}
          onClick={() => (choice ? setChoosing(!isChoosing) : rows.add(isTexts ? '' : {}))}
        >
          {fill(words.add, { name: one })}
        </button>
      )}
      {choice && isChoosing && !isFull && (
        <Kinds
          choice={choice}
          choose={(word) => {
            setChoosing(false);
            rows.add({ [choice.by]: word });
          }}
        />
      )}
    </div>
  );
}

function Group({ keys, schema, isRequired }: FieldProps) {
  const { texts, path, set } = useForm();
  const [removed, setRemoved] = useState<unknown>();
  const { isTold, onBlur } = useTold(keys);
  const label = labelAt(keys, schema);
  const value = texts.value(path, keys);
  // What is still empty and may not stay so is what somebody fills in next.
  const isWanted = isRequired && Object.keys(isData(value) ? value : {}).length === 0;
  return (
    <Folded {...{ keys, schema, isWanted, onBlur }}>
      {schema.description && (
        <p className="helped">
          <English>{inForms(schema.description)}</English>
        </p>
      )}
      <PairNote keys={keys} />
      <Mistakes keys={keys} isTold={isTold} />
      <Fields keys={keys} schema={schema} />
      {!isRequired && value !== undefined && (
        <button
          type="button"
          onClick={() => {
            setRemoved(value);
            set(keys, undefined);
          }}
        >
          {fill(words.remove, { name: label })}
        </button>
      )}
      {removed !== undefined && value === undefined && (
        <button type="button" onClick={() => set(keys, removed)}>
          {fill(words.bringBack, { name: label })}
        </button>
      )}
    </Folded>
  );
}

const INSIDE = { choice: ChoiceField, items: Items, texts: Items, control: ControlField };

/** A field of a content file, in the way in which its schema is filled in. */
export function Field(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { path, texts } = useForm();
  const kind = kindOf(schema);
  if (kind === 'group') return <Group {...props} />;
  const Inside = INSIDE[kind];
  if (kind === 'control') return <Inside {...props} />;
  // The same for a list that still lacks its first item.
  const isEmpty = itemsOf(texts.value(path, keys)).length === 0;
  const isWanted = isRequired && isEmpty && kind !== 'choice';
  return (
    <Folded keys={keys} schema={schema} isWanted={isWanted}>
      <Inside {...props} />
    </Folded>
  );
}

/** The field of a sheet of its own: all of it in sight. */
export function WholeField(props: FieldProps) {
  const { keys, schema } = props;
  const kind = kindOf(schema);
  if (kind !== 'group') {
    const Inside = INSIDE[kind];
    return <Inside {...props} />;
  }
  return (
    <>
      <PairNote keys={keys} />
      {keys.length > 0 && <Mistakes keys={keys} />}
      <Fields keys={keys} schema={schema} />
    </>
  );
}
