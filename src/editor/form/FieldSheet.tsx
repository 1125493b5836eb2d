import { useEffect, useMemo, useState } from 'react';
import type { Path } from '#content/fields';
import { fill } from '#content/text';
import { useEditor, useLanguageCode, useTexts } from '../shared/Editor.tsx';
import { notices } from '../shared/notices.ts';
import { keysOf, routeAddress } from '../shared/route.ts';
import { useWindowTitle } from '../shared/use-window-title.ts';
import { followInPlace, goBack } from '../shared/visits.ts';
import { SEPARATE_STEP } from '../store/drafts/undo-history.ts';
import { formName } from '../store/files/mistakes.ts';
import { WORDS } from '../words/words.ts';
import ChangedOriginals from './ChangedOriginals.tsx';
import { ItemFields, WholeField } from './Field.tsx';
import { isPicture, isPlainList, isWithin, joinKeys } from './fields.ts';
import { type Form, FormContext, useFormOf } from './form.ts';
import { itemsAround, namesOf } from './items.ts';
import { MistakeList } from './MistakeList.tsx';
import { translatedFieldOf } from './pairs.ts';
import { useSheetFocus } from './use-sheet-focus.ts';

const words = WORDS.sheet;

/** The ancestors of a field and the field itself, with their labels, from the file down. */
function breadcrumbsOf({ path, texts, filled }: Form, keys: Path): { keys: Path; name: string }[] {
  const file = formName(texts, path);
  return [file, ...namesOf(texts, path, keys, filled)]
    .map((name, index) => ({ name, keys: keys.slice(0, index) }))
    .filter(({ name, keys: { length } }) => length !== 1 || name !== file.split(' › ').at(-1));
}

/** A breadcrumb. The title of an item is content, which may have another text direction. */
const Name = ({ keys, name }: { keys: Path; name: string }) =>
  typeof keys.at(-1) === 'number' ? <bdi>{name}</bdi> : name;

interface FieldSheetProps {
  path: string;
  /** Empty for the whole file. */
  keys: Path;
  /** Called with the field that takes the focus, as the page shows it, and without when it closes. */
  onFieldFocus: (field?: ReturnType<typeof translatedFieldOf>) => void;
}

/** The form of a field, over the page: from below on phones, from the side on wide screens. */
export default function FieldSheet({ path, keys, onFieldFocus }: FieldSheetProps) {
  const { route } = useEditor();
  const texts = useTexts();
  const code = useLanguageCode();
  const [lastKeys, setLastKeys] = useState(keys);
  const [focusedKeys, setFocusedKeys] = useState(keys);
  if (joinKeys(keys) !== joinKeys(lastKeys)) {
    setLastKeys(keys);
    // After going up to a parent, the field that was open before is still the one to focus.
    if (!isWithin(focusedKeys, keys)) setFocusedKeys(keys);
  }
  // For a field inside an item of a list, or of a picture, show the whole item or picture.
  const [item] = itemsAround(texts, path, keys).filter(({ field }) => !isPlainList(field));
  const isOfPicture = isPicture(texts.field(path, keys.slice(0, -1)));
  const depth = item ? item.list.length + 1 : keys.length - (isOfPicture ? 1 : 0);
  const shown = useMemo(() => keys.slice(0, depth), [keys, depth]);
  const form = useFormOf(path, focusedKeys, setFocusedKeys);
  const breadcrumbs = breadcrumbsOf(form, shown);
  const field = texts.field(path, shown);
  const parent = texts.field(path, shown.slice(0, -1));
  const isRequired = !field?.isOptional;
  const sheetKey = `${path} ${shown.join('.')}`;
  const { body, title, tops } = useSheetFocus(sheetKey, focusedKeys);

  const close = () => goBack(routeAddress({ ...route, keys: undefined, isSheet: false }));
  const here = breadcrumbs.at(-1);
  useWindowTitle('sheet', here?.name ?? '');
  useEffect(() => () => onFieldFocus(), [onFieldFocus]);
  // Two ancestors fit; the rest is reached through them.
  const above = breadcrumbs.slice(-3, -1);
  // Also true for an item that does not exist yet: its first letter adds it.
  const isItem = typeof shown.at(-1) === 'number' && !isPlainList(parent);
  // A required field, such as where a link leads, goes with the group around it, if that may go.
  const isGroupOptional = isRequired && parent?.isOptional;
  const removable = isItem ? shown : isGroupOptional ? shown.slice(0, -1) : undefined;
  const removableName = (isItem ? here?.name : parent?.label) ?? '';
  const remove = (keysToRemove: Path) => {
    form.set(keysToRemove, undefined, SEPARATE_STEP);
    notices.say(fill(words.removed, { name: removableName }));
    close();
  };
  const renderFields = () => {
    // A file that cannot be parsed has no fields.
    if (texts.formValues(path) === undefined) return <MistakeList keys={[]} />;
    if (isItem) return parent?.item && <ItemFields keys={shown} field={parent.item} />;
    return field && <WholeField keys={shown} field={field} isRequired={isRequired} />;
  };
  return (
    // Not modal, so that Undo and the messages of the editor stay reachable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is
    <dialog
      open
      className="sheet"
      aria-labelledby="sheet-title"
      onKeyDown={(event) => {
        const isPopoverOpen = event.currentTarget.querySelector(':popover-open') !== null;
        if (event.key === 'Escape' && !event.defaultPrevented && !isPopoverOpen) close();
      }}
      // Otherwise a wheel that scrolls the form changes the number with the focus.
      onWheel={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
      }}
      onFocus={({ target }) => {
        const keyPath = target.closest<HTMLElement>('[data-keys]')?.dataset['keys'];
        // The title has the focus while a control is still loading.
        const focused = keyPath === undefined ? focusedKeys : keysOf(keyPath);
        onFieldFocus(translatedFieldOf(texts, path, focused, code));
      }}
    >
      <div className="top">
        {above.length > 0 && (
          <nav aria-label={words.within}>
            {above.map((parent) => (
              <a
                key={parent.keys.length}
                href={routeAddress({ ...route, path, keys: parent.keys, isSheet: true })}
                onClick={followInPlace}
              >
                <Name {...parent} />
              </a>
            ))}
          </nav>
        )}
        <h2 id="sheet-title" ref={title} tabIndex={-1}>
          {here && <Name {...here} />}
        </h2>
        <button onClick={close}>{words.close}</button>
      </div>
      {/* No stop for Tab, which a part that scrolls is by itself: it would have no name. */}
      <div
        className="body form"
        ref={body}
        key={sheetKey}
        tabIndex={-1}
        onScroll={({ currentTarget }) => tops?.set(sheetKey, currentTarget.scrollTop)}
      >
        <ChangedOriginals path={path} shown={shown} />
        <FormContext value={form}>{renderFields()}</FormContext>
        {removable && form.valueAt(removable) !== undefined && (
          <button onClick={() => remove(removable)}>
            {fill(words.remove, { name: removableName })}
          </button>
        )}
      </div>
    </dialog>
  );
}
