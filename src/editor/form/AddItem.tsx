import { useId } from 'react';
import type { JsonSchema } from '#content/fields';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { Icon, type IconName, LineDrawing } from '../shared/Icon.tsx';
import { labelOf, withFormNames } from '../store/data/labels.ts';
import { unionOf } from '../store/data/values.ts';
import { WORDS } from '../words/words.ts';
import { itemName } from './fields.ts';

const words = WORDS.sheet;

interface AddItemProps {
  /** The schema of the list, and the key that it has in the file. */
  list: JsonSchema;
  name: string;
  isFull?: boolean;
  /** Shown instead of the label where there is no room for it. */
  icon?: IconName;
  /** Called with the new item, which is empty but for its kind. */
  add: (item: unknown) => void;
}

/** The button that adds an item to a list. If items have several kinds, it asks which one. */
export function AddItem({ list, name, isFull = false, icon, add }: AddItemProps) {
  const id = useId();
  const items = list.items ?? {};
  const union = unionOf(items);
  const item = itemName(list, name) ?? words.line;
  const label = fill(words.add, { name: item.charAt(0).toLowerCase() + item.slice(1) });
  const begin = () => add(items.type === 'string' ? '' : {});
  return (
    <>
      <button
        type="button"
        className={icon ? 'sign' : 'primary'}
        aria-label={label}
        title={label}
        disabled={isFull}
        popoverTarget={union && id}
        onClick={union ? undefined : begin}
      >
        {icon && <Icon name={icon} />} <span>{icon ? words.plus : label}</span>
      </button>
      {union && (
        <dialog id={id} popover="auto" className="sheet" aria-label={label}>
          <div className="top">
            <h2>{label}</h2>
            <button type="button" popoverTarget={id} popoverTargetAction="hide">
              {words.close}
            </button>
          </div>
          <ul className="body rows">
            {[...union.schemas].map(([word, schema]) => (
              <li key={word}>
                <button
                  type="button"
                  className="choice"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  onClick={() => add({ [union.discriminator]: word })}
                >
                  <LineDrawing path={MODEL.blockKindOf({ block: word })?.icon ?? ''} />
                  <span>{labelOf(word, schema)}</span>{' '}
                  <small>{withFormNames(schema.description ?? '')}</small>
                </button>
              </li>
            ))}
          </ul>
        </dialog>
      )}
    </>
  );
}
