import { Suspense, useEffect, useId } from 'react';
import type { JsonSchema, Path } from '#content/fields';
import { fill } from '#content/text';
import { WORDS } from '../words/words.ts';
import { AddItem } from './AddItem.tsx';
import { Choose } from './Choose.tsx';
import { controlOf, SeveralPictures } from './controls.tsx';
import { fieldsIn, idOf, itemName, controlTypeOf, nameOf, takesPictures } from './fields.ts';
import { useForm } from './form.ts';
import { itemSchema, titleOf, itemWords } from './list.ts';
import {
  Folded,
  Help,
  Labelled,
  labelAt,
  MistakeList,
  PairNote,
  type FieldProps,
} from './parts.tsx';
import { useRows } from './rows.ts';
import { Steps } from './Steps.tsx';
import { choiceOf, chosenIn, type Choice } from './values/choice.ts';
import { labelOf } from './values/labels.ts';
import { isData, textOf } from './values/values.ts';

const words = WORDS.sheet;

/** Takes the focus to the input that somebody came for, once it is there. */
function Arrival({ keys, id, isAdded }: { keys: Path; id: string; isAdded: boolean }) {
  const { wanted } = useForm();
  const isWanted = isAdded || nameOf(wanted) === nameOf(keys);
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus();
  }, [isWanted, id]);
  return null;
}

/** A field with one input. */
function ControlField(props: FieldProps) {
  const { keys, schema, isRequired, isAdded = false } = props;
  const { path, valueAt, set } = useForm();
  const { kind, Control } = controlOf(schema);
  return (
    <Labelled {...props} kind={kind}>
      {({ id, describedBy }) => (
        <Suspense>
          <Control
            id={id}
            describedBy={describedBy}
            schema={schema}
            path={path}
            keys={keys}
            isRequired={isRequired}
            value={valueAt(keys)}
            set={(value) => set(keys, value)}
          />
          <Arrival keys={keys} id={id} isAdded={isAdded} />
        </Suspense>
      )}
    </Labelled>
  );
}

/** The fields of a group, one below the other. @param by the field that names a chosen schema */
export function FieldList({ keys, schema, by }: { keys: Path; schema: JsonSchema; by?: string }) {
  const form = useForm();
  return fieldsIn(schema, form, by).map(({ name, schema: field, isRequired }) => (
    <Field key={name} keys={[...keys, name]} schema={field} isRequired={isRequired} />
  ));
}

