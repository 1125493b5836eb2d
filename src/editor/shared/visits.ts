import type { MouseEvent } from 'react';
import { routeAt } from './route.ts';

/**
 * Marks the current history entry: before a `first` entry is another site, such as GitHub after
 * signing in, or another sheet; before a `later` entry is another screen of the editor.
 */
const markEntry = (state: 'first' | 'later') => {
  // An entry that was reached by Back is marked already.
  if (history.state === null) history.replaceState(state, '');
};

/**
 * Whether an element can take the focus. `instanceof` would fail for elements of the page in the
 * frame, whose window has classes of its own.
 */
const takesFocus = (element: Element): element is HTMLElement => 'focus' in element;

/** The element with the focus, also inside the page in the frame. */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  const page = activeElement instanceof HTMLIFrameElement && activeElement.contentDocument;
  const inside = page && page.activeElement !== page.body ? page.activeElement : undefined;
  const element = inside ?? activeElement;
  return element && takesFocus(element) ? element : undefined;
}

let isNew = false;

/** Whether the current screen was opened by a link, not by Back or Forward. */
export const isOpenedAnew = (): boolean => isNew;

let focusedBefore: HTMLElement | undefined;

/** The element that had the focus when the address last changed. */
export const elementBeforeSheet = (): HTMLElement | undefined => focusedBefore;

/** Calls the listener after each change of the address. @returns a function that stops this */
export function onAddressChange(listener: () => void): () => void {
  const onHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
    const areSheets = [oldURL, newURL].every((url) => routeAt(new URL(url).hash).isSheet);
    isNew = history.state === null;
    markEntry(areSheets ? 'first' : 'later');
    focusedBefore = focusedElement();
    listener();
  };
  markEntry('first');
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}

/** Replaces the current address without a new history entry. */
export function replaceAddress(address: string): void {
  const state: unknown = history.state;
  location.replace(address);
  history.replaceState(state, '');
}

/** Follows a link within a sheet without a history entry, so that Back closes the sheet. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  replaceAddress(event.currentTarget.href);
}

/**
 * Goes back within the editor.
 * @param otherwise the address if the last entry is not the editor's
 */
export function goBack(otherwise: string): void {
  if (history.state === 'later') history.back();
  else replaceAddress(otherwise);
}
