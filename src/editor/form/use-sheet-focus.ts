import { use, useEffect, useRef } from 'react';
import type { Path } from '#content/fields';
import { moveFocus } from '../shared/focus.ts';
import { idOf, joinKeys } from './fields.ts';
import { SheetMemoryContext } from './sheet-memory.ts';

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
 * Moves the focus to a field when a sheet opens or an item was added, once its control is loaded.
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
    const top = tops?.get(sheetKey);
    let placed: Element | null = null;
    const place = () => {
      // Assistive technology can move the focus without a key or a tap.
      if (placed && placed !== document.activeElement) return;
      const target = focusTargetIn(current, keys);
      const isPlaced = target === placed;
      const isTall = target && target.offsetHeight > current.clientHeight;
      // A list opens where it was left.
      if (target?.matches('.list') && top !== undefined) moveFocus(target, { part: current, top });
      else if (target) moveFocus(target, isPlaced ? 'nearest' : isTall ? 'start' : 'center');
      else moveFocus(title.current);
      placed = document.activeElement;
    };
    place();
    // Controls and pictures are loaded later, and move what is below them.
    const observer = new ResizeObserver(place);
    for (const part of current.children) observer.observe(part);
    // Until somebody begins to use the sheet, who may scroll.
    const placing = new AbortController();
    placing.signal.addEventListener('abort', () => observer.disconnect());
    for (const action of ['pointerdown', 'keydown', 'wheel', 'input'])
      addEventListener(action, () => placing.abort(), placing);
    return () => placing.abort();
  }, [sheetKey, keys, tops]);
  return { body, title, tops };
}
