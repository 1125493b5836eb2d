import { useId } from 'react';
import { type Field, valueAt } from '#content/fields';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { Icon, type IconName, LineDrawing } from '../shared/Icon.tsx';
import { withFormNames } from '../store/data/labels.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.sheet;

interface AddItemProps {
  /** The field of an item. */
  item: Field;
  /** The items that the list has. */
  items: readonly unknown[];
  isFull?: boolean;
  /** Shown instead of the label where there is no room for it. */
  icon?: IconName;
  /** Called with the new item, in which only its kind is set. */
  add: (item: unknown) => void;
}

/** The button that adds an item to a list. If items have several kinds, it asks which one. */
export function AddItem({ item, items, isFull = false, icon, add }: AddItemProps) {
  const id = useId();
  const choice = item.kind === 'choice' && item;
  const name = item.label || words.line;
  const label = fill(words.add, { name: name.charAt(0).toLowerCase() + name.slice(1) });
  const options = [...(choice ? choice.options : [])].filter(
    ([word]) =>
      !MODEL.blockKindOf({ block: word })?.isOnce ||
      items.every((present) => valueAt(present, ['block']) !== word),
  );
  const begin = () => add(item.type === 'string' ? '' : {});
  return (
    <>
      <button
        className={icon ? 'sign' : 'primary'}
        aria-label={label}
        title={label}
        disabled={isFull}
        popoverTarget={choice ? id : undefined}
        onClick={choice ? undefined : begin}
      >
        {icon && <Icon name={icon} />} <span>{icon ? words.plus : label}</span>
      </button>
      {choice && (
        <dialog id={id} popover="auto" className="sheet" aria-label={label}>
          <div className="top">
            <h2>{label}</h2>
            <button popoverTarget={id} popoverTargetAction="hide">
              {words.close}
            </button>
          </div>
          <ul className="body rows">
            {options.map(([word, option]) => (
              <li key={word}>
                <button
                  className="choice"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  onClick={() => add({ [choice.by]: word })}
                >
                  <LineDrawing path={MODEL.blockKindOf({ block: word })?.icon ?? ''} />
                  <span>{option.label}</span>{' '}
                  <small>{withFormNames(option.description ?? '')}</small>
                </button>
              </li>
            ))}
          </ul>
        </dialog>
      )}
    </>
  );
}
