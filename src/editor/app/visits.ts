import type { MouseEvent } from 'react';
import { focusedElement } from './focused-element.ts';
import { routeAt } from './route.ts';

/**
 * The addresses of a tab, as its history keeps them: each of the editor's says whether it is the
 * first one, before which somebody was elsewhere, such as where they signed in, or in another
 * sheet.
 */

const note = (state: 'first' | 'later') => {
  // An address that somebody comes back to has been noted.
  if (history.state === null) history.replaceState(state, '');
};

let hadFocus: HTMLElement | undefined;

/** What had the focus when the address changed last. */
export const openerOfPlace = (): HTMLElement | undefined => hadFocus;

/** Calls after each change of the address. @returns ends that */
export function followAddress(listener: () => void): () => void {
  const follow = ({ oldURL, newURL }: HashChangeEvent) => {
    const areSheets = [oldURL, newURL].every((url) => routeAt(new URL(url).hash).isSheet);
    note(areSheets ? 'first' : 'later');
    hadFocus = focusedElement();
    listener();
  };
  note('first');
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

/** Goes to an address in place of this one. */
export function replaceAddress(address: string): void {
  const state: unknown = history.state;
  location.replace(address);
  history.replaceState(state, '');
}

/** Follows a link within a sheet, so that Back leaves the sheet and not one field of it. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  replaceAddress(event.currentTarget.href);
}

/**
 * Goes back to where somebody came from in the editor.
 * @param otherwise where they came from elsewhere
 */
export function goBack(otherwise: string): void {
  if (history.state === 'later') history.back();
  else replaceAddress(otherwise);
}
