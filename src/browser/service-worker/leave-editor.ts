/** What the editor asks for goes to the network as if there were no worker: this listener comes before all others. */
declare global {
  /** The folder of the editor, such as `/admin/`, or false; written into the worker when it is built. */
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
