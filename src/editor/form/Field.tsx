import { Fragment, Suspense, useId, useState } from 'react';
import { isGroup } from '#content/data';
import type { JsonSchema, Path } from '#content/fields';
import { directionOf } from '#content/languages';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { labelOf } from '../store/data/labels.ts';
import { unionOf, chosenIn, textOf } from '../store/data/values.ts';
import { SEPARATE_STEP } from '../store/drafts/undo-history.ts';
import { type MissingItem, missingItems } from '../store/files/originals.ts';
import { WORDS } from '../words/words.ts';
import { AddItem } from './AddItem.tsx';
import { Collapsible } from './Collapsible.tsx';
import { ControlField } from './ControlField.tsx';
import { SeveralPictures } from './controls.ts';
import { fieldsIn, idOf, isUncropped, itemName, layoutOf, takesPictures } from './fields.ts';
import { type FieldProps, labelAt, useForm } from './form.ts';
import { Help } from './Help.tsx';
import { ItemActions } from './ItemActions.tsx';
import { itemSchema, titleOf, previewWords } from './items.ts';
import { MistakeList } from './MistakeList.tsx';
import { PairNote } from './PairNote.tsx';
import { Select } from './Select.tsx';
import { useListItems } from './use-list-items.ts';

const words = WORDS.sheet;

/** The fields of a group. @param by the field that names the chosen schema, which is not shown */
export function FieldList({ keys, schema, by }: { keys: Path; schema: JsonSchema; by?: string }) {
  const fields = fieldsIn(schema, useForm(), by);
  const isOnlyField = keys.length === 0 && fields.length === 1;
  const folded = fields.filter((field) => layoutOf(field.schema) !== 'control');
  // A list is what people come for if the sheet has little else.
  const isOpen = keys.length === 0 && fields.length <= 3 && folded.length === 1;
  return fields.map(({ name, ...field }) => (
    <Field key={name} keys={[...keys, name]} {...field} {...{ isOnlyField, isOpen }} />
  ));
}

/** Asks for one of several schemas, and shows the fields of the chosen one. */
function ChoiceField({ keys, schema, isRequired }: FieldProps) {
  const { valueAt, set } = useForm();
  const unique = useId();
  const [isWrong, setWrong] = useState(false);
  const union = unionOf(schema);
  if (!union) return null;
  const value = valueAt(keys);
  const { discriminator, schemas } = union;
  const { word, schema: chosen } = chosenIn(union, value);
  const choose = (name: string) => {
    // Fields of the previous schema stay in the data; `normalise` drops them when the file is written.
    const before = isGroup(value) ? value : {};
    set(
      keys,
      schemas.get(name)?.properties ? { ...before, [discriminator]: name } : name || undefined,
    );
  };
  const options = [...schemas].map(([name, option]) => ({
    value: name,
    name: labelOf(name, option),
  }));
  return (
    <>
      <Help schema={schema} />
      <div className="field">
        <label htmlFor={idOf(keys)}>{words.kind}</label>
        <Select
          id={idOf(keys)}
          isRequired={isRequired}
          nothing={words.choose}
          value={word}
          isWrong={isWrong}
          describedBy={`${unique} ${unique}-mistakes`}
          groups={[{ name: '', language: 'en', options }]}
          set={(name) => choose(textOf(name))}
        />
        <Help id={unique} schema={chosen ?? {}} />
        <MistakeList id={`${unique}-mistakes`} keys={keys} onShown={setWrong} />
      </div>
      {chosen && <FieldList key={word} keys={keys} schema={chosen} by={discriminator} />}
    </>
  );
}

/** The fields of an item of a list. @param schema the schema of the list's items */
export function ItemFields({ keys, schema }: { keys: Path; schema: JsonSchema }) {
  const { valueAt } = useForm();
  const { schema: shape, by, kind } = itemSchema(schema, valueAt(keys));
  return (
    <>
      <MistakeList keys={keys} />
      <Help schema={shape} />
      <FieldList key={kind} keys={keys} schema={shape} {...(by !== undefined && { by })} />
    </>
  );
}

interface MissingProps {
  item: MissingItem;
  title: string;
  add: (item: unknown, at: number) => void;
}

/** An item that only the original has, in its place among those of a translation. */
function Missing({ item: { id, at }, title, add }: MissingProps) {
  const { first } = useForm().texts;
  return (
    <li className="row">
      <p>
        <span lang={first} dir={directionOf(first)}>
          {title}
        </span>{' '}
        <span className="gap">{words.missing}</span>
      </p>
      <button type="button" onClick={() => add({ id }, at)}>
        {fill(words.translateItem, { name: title })}
      </button>
    </li>
  );
}