/** The fields of before that another schema has too. */
const shared = (before: unknown, { properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(isData(before) ? before : {}).filter(([name]) =>
      Object.hasOwn(properties, name),
    ),
  );

/** Which of several schemas somebody has chosen, with its sentence; what both have is kept. */
function KindField({ keys, schema, isRequired, choice }: FieldProps & { choice: Choice }) {
  const { path, valueAt, set } = useForm();
  const unique = useId();
  const value = valueAt(keys);
  const { by, schemas } = choice;
  const { word, schema: chosen = {} } = chosenIn(choice, value);
  const choose = (now: string) => {
    const next = schemas.get(now);
    set(keys, next?.properties ? { ...shared(value, next), [by]: now } : now || undefined);
  };
  const options = [...schemas].map(([name, choiceSchema]) => ({
    value: name,
    name: labelOf(name, choiceSchema),
  }));
  const isItem = typeof keys.at(-1) === 'number';
  const id = isItem ? unique : idOf(keys);
  return (
    <div className={isItem ? 'field kind' : 'field'}>
      <label htmlFor={id}>{words.kind}</label>
      <Choose
        id={id}
        schema={schema}
        path={path}
        keys={keys}
        isRequired={isRequired}
        nothing={words.choose}
        value={word}
        describedBy={`${unique}-about`}
        groups={[{ name: '', language: 'en', options }]}
        set={(now) => choose(textOf(now))}
      />
      <Help id={`${unique}-about`} schema={chosen} />
      {!isItem && <MistakeList keys={keys} />}
    </div>
  );
}

/** One of several schemas, and the fields of the chosen one. */
function ChoiceField(props: FieldProps) {
  const { keys, schema } = props;
  const { valueAt } = useForm();
  const choice = choiceOf(schema);
  if (!choice) return null;
  const { word, schema: chosen } = chosenIn(choice, valueAt(keys));
  return (
    <>
      <Help schema={schema} />
      <KindField {...props} choice={choice} />
      {chosen && <FieldList key={word} keys={keys} schema={chosen} by={choice.by} />}
    </>
  );
}

/** The fields of an item, and below them its kind, which may be another one. @param schema of items */
export function ItemFields({ keys, schema }: { keys: Path; schema: JsonSchema }) {
  const { valueAt } = useForm();
  const choice = choiceOf(schema);
  const { schema: schemaOfItem, by, kind } = itemSchema(schema, valueAt(keys));
  return (
    <>
      <MistakeList keys={keys} />
      {!choice && <Help schema={schemaOfItem} />}
      <FieldList
        key={kind}
        keys={keys}
        schema={schemaOfItem}
        {...(by === undefined ? {} : { by })}
      />
      {choice && <KindField keys={keys} schema={schema} isRequired choice={choice} />}
    </>
  );
}

/** A list of texts, or of items that have fields: they are added, moved, removed and brought back. */
function Items(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { path, set } = useForm();
  const rows = useRows(keys);
  const name = String(keys.at(-1));
  const { items = {}, maxItems = Infinity } = schema;
  const isTexts = controlTypeOf(schema) === 'texts';
  const titleAt = (item: unknown, index: number) =>
    isTexts
      ? `${itemName(schema, name) ?? words.line} ${index + 1}`
      : titleOf(schema, name, item, index);
  return (
    <div className="list" id={idOf(keys)} tabIndex={-1}>
      <Help schema={schema} />
      <ol>
        {rows.items.map((item, index) => {
          const row = rows.rows[index] ?? '';
          const title = titleAt(item, index);
          const shared = { keys: [...keys, index], isAdded: row === rows.added };
          const steps = (
            <span className="steps">
              <Steps
                title={title}
                index={index}
                length={rows.items.length}
                move={(to) => rows.move(index, to)}
                remove={() => rows.remove(index)}
              />
            </span>
          );
          return isTexts ? (
            <li key={row}>
              <ControlField {...shared} schema={items} label={title} isRequired />
              {steps}
            </li>
          ) : (
            <Folded key={row} as="li" {...shared} title={<bdi>{title}</bdi>} steps={steps}>
              <ItemFields keys={shared.keys} schema={items} />
            </Folded>
          );
        })}
      </ol>
      <MistakeList keys={keys} />
      {takesPictures(schema) && (
        <Suspense>
          <SeveralPictures
            id={`${idOf(keys)}-several`}
            schema={schema}
            path={path}
            keys={keys}
            isRequired={isRequired}
            value={rows.items}
            set={(value) => set(keys, value)}
          />
        </Suspense>
      )}
      {rows.items.length < maxItems ? (
        <AddItem list={schema} name={name} add={rows.add} />
      ) : (
        <p>{fill(words.most, { count: String(maxItems) })}</p>
      )}
    </div>
  );
}

/** Fields below one heading; what may be missing can be removed. */
function Group({ keys, schema, isRequired }: FieldProps) {
  const { valueAt, set } = useForm();
  return (
    <>
      <Help schema={schema} />
      {keys.length > 0 && <MistakeList keys={keys} />}
      <FieldList keys={keys} schema={schema} />
      <PairNote keys={keys} />
      {!isRequired && valueAt(keys) !== undefined && (
        <button type="button" onClick={() => set(keys, undefined, '')}>
          {fill(words.remove, { name: labelAt(keys, schema) })}
        </button>
      )}
    </>
  );
}

const INSIDE = {
  group: Group,
  choice: ChoiceField,
  items: Items,
  texts: Items,
  control: ControlField,
};

/** A field in the way in which its schema is filled in, all of it in sight. */
export function WholeField(props: FieldProps) {
  const Inside = INSIDE[controlTypeOf(props.schema)];
  return <Inside {...props} />;
}

/** The same within a form: all but inputs are folded until somebody wants them. */
export function Field(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { valueAt } = useForm();
  const kind = controlTypeOf(schema);
  if (kind === 'control') return <ControlField {...props} />;
  // What is still empty and may not stay so is what somebody fills in next.
  const isEmpty = Object.keys(valueAt(keys) ?? {}).length === 0;
  return (
    <Folded
      as="section"
      keys={keys}
      isWanted={isRequired && isEmpty && kind !== 'choice'}
      title={labelAt(keys, schema)}
      preview={() => itemWords(valueAt(keys), schema, String(keys.at(-1) ?? ''))}
    >
      <WholeField {...props} />
    </Folded>
  );
}
