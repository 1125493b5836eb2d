/** Lists the stored pieces. Before this loads, a text says where to remove them. */

const part = document.querySelector('[data-hook="kept"]') as HTMLElement;
const none = part.querySelector('[hidden]') as HTMLElement;
const list = part.querySelector('ul') as HTMLElement;
const { content } = part.querySelector('template') as HTMLTemplateElement;

const titleOf = (response: Response | undefined) =>
  decodeURIComponent(response?.headers.get('Content-Description') ?? '');

/** Removes a piece, and its page if no other piece is stored with it. */
async function remove(name: string, piece: Request): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(piece);
  const others = await cache.matchAll();
  if (!others.some(titleOf)) await caches.delete(name);
}

/** Lists the pieces in a cache, which contains the page of these pieces, too. */
async function show(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const piece = titleOf(await cache.match(request));
    if (!piece) continue;
    const row = (content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
    const button = row.lastElementChild as HTMLButtonElement;
    (row.firstElementChild as HTMLElement).textContent = piece;
    button.ariaLabel = `${button.textContent}: ${piece}`;
    button.onclick = () =>
      void remove(name, request).then(() => {
        row.remove();
        none.hidden = list.childElementCount > 0;
        // Keeps the focus near.
        (list.querySelector('button') ?? none).focus();
      });
    list.append(row);
  }
}

// Undefined on http, contrary to its type.
void (window.caches as CacheStorage | undefined)?.keys().then(async (names) => {
  for (const name of names) if (name.startsWith(part.dataset['cache'] ?? '')) await show(name);
  none.hidden = list.childElementCount > 0;
});
