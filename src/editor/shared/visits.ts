import type { MouseEvent } from 'react';
import { focusedElement } from './focus.ts';
import { routeAt } from './route.ts';

/**
 * Marks the current history entry: before a `first` entry is another site, such as GitHub after
 * signing in, or another sheet; before a `later` entry is another screen of the editor.
 */
const markEntry = (state: 'first' | 'later') => {
  // An entry that was reached by Back is marked already.
  if (history.state === null) history.replaceState(state, '');
};

let isNew = false;

/** Whether the current screen was opened by a link, not by Back or Forward. */
export const isOpenedByLink = (): boolean => isNew;

/** How each screen was left, by its address: how far scrolled, and for which address. */
const left = new Map<string, { top: number; to: string }>();

/** How the screen at the current address was left when it was last open. */
export const lastVisit = () => left.get(location.hash);

let opener: HTMLElement | undefined;

/** The element that had the focus when the last sheet opened. */
export const openerOfSheet = (): HTMLElement | undefined => opener;

/** Calls the listener after each change of the address. @returns a function that stops this */
export function onAddressChange(listener: () => void): () => void {
  const onHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
    const [from = '', to = ''] = [oldURL, newURL].map((url) => new URL(url).hash);
    const [wasSheet, isSheet] = [from, to].map((hash) => routeAt(hash).isSheet);
    left.set(from, { top: document.querySelector('.filled')?.scrollTop ?? 0, to });
    isNew = history.state === null;
    markEntry(wasSheet && isSheet ? 'first' : 'later');
    if (isSheet && !wasSheet) opener = focusedElement();
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
