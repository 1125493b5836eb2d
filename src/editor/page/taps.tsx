import { Fragment, use, useEffect, useRef, type FragmentInstance } from 'react';
import { lettersBefore } from '../form/rich-text/tapped-caret.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { keysOf } from '../shared/route.ts';
import type { MarkedField } from './marks.ts';
import { EnclosingPart, type DataPath, type TapAreaProps, type TapTarget } from './page-parts.ts';
import type { Tap } from './tap-rules.ts';
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

/** Elements of the page that work in the editor as for visitors. */
const CONTROLS = 'summary, input, select, textarea, label, audio, video, iframe, [popovertarget]';

/** The fields of the texts inside an element. */
function textsIn(element: Element): DataPath[] {
  const texts = [...element.querySelectorAll<HTMLElement>('[data-field]')];
  return texts.flatMap(({ dataset: { field = '' } }) => {
    const [path = '', keyPath = ''] = field.split(' ');
    return path ? [{ path, keys: keysOf(keyPath) }] : [];
  });
}

/** The fields of the texts in the smallest element around another one that has any. */
function nearestTexts(element: Element): DataPath[] {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const texts = textsIn(around);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** The day of the date that contains a tapped element; undefined outside of dates. */
export function tappedDay(target: Element): string | undefined {
  const time = target.closest('time') ?? target.closest('li')?.querySelector('time');
  return time?.dateTime.slice(0, 'yyyy-mm-dd'.length);
}

/** Finds what a tap has hit. @param field returns the field of a mark */
export function readTap(
  event: Event,
  target: Element,
  field: (mark: number) => MarkedField | undefined,
): Tap {
  const targets = tapped.get(event) ?? [];
  const summary = target.closest('summary');
  return {
    parts: targets.flatMap((part): DataPath[] => {
      if ('dataPath' in part) return [part.dataPath];
      const marked = 'mark' in part ? field(part.mark) : undefined;
      return marked ? [{ path: marked.path, keys: marked.keys, isExact: true }] : [];
    }),
    summaryText: summary ? textsIn(summary)[0] : undefined,
    isOnControl: target.closest(CONTROLS) !== null,
    isOnLink: target.closest('a:has([data-field])') !== null,
    isOnDay: target.closest('time') !== null,
    markdown: targets.find((part) => 'isMarkdown' in part),
    nearestTexts: nearestTexts(target.closest('a') ?? target),
  };
}
