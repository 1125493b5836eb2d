import { useEffect, useRef } from 'react';
import { fill } from '../../src/core/fill.ts';
import { inForms } from '../form/names.ts';
import { WORDS } from '../words/words.ts';
import { idOf, itemName } from './fields.ts';
import { useForm } from './form.ts';
import { Mistakes, Original, useTold, type FieldProps } from './parts.tsx';
import { Removed, Steps, useRows } from './rows.tsx';
import { TextControl } from './text.tsx';

const words = WORDS.sheet;

/** A list of texts, one a row. */
export function Texts(props: FieldProps) {
  const { keys, schema } = props;
  const { path, set } = useForm();
  const rows = useRows(props);
  const { isTold, onBlur } = useTold(keys);
  const list = useRef<HTMLOListElement>(null);
  const name = itemName(schema, String(keys.at(-1))) ?? words.line;
  const { maxItems = Infinity } = schema;
  const { added } = rows;
  useEffect(() => {
    if (added)
      list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea)')?.focus();
  }, [added]);
  return (
    <div className="list" id={idOf(keys)} tabIndex={-1} onBlur={onBlur}>
      {schema.description && <p className="helped">{inForms(schema.description)}</p>}
      <ol ref={list}>
        {rows.items.map((item, index) => {
          const place = [...keys, index];
          const title = `${name} ${index + 1}`;
          return (
            <li key={rows.rows[index]} className="text">
              <Original keys={place} />
              <label htmlFor={idOf(place)}>{title}</label>
              <TextControl
                {...{ path, schema: schema.items ?? {}, isRequired: true, id: idOf(place) }}
                keys={place}
                value={item}
                set={(value) => set(place, value)}
              />
              <Steps rows={rows} index={index} title={title} />
            </li>
          );
        })}
      </ol>
      <Mistakes keys={keys} isTold={isTold} />
      {rows.removed && (
        <Removed key={rows.removed.row} rows={rows} title={`${name} ${rows.removed.index + 1}`} />
      )}
      {rows.items.length < maxItems ? (
        <button type="button" onClick={() => rows.add('')}>
          {fill(words.add, { name })}
        </button>
      ) : (
        <p>{fill(words.most, { count: String(maxItems) })}</p>
      )}
    </div>
  );
}
