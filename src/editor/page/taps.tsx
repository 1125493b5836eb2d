import { createContext, Fragment, use, useEffect, useRef, type FragmentInstance } from 'react';
import type { Path } from '#content/fields';
import { Boundary } from '../app/Boundary.tsx';
import { keysOf } from '../app/route.ts';
import { isWithin } from '../form/fields.ts';
import { noteCaret } from '../form/rich-text/tapped-caret.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import type { MarkedField } from './marks.ts';
import type { DataPath, TappedPartProps, TapTarget } from './page-parts.ts';
import { Typing } from './Typing.tsx';

/** The parts of the page that each tap was on, the innermost first. */
const tapped = new WeakMap<Event, TapTarget[]>();

const noteTap = (event: Event, target: TapTarget): void =>
  void tapped.set(event, [...(tapped.get(event) ?? []), target]);

/** The nearest place in which something stands; undefined where that is the page. */
const Around = createContext<DataPath | undefined>(undefined);

/** A part of the page that notes taps on it, whatever elements it has, and may fail alone. */
export function TappedPart({ target, children }: TappedPartProps) {
  const typing = use(Typing);
  const around = use(Around);
  const part = useRef<FragmentInstance>(null);
  useEffect(() => {
    const { current } = part;
    const note = (event: Event) => {
      noteTap(event, target);
      if ('isMarkdown' in target) noteCaret(event);
    };
    current?.addEventListener('click', note);
    return () => current?.removeEventListener('click', note);
  }, [target]);
  if ('mark' in target || 'isMarkdown' in target) return <Fragment ref={part}>{children}</Fragment>;
  const place = 'dataPath' in target ? target.dataPath : around;
  const instead = () => (
    <p className="unfinished" lang="en" dir="ltr">
      {typing?.cannotShow(place)}
    </p>
  );
  return (
    <Fragment ref={part}>
      <Boundary of={children} instead={instead}>
        <Around value={place}>{children}</Around>
      </Boundary>
    </Fragment>
  );
}

/** What visitors use on the page, and still works. */
const USED = 'summary, input, select, textarea, label, audio, video, iframe, [popovertarget]';

/** The fields of the texts that stand within an element. */
function fieldsWithin(element: Element): DataPath[] {
  const texts = [...element.querySelectorAll<HTMLElement>('[data-field]')];
  return texts.flatMap(({ dataset: { field = '' } }) => {
    const [path = '', keyPath = ''] = field.split(' ');
    return path ? [{ path, keys: keysOf(keyPath) }] : [];
  });
}

const isItem = ({ keys }: DataPath) => keys.some((key) => typeof key === 'number');

/** What several fields stand in together; nothing for those of several files. */
function commonPlace([first, ...others]: DataPath[]): DataPath | undefined {
  if (!first || others.some(({ path }) => path !== first.path)) return undefined;
  const end = first.keys.findIndex((key, index) => others.some(({ keys }) => keys[index] !== key));
  return { path: first.path, keys: first.keys.slice(0, end < 0 ? undefined : end) };
}

/** The place of the nearest texts around what was tapped. */
function nearestPlace(target: Element, part: DataPath | undefined): DataPath | undefined {
  for (let around: Element | null = target; around; around = around.parentElement) {
    const fields = fieldsWithin(around);
    // Dates are in a file of their own: their fields come before the labels of buttons nearby, which
    // are in the file of the page.
    const brought = fields.filter((field) => isItem(field) && field.path !== part?.path);
    if (fields.length > 0) return commonPlace(brought.length > 0 ? brought : fields);
  }
  return undefined;
}

/** What somebody means who taps on the page. */
export interface Meant {
  place: DataPath;
  /** Whether the tap only chooses it, as on the empty space of a block. */
  isChosen: boolean;
}

/** The field of a text in Markdown that stands directly in something. */
function markdownIn({ path, keys }: DataPath, texts: TextFiles): DataPath | undefined {
  const fields = Object.entries(texts.schema(path, keys)?.properties ?? {});
  const [name] = fields.find(([, { format }]) => /^(markdown|answer)$/.test(format ?? '')) ?? [];
  return name === undefined ? undefined : { path, keys: [...keys, name] };
}

/** The group that a field stands in. */
const groupOf = ({ path, keys }: DataPath): DataPath => ({ path, keys: keys.slice(0, -1) });

/** The item that a place stands in; the place itself where it stands in none. */
function itemOf({ path, keys }: DataPath): DataPath {
  const last = keys.findLastIndex((key) => typeof key === 'number');
  return { path, keys: last < 0 ? keys : keys.slice(0, last + 1) };
}

/**
 * What a tap on the page means; nothing where it is for typing, or does what visitors would do.
 * @param field the field of a mark
 */
export function meantBy(
  event: Event,
  target: Element,
  texts: TextFiles,
  field: (mark: number) => MarkedField | undefined,
): Meant | undefined {
  if (target.closest('.typed')) return undefined;
  const parts = tapped.get(event) ?? [];
  const [exact] = parts.flatMap((part) => {
    const known =
      'mark' in part
        ? field(part.mark)
        : 'dataPath' in part && part.dataPath.isExact && part.dataPath;
    return known ? [{ path: known.path, keys: known.keys }] : [];
  });
  if (exact) return { place: exact, isChosen: false };
  if (target.closest(USED)) return undefined;
  const [part] = parts.flatMap((part) =>
    'dataPath' in part && isItem(part.dataPath) ? [part.dataPath] : [],
  );
  const near = nearestPlace(target.closest('a') ?? target, part);
  const isInside = (part: DataPath, whole: DataPath) =>
    // What a block shows may be of another file, such as a date.
    part.path === whole.path ? isWithin(part.keys, whole.keys) : isItem(part);
  const place = near && (!part || isInside(near, part)) ? near : part;
  if (!place) return undefined;
  if (parts.some((part) => 'isMarkdown' in part)) {
    const text = markdownIn(itemOf(place), texts) ?? markdownIn(groupOf(place), texts);
    if (text) return { place: text, isChosen: false };
  }
  const isLink = target.closest('a')?.querySelector('[data-field]') !== null;
  if (!isItem(place)) return target.closest('a') && isLink ? { place, isChosen: false } : undefined;
  const { keys } = place;
  return { place, isChosen: keys.at(-2) === 'blocks' };
}

/** Where the link of a text leads: the address beside it. */
export function targetOf({ path, keys }: { path: string; keys: Path }, texts: TextFiles) {
  const above = keys.slice(0, -1);
  const { properties = {} } = texts.schema(path, above) ?? {};
  const [name] =
    Object.entries(properties).find(([, { format }]) => /^(page|address)$/.test(format ?? '')) ??
    [];
  return name === undefined ? undefined : { path, keys: [...above, name] };
}
