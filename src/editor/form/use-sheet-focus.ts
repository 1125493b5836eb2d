import { use, useEffect, useLayoutEffect, useRef } from 'react';
import type { Path } from '#content/fields';
import { elementBeforeSheet } from '../shared/visits.ts';
import { idOf, joinKeys } from './fields.ts';
import { SheetMemoryContext } from './sheet-memory.ts';

/** What ends the placing of the focus: somebody has begun to use the sheet. */
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'input'];

const CONTROL = ':is(input, textarea, select, button):not([hidden])';

/** Where the focus goes in a sheet; null for its title, also while the control is loading. */
function focusTargetIn(body: HTMLElement, keys: Path): HTMLElement | null {
  const control = body.querySelector<HTMLElement>(`#${CSS.escape(idOf(keys))}`);
  // A field or a list.
  if (control?.checkVisibility()) return control;
  const part = body.querySelector(`[data-keys="${CSS.escape(joinKeys(keys))}"]`);
  // Of an item or a group the first thing to do, as in a sheet that names no field.
  const within = part?.querySelector('.inside') ?? part ?? body;
  const first = within.querySelector(':is(.field, .folded, .list)');
  return first?.querySelector<HTMLElement>(CONTROL) ?? null;
}

/**
 * The only owner of the focus of a sheet: brings it to a field when the sheet opens or an item was
 * added, and back when the sheet closes.
 * @param sheetKey names what the body shows, whose scroll position is remembered
 * @param keys the field that takes the focus
 */
export function useSheetFocus(sheetKey: string, keys: Path) {
  const tops = use(SheetMemoryContext)?.tops;
  const body = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const lastTop = tops?.get(sheetKey);
    const place = () => {
      const target = focusTargetIn(current, keys);
      const isFocused = target === document.activeElement;
      (target ?? title.current)?.focus({ preventScroll: true });
      const isTall = target && target.offsetHeight > current.clientHeight;
      // A list opens where it was left.
      if (target?.matches('.list') && lastTop !== undefined) current.scrollTo({ top: lastTop });
      else target?.scrollIntoView({ block: isFocused ? 'nearest' : isTall ? 'start' : 'center' });
    };
    place();
    // Controls and pictures are loaded later, and move what is below them.
    const observer = new ResizeObserver(place);
    for (const part of current.children) observer.observe(part);
    const stop = () => observer.disconnect();
    for (const action of ACTIONS) addEventListener(action, stop, { once: true });
    return stop;
  }, [sheetKey, keys, tops]);
  useLayoutEffect(() => {
    const opener = elementBeforeSheet();
    return () => {
      // The page can take the focus after the next frame. If another sheet is open, that keeps it.
      requestAnimationFrame(() => {
        const isOpen = document.querySelector('dialog[open]') !== null;
        // The bar above the page has other elements than before the sheet was open.
        const link = CSS.escape(opener?.getAttribute('href') ?? '');
        const same = document.querySelector<HTMLElement>(`.item-bar a[href="${link}"]`);
        if (!isOpen) (opener?.isConnected ? opener : same)?.focus();
      });
    };
  }, []);
  return { body, title, tops };
}
