import type { MouseEvent } from 'react';

/** Follows a link within a sheet, so that Back leaves the sheet and not one field of it. */
export function replaceAddress(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(event.currentTarget.href);
}
