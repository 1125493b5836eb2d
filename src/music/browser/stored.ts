/** Lists the stored pieces. Before this loads, a text says where to remove them. */

const part = document.querySelector('[data-hook="kept"]') as HTMLElement;
const none = part.querySelector('[hidden]') as HTMLElement;
const list = part.querySelector('ul') as HTMLElement;
const { content } = part.querySelector('template') as HTMLTemplateElement;

async function show(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const row = (content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
    const button = row.lastElementChild as HTMLButtonElement;
    const piece = decodeURIComponent(response?.headers.get('Content-Description') ?? '');
    (row.firstElementChild as HTMLElement).textContent = piece;
    button.ariaLabel = `${button.textContent}: ${piece}`;
    button.onclick = () =>
      void cache.delete(request).then(() => {
        row.remove();
        none.hidden = list.childElementCount > 0;
        // Keeps the focus near.
        (list.querySelector('button') ?? none).focus();
      });
    list.append(row);
  }
  none.hidden = list.childElementCount > 0;
}

// Undefined on http, contrary to its type.
void (window.caches as CacheStorage | undefined)?.open(part.dataset['cache'] ?? '').then(show);
