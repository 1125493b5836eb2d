/** Sends the editor's requests to the network: this listener runs before all others. */
import { scope } from './worker-scope.ts';

declare global {
  /** The folder of the editor, such as `/admin/`, or false; defined by the build. */
  const EDITOR: string | false;
}

/** Whether an address is one of the editor. */
export const isOfEditor = (address: string): boolean =>
  EDITOR !== false && address.startsWith(location.origin + EDITOR);

if (EDITOR)
  scope.addEventListener('fetch', (event) => {
    const { url, referrer } = event.request;
    if (isOfEditor(url) || isOfEditor(referrer)) event.stopImmediatePropagation();
  });
