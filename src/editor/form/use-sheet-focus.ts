import { use, useEffect, useLayoutEffect, useRef } from 'react';
import type { Path } from '#content/fields';
import { elementBeforeSheet } from '../shared/visits.ts';
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
 * Moves the focus to a field when a sheet opens or an item was added, once its control is loaded, and
 * back when the sheet closes. In between, controls move it (`Select`, `MarkdownEditor`), and
 * `keepFocus` if its element is removed.
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
    let placed: Element | null = null;
    const place = () => {
      // Assistive technology can move the focus without a key or a tap.
      if (placed && placed !== document.activeElement) return;
      const target = focusTargetIn(current, keys);
      const isPlaced = target === placed;
      (target ?? title.current)?.focus({ preventScroll: true });
      placed = document.activeElement;
      const isTall = target && target.offsetHeight > current.clientHeight;
      // A list opens where it was left.
      if (target?.matches('.list') && lastTop !== undefined) current.scrollTo({ top: lastTop });
      else target?.scrollIntoView({ block: isPlaced ? 'nearest' : isTall ? 'start' : 'center' });
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
  useLayoutEffect(() => {
    const opener = elementBeforeSheet();
    return () => {
      // The page can take the focus after the next frame. If another sheet is open, that keeps it.
      requestAnimationFrame(() => {
        if (document.querySelector('dialog[open]')) return;
        // The bar above the page has other elements than before the sheet was open.
        const link = CSS.escape(opener?.getAttribute('href') ?? '');
        const same = document.querySelector<HTMLElement>(`.item-bar a[href="${link}"]`);
        (opener?.isConnected ? opener : same)?.focus();
      });
    };
  }, []);
  return { body, title, tops };
}
