/** Lists the stored pieces. Before this loads, a text says where to remove them. */

/** Undefined on http, contrary to its type. */
declare const window: { caches?: CacheStorage };

const part = document.querySelector<HTMLElement>('[data-hook="kept"]');
const none = part?.querySelector<HTMLElement>('[hidden]');
const list = part?.querySelector('ul');
const template = part?.querySelector('template');

const titleOf = (response: Response | undefined) =>
  decodeURIComponent(response?.headers.get('Content-Description') ?? '');

/** Removes a piece, and its page if no other piece is stored with it. */
async function remove(name: string, piece: Request): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(piece);
  const others = await cache.matchAll();
  if (!others.some(titleOf)) await caches.delete(name);
}

/** Shows the sentence that no piece is stored, if that is so. */
function sayIfNone(): void {
  if (none && list) none.hidden = list.childElementCount > 0;
}

/** Lists the pieces in a cache, which contains the page of these pieces, too. */
async function show(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const piece = titleOf(await cache.match(request));
    if (!piece) continue;
    const row = template && document.importNode(template.content, true).querySelector('li');
    const title = row?.querySelector('span');
    const button = row?.querySelector('button');
    if (!row || !title || !button) continue;
    title.textContent = piece;
    button.ariaLabel = `${button.textContent}: ${piece}`;
    button.onclick = () =>
      void remove(name, request).then(() => {
        row.remove();
        sayIfNone();
        // Keeps the focus near.
        (list?.querySelector('button') ?? none)?.focus();
      });
    list?.append(row);
  }
}

void window.caches?.keys().then(async (names) => {
  for (const name of names) if (name.startsWith(part?.dataset['cache'] ?? '')) await show(name);
  sayIfNone();
});
