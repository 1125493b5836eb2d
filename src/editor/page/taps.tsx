import { Fragment, use, useEffect, useRef, type FragmentInstance } from 'react';
import { isKindIn, type Path } from '#content/fields';
import { MORE } from '#content/project';
import { MODEL } from '#site/features';
import { isWithin } from '../form/fields.ts';
import { lettersBefore } from '../form/rich-text/tapped-caret.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { keysOf } from '../shared/route.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import type { MarkedField } from './marks.ts';
import { EnclosingPart, type DataPath, type TapAreaProps, type TapTarget } from './page-parts.ts';
import { Typing } from './Typing.tsx';

/** The targets of each tap, the innermost first. */
const tapped = new WeakMap<Event, TapTarget[]>();

/**
 * Records taps on a part of the page without adding an element, and shows a sentence in its place if
 * it fails to render.
 */
export function TappedPart({ target, children }: TapAreaProps) {
  const typing = use(Typing);
  const enclosing = use(EnclosingPart);
  const part = useRef<FragmentInstance>(null);
  useEffect(() => {
    const { current } = part;
    const note = (event: Event) => {
      const part = 'isMarkdown' in target ? { ...target, letters: lettersBefore(event) } : target;
      tapped.set(event, [...(tapped.get(event) ?? []), part]);
    };
    current?.addEventListener('click', note);
    return () => current?.removeEventListener('click', note);
  }, [target]);
  if ('mark' in target || 'isMarkdown' in target) return <Fragment ref={part}>{children}</Fragment>;
  const dataPath = 'dataPath' in target ? target.dataPath : enclosing;
  const instead = () => (
    <p className="unfinished" lang="en" dir="ltr">
      {typing?.cannotShow(dataPath)}
    </p>
  );
  return (
    <Fragment ref={part}>
      <ErrorBoundary of={children} instead={instead}>
        <EnclosingPart value={dataPath}>{children}</EnclosingPart>
      </ErrorBoundary>
    </Fragment>
  );
}

/** Interactive elements of the page that keep working in the editor. */
const INTERACTIVE =
  'summary, input, select, textarea, label, audio, video, iframe, [popovertarget]';

/** The fields of the texts inside an element. */
function typedFieldsIn(element: Element): DataPath[] {
  const texts = [...element.querySelectorAll<HTMLElement>('[data-field]')];
  return texts.flatMap(({ dataset: { field = '' } }) => {
    const [path = '', keyPath = ''] = field.split(' ');
    return path ? [{ path, keys: keysOf(keyPath) }] : [];
  });
}

const isItem = ({ keys }: DataPath) => keys.some((key) => typeof key === 'number');

const isOfCustomPage = ({ path }: DataPath) => MODEL.fileInfoOf(path).kind === 'custom page';

/**
 * Whether a field is inside an item, or shown by it from another file, such as a date or a post by a
 * block.
 */
const isInside = (field: DataPath, item: DataPath) =>
  field.path === item.path
    ? isWithin(field.keys, item.keys)
    : isItem(field) || isOfCustomPage(field);

/** The common ancestor of several fields; undefined if they are in different files. */
function commonAncestor([first, ...others]: DataPath[]): DataPath | undefined {
  if (!first || others.some(({ path }) => path !== first.path)) return undefined;
  const end = first.keys.findIndex((key, index) => others.some(({ keys }) => keys[index] !== key));
  return { path: first.path, keys: first.keys.slice(0, end < 0 ? undefined : end) };
}

/** The common ancestor of the fields whose texts are nearest to the tapped element. */
function nearestFields(target: Element, item: DataPath | undefined): DataPath | undefined {
  for (let around: Element | null = target; around; around = around.parentElement) {
    const fields = typedFieldsIn(around);
    // Dates come from a file of their own. A tap on a date means the date, not the label of a
    // button beside it, which is in the file of the page.
    const fromOtherFile = fields.filter((field) => isItem(field) && field.path !== item?.path);
    if (fields.length > 0) return commonAncestor(fromOtherFile.length > 0 ? fromOtherFile : fields);
  }
  return undefined;
}

/** The fields of pages that hold blocks. */
const BLOCK_LISTS: Path = ['blocks', MORE];

/** The day of the date that contains a tapped element; undefined outside of dates. */
export function tappedDay(target: Element): string | undefined {
  const time = target.closest('time') ?? target.closest('li')?.querySelector('time');
  return time?.dateTime.slice(0, 'yyyy-mm-dd'.length);
}

/** Finds a Markdown field directly inside a group or an item. */
function markdownIn({ path, keys }: DataPath, texts: TextFiles): DataPath | undefined {
  const fields = Object.entries(texts.fieldsIn(path, keys));
  const [name] = fields.find(([, { kind }]) => isKindIn(kind, 'markdown')) ?? [];
  return name === undefined ? undefined : { path, keys: [...keys, name] };
}

/** The group that contains a field. */
const groupOf = ({ path, keys }: DataPath): DataPath => ({ path, keys: keys.slice(0, -1) });

/** The list item that contains a field; the field itself outside of lists. */
function itemOf({ path, keys }: DataPath): DataPath {
  const last = keys.findLastIndex((key) => typeof key === 'number');
  return { path, keys: last < 0 ? keys : keys.slice(0, last + 1) };
}

/**
 * Decides what a tap on the page selects; undefined if it places the caret, or uses a control as
 * visitors do.
 * @param field returns the field of a mark
 */
export function selectionOfTap(
  event: Event,
  target: Element,
  texts: TextFiles,
  field: (mark: number) => MarkedField | undefined,
) {
  if (target.closest('.typed')) return undefined;
  const parts = tapped.get(event) ?? [];
  const exact = parts
    .map((part) => {
      if ('mark' in part) return field(part.mark);
      return 'dataPath' in part && part.dataPath.isExact ? part.dataPath : undefined;
    })
    .find((known) => known !== undefined);
  if (exact) return { dataPath: exact, isSelectedOnly: false };
  const summary = target.closest('summary');
  const [opened] = summary ? typedFieldsIn(summary) : [];
  // The summary also opens or closes; the bar shows the buttons of its item.
  if (opened) return { dataPath: opened, isSelectedOnly: true };
  if (target.closest(INTERACTIVE)) return undefined;
  const item = parts.flatMap((part) => ('dataPath' in part ? part.dataPath : [])).find(isItem);
  const nearest = nearestFields(target.closest('a') ?? target, item);
  const dataPath = nearest && (!item || isInside(nearest, item)) ? nearest : item;
  if (!dataPath) return undefined;
  const inText = parts.find((part) => 'isMarkdown' in part);
  if (inText) {
    const text = markdownIn(itemOf(dataPath), texts) ?? markdownIn(groupOf(dataPath), texts);
    if (text) return { dataPath: text, isSelectedOnly: false, letters: inText.letters };
  }
  if (item && dataPath.keys.length === 0) {
    // In a list of posts, a tap on the day means the day, any other tap the heading.
    const key = target.closest('time') ? 'date' : 'heading';
    return { dataPath: { ...dataPath, keys: [key] }, isSelectedOnly: key === 'heading' };
  }
  if (!isItem(dataPath))
    return target.closest('a:has([data-field])') ? { dataPath, isSelectedOnly: false } : undefined;
  const [list = '', ...place] = dataPath.keys;
  return { dataPath, isSelectedOnly: BLOCK_LISTS.includes(list) && place.length === 1 };
}
