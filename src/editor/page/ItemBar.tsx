import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Field, Path } from '#content/fields';
import { fill } from '#content/text';
import { AddItem } from '../form/AddItem.tsx';
import { ItemActions } from '../form/ItemActions.tsx';
import { itemsAround, moveItem, type ListItem } from '../form/items.ts';
import { pairOf } from '../form/pairs.ts';
import { useEditor, useDeferredTexts } from '../shared/Editor.tsx';
import { moveFocus } from '../shared/focus.ts';
import { Icon } from '../shared/Icon.tsx';
import { PageChooser, StartLink } from '../shared/PageChooser.tsx';
import { routeAddress } from '../shared/route.ts';
import { RouteLink } from '../shared/Screen.tsx';
import { SEPARATE_STEP } from '../store/drafts/undo-history.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { WORDS } from '../words/words.ts';
import type { DataPath } from './page-parts.ts';
import { nameOfField } from './Typing.tsx';

const words = WORDS.page;
const { allFields, fields } = WORDS.sheet;

/**
 * Finds the field with the address of a link: the one beside its text, or its pair in another file.
 */
function linkFieldOf({ path, keys }: DataPath, texts: OpenProject): DataPath | undefined {
  const isLink = (field?: Field) => field?.kind === 'page' || field?.kind === 'address';
  const group = keys.slice(0, -1);
  const fields = Object.entries(texts.fieldsIn(path, group));
  const [name] = fields.find(([, field]) => isLink(field)) ?? [];
  if (name !== undefined) return { path, keys: [...group, name] };
  const pair = pairOf(texts, path, keys);
  return pair && isLink(texts.field(pair.path, pair.keys)) ? pair : undefined;
}

/** Buttons and links that stand in the row, or on a phone behind one button. */
function More({ children }: { children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <button className="sign more" title={words.more} popoverTarget={id}>
        <Icon name="more" /> <span>{words.more}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- closes after any of its buttons was pressed */}
      <div ref={list} id={id} popover="auto" onClick={() => list.current?.hidePopover()}>
        {children}
      </div>
    </>
  );
}

interface ItemButtonsProps {
  item: ListItem;
  choose: (dataPath: DataPath) => void;
  onRemoved: () => void;
}

/** Buttons that move an item, remove it and add a new one. */
function ItemButtons({ item, choose, onRemoved }: ItemButtonsProps) {
  const { workspace, go, route } = useEditor();
  const { path, list, index, field, items, title } = item;
  const set = (next: readonly unknown[]) => workspace.set(path, list, next, SEPARATE_STEP);
  const move = (to: number) => {
    set(moveItem(items, index, to));
    choose({ path, keys: [...list, to] });
  };
  const add = (newItem: unknown) => {
    const keys = [...list, index + 1];
    set(items.toSpliced(index + 1, 0, newItem));
    choose({ path, keys });
    go({ ...route, screen: 'page', path, keys, isSheet: true });
  };
  return (
    <ItemActions
      title={title}
      index={index}
      length={items.length}
      move={move}
      remove={(isKey) => {
        set(items.toSpliced(index, 1));
        const beside = Math.min(index, items.length - 2);
        // After a tap select the list, so that a second tap cannot remove the item that moves up.
        choose({ path, keys: isKey && beside >= 0 ? [...list, beside] : list });
        onRemoved();
      }}
    >
      {field.item && (
        <AddItem
          item={field.item}
          items={items}
          isFull={items.length >= (field.max ?? Infinity)}
          icon="add"
          add={add}
        />
      )}
    </ItemActions>
  );
}

interface ItemBarProps {
  /** The page as the route names it, and its content file. */
  page: string;
  file: string;
  /** The field or item that was tapped or focused last. */
  chosen: DataPath | undefined;
  choose: (dataPath: DataPath) => void;
}

/**
 * The row above the page. It leads to *Start*, to other pages and to all fields. With a selection it
 * names the field and leads to its form; of an item it has the buttons, and opens where its link
 * leads.
 */
export function ItemBar({ page, file, chosen, choose }: ItemBarProps) {
  const { route } = useEditor();
  const texts = useDeferredTexts();
  const addressIn = (path: string) => (keys: Path) =>
    routeAddress({ ...route, screen: 'page', path, keys, isSheet: true });
  const [item, parent] = chosen ? itemsAround(texts, chosen.path, chosen.keys) : [];
  const linkField = chosen && linkFieldOf(chosen, texts);
  const change = useRef<HTMLAnchorElement>(null);
  const isRemoved = useRef(false);
  useEffect(() => {
    if (isRemoved.current) moveFocus(change.current);
    isRemoved.current = false;
  }, [texts]);
  const label = ({ path, keys }: DataPath) => texts.field(path, keys)?.label ?? '';
  const name = chosen && (item?.title ?? label(chosen));
  return (
    <div className="item-bar">
      <StartLink />
      {!item && <PageChooser page={page} />}
      <div
        role="toolbar"
        aria-label={words.tools}
        data-chosen={chosen && nameOfField(chosen.path, chosen.keys.join('.'))}
      >
        {chosen && name && (
          <a
            ref={change}
            className="change"
            aria-label={fill(words.change, { name })}
            href={addressIn(chosen.path)(item ? [...item.list, item.index] : chosen.keys)}
          >
            <span>{fill(words.change, { name })}</span>
            <span className="short">{name}</span>
          </a>
        )}
        {item && (
          <ItemButtons
            key={[item.path, ...item.list].join('.')}
            item={item}
            choose={choose}
            onRemoved={() => (isRemoved.current = true)}
          />
        )}
        {!item && (
          <a className="sign" href={addressIn(file)([])} aria-label={allFields} title={allFields}>
            <Icon name="fields" /> <span>{allFields}</span>
            <span className="short">{fields}</span>
          </a>
        )}
        <More key={chosen && [chosen.path, ...chosen.keys].join('.')}>
          {parent && (
            <button
              className="sign"
              aria-label={fill(words.around, { name: parent.title })}
              title={words.whole}
              onClick={() => choose({ path: parent.path, keys: [...parent.list, parent.index] })}
            >
              <Icon name="around" /> <span>{words.whole}</span>
            </button>
          )}
          {linkField && (
            <a className="way" href={addressIn(linkField.path)(linkField.keys)}>
              {words.whereItLeads}
            </a>
          )}
          <RouteLink to={{ screen: 'versions', path: file, code: route.code }}>
            {WORDS.pages.versions}
          </RouteLink>
        </More>
      </div>
    </div>
  );
}
