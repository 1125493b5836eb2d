/** Sends the editor's requests to the network: this listener runs before all others. */
declare global {
  /** The folder of the editor, such as `/admin/`, or false; defined by the build. */
  const EDITOR: string | false;
}

if (EDITOR) {
  const folder = EDITOR;
  const isIn = (address: string) => address.startsWith(location.origin + folder);
  self.addEventListener('fetch', (event) => {
    const { url, referrer } = (event as Event & { request: Request }).request;
    if (isIn(url) || isIn(referrer)) event.stopImmediatePropagation();
  });
}

export {};
