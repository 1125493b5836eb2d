/**
 * Pieces of music. Before this loads, the browser's controls play each, and each has a link to its
 * file.
 */
const list = document.querySelector('[data-hook="listen"]') as HTMLElement;
const words = list.dataset;
const players = list.querySelectorAll('audio');
const rowOf = (inside: EventTarget) => (inside as Element).closest('li') as HTMLElement;
const find = <Kind extends HTMLElement>(row: HTMLElement, what: string) =>
  row.querySelector(what) as Kind;

function say(inside: EventTarget, text: string | undefined): void {
  find(rowOf(inside), '[role]').textContent = text ?? '';
}

// Plays one at a time, with its title on the lock screen.
const playing = ({ target }: Event) => {
  for (const player of players) if (player !== target) player.pause();
  const row = rowOf(target as Element);
  say(row, '');
  const picture = row.querySelector('img');
  if ('mediaSession' in navigator)
    navigator.mediaSession.metadata = new MediaMetadata({
      title: find(row, 'h3').innerText,
      artist: find(row, 'p').innerText,
      artwork: picture ? [{ src: picture.currentSrc }] : [],
    });
};
list.addEventListener('play', playing, true);

// Says that a piece cannot be played, in advance if the browser does not know its type.
const failed = (player: Element) => say(player, words['failed']);
const sourceOf = (inside: EventTarget) => find<HTMLSourceElement>(rowOf(inside), 'audio source');
const isKnown = (player: HTMLAudioElement) => player.canPlayType(sourceOf(player).type) !== '';

/**
 * Plays a piece once it is here whole: Safari takes none from a host that sends the whole where it
 * asks for a part (docs/music.md).
 */
async function playWhole(player: HTMLAudioElement): Promise<void> {
  const response = await fetch(sourceOf(player).src);
  if (!response.ok) throw new Error();
  player.src = URL.createObjectURL(await response.blob());
  player.play().catch(() => {});
}

list.addEventListener(
  'error',
  ({ target }) => {
    const player = (target as Element).closest('audio');
    if (!player) return;
    // Of the file where nothing of it was taken; of the player later.
    if (target === player || !isKnown(player)) failed(player);
    else playWhole(player).catch(() => failed(player));
  },
  true,
);
for (const player of players) if (!isKnown(player)) failed(player);

/** Shows a button that stores a piece on the device, or removes it. */
async function startStoreButton(button: HTMLButtonElement, cache: Cache): Promise<void> {
  const { src } = sourceOf(button);
  const { remove = '', piece = '' } = button.dataset;
  const store = button.innerText || button.textContent;
  let isStored = !!(await cache.match(src));
  let busy = false;
  const show = () => {
    button.textContent = isStored ? remove : store;
  };
  show();
  button.hidden = false;
  const change = async () => {
    if (isStored) {
      await cache.delete(src);
    } else {
      say(button, words['keeping']);
      const response = await fetch(src);
      if (!response.ok) throw new Error();
      const headers = {
        'Content-Type': response.headers.get('Content-Type') ?? '',
        // A description (RFC 2045, section 8), for the list in the privacy notice.
        'Content-Description': encodeURIComponent(piece),
      };
      await cache.put(src, new Response(await response.blob(), { headers }));
    }
    isStored = !isStored;
    show();
    say(button, words[isStored ? 'kept' : 'removed']);
  };
  button.onclick = () => {
    if (busy) return;
    busy = true;
    change()
      .catch(() => say(button, words['notKept']))
      .finally(() => (busy = false));
  };
}

// Only the service worker plays stored pieces; without one there is nothing to offer.
if (import.meta.env.KEPT_ON_DEVICE)
  void (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.ready
    .then(() => caches.open(words['cache'] ?? ''))
    .then((cache) => {
      for (const button of list.querySelectorAll('button')) void startStoreButton(button, cache);
    });
