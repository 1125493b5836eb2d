import { useEffect, useRef, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { type Path } from '../../src/core/schemas/json-schema.ts';
import { Icon } from '../app/Icon.tsx';
import { addressOf } from '../app/place.ts';
import { useEditor, useLaterTexts } from '../app/Editor.tsx';
import { AddItem } from '../sheet/AddItem.tsx';
import { itemsAround, itemsOf, moved, type ListItem } from '../sheet/list.ts';
import { pairsIn } from '../sheet/pairs.ts';
import { Steps } from '../sheet/Steps.tsx';
import { WORDS } from '../words/words.ts';
import type { DataPlace } from './page-parts.ts';
import { targetOf } from './taps.tsx';

const words = WORDS.page;

interface ItemBarProps {
  /** The file of the page. */
  page: string;
  /** What somebody has come to on the page. */
  chosen: DataPlace | undefined;
  choose: (place: DataPlace) => void;
}

/** What can be done with an item: it is changed, moved, removed, and another one is added. */
function ItemButtons({ item, around, choose, address, tellRemoved }: ItemButtonsProps) {
  const { project, go, place } = useEditor();
  const { path, list, index, schema, items, title } = item;
  const set = (now: readonly unknown[]) => project.set(path, list, now);
  const move = (to: number) => {
    set(moved(items, index, to));
    choose({ path, keys: [...list, to] });
  };
  const add = (now: unknown) => {
    const keys = [...list, index + 1];
    set(items.toSpliced(index + 1, 0, now));
    choose({ path, keys });
    go({ ...place, screen: 'page', path, keys, isSheet: true });
  };
  return (
    <>
      <a
        className="change"
        href={address([...list, index])}
        aria-label={fill(words.change, { name: title })}
      >
        <bdi>{title}</bdi>
      </a>
      {around && (
        <button
          type="button"
          aria-label={fill(words.around, { name: around.title })}
          onClick={() => choose({ path, keys: [...around.list, around.index] })}
        >
          <Icon name="around" />
        </button>
      )}
      <Steps
        title={title}
        index={index}
        length={items.length}
        move={move}
        remove={() => {
          set(items.toSpliced(index, 1));
          tellRemoved(item);
        }}
      >
        <AddItem
          list={schema}
          name={String(list.at(-1))}
          isFull={items.length >= (schema.maxItems ?? Infinity)}
          icon="add"
          add={add}
        />
      </Steps>
    </>
  );
}

interface ItemButtonsProps {
  item: ListItem;
  /** The item in which it stands. */
  around: ListItem | undefined;
  choose: (place: DataPlace) => void;
  address: (keys: Path) => string;
  tellRemoved: (item: ListItem) => void;
}

/**
 * Above the page, where it covers nothing: what can be done with the item that somebody has come to,
 * where its link leads, and the way to all fields of the page.
 */
export function ItemBar({ page, chosen, choose }: ItemBarProps) {
  const { project, place } = useEditor();
  const sheet = WORDS.sheet;
  const texts = useLaterTexts();
  const [told, setTold] = useState<{ item: ListItem; at: DataPlace | undefined }>();
  // Until somebody comes to something else: what they change there would be lost.
  const isGone = ({ path, list, items }: ListItem) =>
    itemsOf(texts.value(path, list)).length < items.length;
  // Undo brings it back too.
  const removed = told && told.at === chosen && isGone(told.item) ? told.item : undefined;
  const bar = useRef<HTMLDivElement>(null);
  const bringBack = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (removed) bringBack.current?.focus();
  }, [removed]);
  const addressIn = (path: string) => (keys: Path) =>
    addressOf({ ...place, screen: 'page', path, keys, isSheet: true });
  const [item, around] = chosen ? itemsAround(texts, chosen.path, chosen.keys) : [];
  const leads = chosen && linkOf(chosen, texts);
  return (
    <section aria-label={words.tools}>
      <div ref={bar} className="item-bar" role="toolbar" tabIndex={-1} aria-label={words.tools}>
        {removed ? (
          <>
            <span>{fill(sheet.removed, { name: removed.title })}</span>
            <button
              ref={bringBack}
              type="button"
              onClick={() => {
                project.set(removed.path, removed.list, removed.items);
                setTold(undefined);
                // What can be done with the item comes once its texts are drawn.
                bar.current?.focus();
              }}
            >
              {sheet.undo}
            </button>
          </>
        ) : (
          item && (
            <ItemButtons
              key={[item.path, ...item.list].join('.')}
              item={item}
              around={around}
              choose={choose}
              tellRemoved={(gone) => setTold({ item: gone, at: chosen })}
              address={addressIn(item.path)}
            />
          )
        )}
        {leads && !removed && <a href={addressIn(leads.path)(leads.keys)}>{words.whereItLeads}</a>}
        {(removed ?? !item) && <a href={addressIn(page)([])}>{sheet.allFields}</a>}
      </div>
    </section>
  );
}

/** The field of where the link of a text leads, beside it or in another file. */
function linkOf(place: DataPlace, texts: Parameters<typeof itemsAround>[0]) {
  const beside = targetOf(place, texts);
  if (beside) return beside;
  const pair = pairsIn(texts, place.path).find(({ keyPath }) => keyPath === place.keys.join('.'));
  if (!pair) return undefined;
  const { keys } = pair;
  const { path } = pair.place;
  const { format = '' } = texts.schema(path, keys) ?? {};
  return /^(page|address)$/.test(format) ? { path, keys } : undefined;
}
