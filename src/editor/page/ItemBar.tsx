import type { Path } from '#content/fields';
import { fill } from '#content/text';
import { useEditor, useDeferredTexts } from '../app/Editor.tsx';
import { Icon } from '../app/Icon.tsx';
import { PageChooser, StartLink } from '../app/PageChooser.tsx';
import { routeAddress } from '../app/route.ts';
import { AddItem } from '../form/AddItem.tsx';
import { itemsAround, moved, type ListItem } from '../form/list.ts';
import { pairOf } from '../form/pairs.ts';
import { Steps } from '../form/Steps.tsx';
import { WORDS } from '../words/words.ts';
import type { DataPath } from './page-parts.ts';
import { targetOf } from './taps.tsx';

const words = WORDS.page;
const { allFields } = WORDS.sheet;

interface ItemBarProps {
  /** The page, as its address names it, and its file. */
  page: string;
  file: string;
  /** What somebody has come to on the page. */
  chosen: DataPath | undefined;
  choose: (dataPath: DataPath) => void;
}

/** What can be done with an item: it is changed, moved, removed, and another one is added. */
function ItemButtons({ item, around, choose, address }: ItemButtonsProps) {
  const { project, go, route } = useEditor();
  const { path, list, index, schema, items, title } = item;
  const set = (now: readonly unknown[]) => project.set(path, list, now, '');
  const move = (to: number) => {
    set(moved(items, index, to));
    choose({ path, keys: [...list, to] });
  };
  const add = (now: unknown) => {
    const keys = [...list, index + 1];
    set(items.toSpliced(index + 1, 0, now));
    choose({ path, keys });
    go({ ...route, screen: 'page', path, keys, isSheet: true });
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
          className="sign"
          aria-label={fill(words.around, { name: around.title })}
          title={words.whole}
          onClick={() => choose({ path, keys: [...around.list, around.index] })}
        >
          <Icon name="around" /> <span>{words.whole}</span>
        </button>
      )}
      <Steps
        title={title}
        index={index}
        length={items.length}
        move={move}
        remove={() => {
          set(items.toSpliced(index, 1));
          // The item that takes its place is not what somebody came to.
          choose({ path, keys: list });
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
  choose: (place: DataPath) => void;
  address: (keys: Path) => string;
}

/**
 * Above the page, where it covers nothing: the way to *Start* and to other pages, or what can be done
 * with the item that somebody has come to, and where its link leads.
 */
export function ItemBar({ page, file, chosen, choose }: ItemBarProps) {
  const { route } = useEditor();
  const texts = useDeferredTexts();
  const addressIn = (path: string) => (keys: Path) =>
    routeAddress({ ...route, screen: 'page', path, keys, isSheet: true });
  const [item, around] = chosen ? itemsAround(texts, chosen.path, chosen.keys) : [];
  const leads = chosen && linkOf(chosen, texts);
  return (
    <div className="item-bar">
      <StartLink />
      {!item && <PageChooser page={page} />}
      <div role="toolbar" aria-label={words.tools}>
        {item && (
          <ItemButtons
            key={[item.path, ...item.list].join('.')}
            item={item}
            around={around}
            choose={choose}
            address={addressIn(item.path)}
          />
        )}
        {leads && (
          <a className="way" href={addressIn(leads.path)(leads.keys)}>
            {words.whereItLeads}
          </a>
        )}
        {!item && (
          <a className="sign" href={addressIn(file)([])} aria-label={allFields} title={allFields}>
            <Icon name="fields" /> <span>{allFields}</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** The field of where the link of a text leads, beside it or in another file. */
function linkOf(place: DataPath, texts: Parameters<typeof itemsAround>[0]) {
  const beside = targetOf(place, texts);
  if (beside) return beside;
  const pair = pairOf(texts, place.path, place.keys);
  const { format = '' } = (pair && texts.schema(pair.path, pair.keys)) ?? {};
  return /^(page|address)$/.test(format) ? pair : undefined;
}