/** A list of texts, or of items with fields: they can be added, moved and removed. */
function Items({ keys, schema }: FieldProps) {
  const list = useListItems(keys);
  const { path, texts, filled } = useForm();
  const name = String(keys.at(-1));
  const missing = missingItems(texts, path, keys);
  const missingAt = (at: number) =>
    missing
      .filter((item) => item.at === at)
      .map((item) => (
        <Missing
          key={item.id}
          item={item}
          title={titleOf(schema, name, filled(item.original), at)}
          add={list.add}
        />
      ));
  const { items = {}, maxItems = Infinity } = schema;
  const isTexts = layoutOf(schema) === 'texts';
  const titleAt = (item: unknown, index: number) =>
    isTexts
      ? `${itemName(schema, name) ?? words.line} ${index + 1}`
      : titleOf(schema, name, filled(item), index);
  return (
    <div className="list" id={idOf(keys)} tabIndex={-1}>
      <Help schema={schema} />
      {list.items.length === 0 && <div className="calm">{words.nothingYet}</div>}
      <ol>
        {list.items.map((item, index) => {
          const reactKey = list.reactKeys[index] ?? '';
          const title = titleAt(item, index);
          const shared = { keys: [...keys, index], isAdded: reactKey === list.addedKey };
          const actions = (
            <span className="steps">
              <ItemActions
                title={title}
                index={index}
                length={list.items.length}
                move={(to) => list.move(index, to)}
                remove={() => list.remove(index)}
              />
            </span>
          );
          const shown = isTexts ? (
            <li>
              <ControlField {...shared} schema={items} label={title} isRequired />
              {actions}
            </li>
          ) : (
            <Collapsible as="li" {...shared} title={<bdi>{title}</bdi>} actions={actions}>
              <ItemFields keys={shared.keys} schema={items} />
            </Collapsible>
          );
          return (
            <Fragment key={reactKey}>
              {missingAt(index)}
              {shown}
            </Fragment>
          );
        })}
        {missingAt(list.items.length)}
      </ol>
      <MistakeList keys={keys} />
      {takesPictures(schema) && (
        <Suspense>
          <SeveralPictures keys={keys} />
        </Suspense>
      )}
      {list.items.length < maxItems ? (
        <AddItem list={schema} name={name} add={list.add} />
      ) : (
        <p>{fill(words.most, { count: String(maxItems) })}</p>
      )}
    </div>
  );
}

/** A group of fields; an optional group can be removed. */
function Group({ keys, schema, isRequired }: FieldProps) {
  const { valueAt, set } = useForm();
  return (
    <>
      <Help schema={schema} />
      {keys.length > 0 && <MistakeList keys={keys} />}
      <FieldList keys={keys} schema={schema} />
      <PairNote keys={keys} />
      {!isRequired && valueAt(keys) !== undefined && (
        <button type="button" onClick={() => set(keys, undefined, SEPARATE_STEP)}>
          {fill(words.remove, { name: labelAt(keys, schema) })}
        </button>
      )}
    </>
  );
}

const CONTENTS = {
  group: Group,
  choice: ChoiceField,
  items: Items,
  texts: Items,
  control: ControlField,
};

/** A field as its schema requires, with nothing collapsed. */
export function WholeField(props: FieldProps) {
  const Contents = CONTENTS[layoutOf(props.schema)];
  return <Contents {...props} />;
}

/** A field within a form. Most groups, choices and lists are collapsed at first. */
export function Field(props: FieldProps) {
  const { keys, schema, isRequired, isOnlyField = false, isOpen = false } = props;
  const { path, valueAt, filled } = useForm();
  const layout = layoutOf(schema);
  // Among the pictures of the site each has the same card, also one that is never cropped.
  const isCard = isUncropped(schema, keys) && path === MODEL.pathOf('pictures', '');
  // The title of the sheet names the only field already.
  if ((layout === 'control' && !isCard) || isOnlyField) return <WholeField {...props} />;
  // A required field that is still empty is open, because it has to be filled in next.
  const isEmpty = Object.keys(valueAt(keys) ?? {}).length === 0;
  return (
    <Collapsible
      as="section"
      keys={keys}
      isInitiallyOpen={isOpen || (isRequired && isEmpty && layout !== 'choice')}
      title={labelAt(keys, schema)}
      preview={() => previewWords(filled(valueAt(keys)), schema, String(keys.at(-1) ?? ''))}
    >
      <WholeField {...props} />
    </Collapsible>
  );
}
