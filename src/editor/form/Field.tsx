import { type ComponentType, Fragment, Suspense, useId, useState } from 'react';
import { isEmpty, isGroup } from '#content/data';
import { chosenField, type Field, type Kind, type Path } from '#content/fields';
import { directionOf } from '#content/languages';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { textOf } from '../store/data/values.ts';
import { SEPARATE_STEP } from '../store/drafts/undo-history.ts';
import { missingItems } from '../store/files/originals.ts';
import { WORDS } from '../words/words.ts';
import { AddItem } from './AddItem.tsx';
import { Collapsible } from './Collapsible.tsx';
import { ControlField } from './ControlField.tsx';
import { SeveralPictures } from './controls.ts';
import { FieldDescription } from './FieldDescription.tsx';
import { formFieldsOf, idOf, isControl, isPicture, isUncropped } from './fields.ts';
import { type FieldProps, useForm } from './form.ts';
import { ItemActions } from './ItemActions.tsx';
import { previewWords, itemTitle, itemTitles } from './items.ts';
import { MistakeList } from './MistakeList.tsx';
import { PairNote } from './PairNote.tsx';
import { Select } from './Select.tsx';
import { useListItems } from './use-list-items.ts';

const words = WORDS.sheet;

/** The fields of a group. */
export function FieldList({ keys, field: group }: { keys: Path; field: Pick<Field, 'fields'> }) {
  const fields = formFieldsOf(group, useForm());
  const isOnlyField = keys.length === 0 && fields.length === 1;
  const folded = fields.filter(({ field }) => !isControl(field));
  // If there is little besides one list, people come for the list.
  const isOpen = keys.length === 0 && fields.length <= 3 && folded.length === 1;
  return fields.map(({ name, ...props }) => (
    <FormField key={name} keys={[...keys, name]} {...props} {...{ isOnlyField, isOpen }} />
  ));
}

/** Asks for one of several groups, and shows the fields of the chosen one. */
function ChoiceField({ keys, field, isRequired }: FieldProps) {
  const { valueAt, set } = useForm();
  const unique = useId();
  const [isWrong, setWrong] = useState(false);
  if (field.kind !== 'choice') return null;
  const value = valueAt(keys);
  const { by } = field;
  const chosen = chosenField(field, value);
  const options = [...field.options].map(([word, { label }]) => ({ value: word, name: label }));
  const word = options.find(({ value }) => field.options.get(value) === chosen)?.value ?? '';
  const choose = (name: string) => {
    const fields = field.options.get(name)?.fields;
    // An address of the previous group is no email address: a field keeps its value by its kind.
    const kept = Object.entries(isGroup(value) ? value : {}).filter(
      ([key]) => fields?.[key]?.kind === chosen?.fields?.[key]?.kind,
    );
    set(keys, fields ? { ...Object.fromEntries(kept), [by]: name } : name || undefined);
  };
  return (
    <>
      <FieldDescription field={field} />
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
        <FieldDescription id={unique} field={chosen} />
        <MistakeList id={`${unique}-mistakes`} keys={keys} onShown={setWrong} />
      </div>
      {chosen && <FieldList key={word} keys={keys} field={chosen} />}
    </>
  );
}

/** The fields of an item of a list. */
export function ItemFields({ keys, field }: { keys: Path; field: Field }) {
  const { valueAt } = useForm();
  const chosen = chosenField(field, valueAt(keys));
  return (
    <>
      <MistakeList keys={keys} />
      <FieldDescription field={chosen} />
      {chosen && <FieldList key={chosen.label} keys={keys} field={chosen} />}
    </>
  );
}

interface MissingProps {
  item: ReturnType<typeof missingItems>[number];
  title: string;
  add: (item: unknown, at: number) => void;
}

/** A placeholder for an item that the translation lacks, at its position in the list. */
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
      <button onClick={() => add({ id }, at)}>{fill(words.translateItem, { name: title })}</button>
    </li>
  );
}

/** A list of texts, or of items with fields: they can be added, moved and removed. */
function Items({ keys, field }: FieldProps) {
  const list = useListItems(keys);
  const { path, texts, filled } = useForm();
  const missing = missingItems(texts, path, keys);
  const missingAt = (at: number) =>
    missing
      .filter((item) => item.at === at)
      .map((item) => (
        <Missing
          key={item.id}
          item={item}
          title={itemTitle(field, filled(item.original), at)}
          add={list.add}
        />
      ));
  const { item: itemField, max = Infinity } = field;
  if (!itemField) return null;
  const isPlain = isControl(itemField);
  const titles = itemTitles(field, filled(list.items));
  return (
    <div className="list" id={idOf(keys)} tabIndex={-1}>
      <FieldDescription field={field} />
      {list.items.length === 0 && <div className="calm">{words.nothingYet}</div>}
      <ol>
        {list.items.map((_, index) => {
          const reactKey = list.reactKeys[index] ?? '';
          const title = isPlain
            ? `${itemField.label || words.line} ${index + 1}`
            : (titles[index] ?? '');
          const itemKeys = [...keys, index];
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
          const shown = isPlain ? (
            <li>
              <ControlField keys={itemKeys} field={itemField} label={title} isRequired />
              {actions}
            </li>
          ) : (
            <Collapsible as="li" keys={itemKeys} title={<bdi>{title}</bdi>} actions={actions}>
              <ItemFields keys={itemKeys} field={itemField} />
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
      {isPicture(itemField) && (
        <Suspense>
          <SeveralPictures keys={keys} />
        </Suspense>
      )}
      {list.items.length < max ? (
        <AddItem item={itemField} items={list.items} add={list.add} />
      ) : (
        <p>{fill(words.most, { count: String(max) })}</p>
      )}
    </div>
  );
}

/** A group of fields; an optional group can be removed. */
function Group({ keys, field, isRequired }: FieldProps) {
  const { valueAt, set } = useForm();
  return (
    <>
      <FieldDescription field={field} />
      {keys.length > 0 && <MistakeList keys={keys} />}
      <PairNote keys={keys} />
      <FieldList keys={keys} field={field} />
      {!isRequired && valueAt(keys) !== undefined && (
        <button onClick={() => set(keys, undefined, SEPARATE_STEP)}>
          {fill(words.remove, { name: field.label })}
        </button>
      )}
    </>
  );
}

const CONTENTS: Partial<Record<Kind, ComponentType<FieldProps>>> = {
  group: Group,
  choice: ChoiceField,
  list: Items,
};

/** Renders a field by its kind, expanded. */
export function WholeField(props: FieldProps) {
  const { field } = props;
  const Contents = (!isControl(field) && CONTENTS[field.kind]) || ControlField;
  return <Contents {...props} />;
}

/** A field within a form. Most groups, choices and lists are collapsed at first. */
function FormField(props: FieldProps) {
  const { keys, field, isRequired, isOnlyField = false, isOpen = false } = props;
  const { path, valueAt, filled } = useForm();
  // All pictures of the site have the same card, even one that is never cropped.
  const isCard = isUncropped(field, keys) && path === MODEL.pathOf('pictures', '');
  // The title of the sheet already names the only field.
  if ((isControl(field) && !isCard) || isOnlyField) return <WholeField {...props} />;
  // A required field that is still empty is open, because it has to be filled in next.
  return (
    <Collapsible
      as="section"
      keys={keys}
      isInitiallyOpen={isOpen || (isRequired && isEmpty(valueAt(keys)) && field.kind !== 'choice')}
      title={field.label}
      preview={() => previewWords(filled(valueAt(keys)), field)}
    >
      <WholeField {...props} />
    </Collapsible>
  );
}
