import { MUSIC_FILE } from '../limits.ts';
import { startControls } from './controls.ts';

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

function say(inside: EventTarget, text = ''): void {
  find(rowOf(inside), '[role]').textContent = text;
}

// Plays one at a time, with its title on the lock screen.
const playing = ({ target }: Event) => {
  for (const player of players) if (player !== target) player.pause();
  const row = rowOf(target as Element);
  const picture = row.querySelector('img');
  say(row);
  if ('mediaSession' in navigator)
    navigator.mediaSession.metadata = new MediaMetadata({
      title: find(row, 'h3').textContent,
      artist: find(row, 'p').textContent,
      artwork: picture ? [{ src: picture.currentSrc }] : [],
    });
};
list.addEventListener('play', playing, true);

// Says that a piece cannot be played, in advance if the browser does not know its type.
const failed = (player: HTMLAudioElement) => {
  player.pause();
  say(player, words['failed']);
};
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
for (const player of players) {
  startControls(player);
  if (!isKnown(player)) failed(player);
}

/** All caches of stored pieces begin with this name; each page has its own. */
const prefix = words['cache'] ?? '';
const { origin, pathname } = location;
const ownName = prefix + pathname;
const isPiece = ({ url }: { url: string }) => MUSIC_FILE.test(url);

/** Addresses of this page, of the page that stands for one that is not stored, and of their files. */
async function neededHere(): Promise<string[]> {
  const pictures = [...document.images].map((picture) => {
    picture.loading = 'eager';
    return picture.decode().catch(() => {});
  });
  await Promise.all(pictures);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const { currentSrc } of document.images) loaded.push(currentSrc);

  const files = loaded.filter((url) => url.startsWith(`${origin}/_astro/`) && !isPiece({ url }));
  return [...new Set([origin + pathname, origin + (words['offline'] ?? ''), ...files])];
}

/**
 * Stores this page beside its pieces, with what it needs: nothing that visits of other pages, or
 * another version of the site, bring takes its place.
 */
async function storePage(cache: Cache): Promise<void> {
  const needed = await neededHere();
  await cache.addAll(needed);
  for (const request of await cache.keys())
    if (!isPiece(request) && !needed.includes(request.url)) await cache.delete(request);
}

/** How many pieces are being stored: their page stays until then. */
let storing = 0;

async function removePage(name: string): Promise<void> {
  if (storing > 0 && name === ownName) return;
  const cache = await caches.open(name);
  if (!(await cache.keys()).some(isPiece)) await caches.delete(name);
}

async function removePiece(src: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    await (await caches.open(name)).delete(src);
    await removePage(name);
  }
}

async function storePiece(src: string, piece: string): Promise<void> {
  storing += 1;
  try {
    const cache = await caches.open(ownName);
    await storePage(cache);
    const response = await fetch(src);
    if (!response.ok) throw new Error();
    const headers = {
      'Content-Type': response.headers.get('Content-Type') ?? '',
      // A description (RFC 2045, section 8), for the list in the privacy notice.
      'Content-Description': encodeURIComponent(piece),
    };
    await cache.put(src, new Response(await response.blob(), { headers }));
    // Removed meanwhile, in another tab.
    if (!(await caches.match(src))) throw new Error();
  } finally {
    storing -= 1;
    await removePage(ownName);
  }
}

/** Shows a button that stores a piece on the device, or removes it. */
async function startStoreButton(button: HTMLButtonElement): Promise<void> {
  const { src } = sourceOf(button);
  const { remove = '', piece = '' } = button.dataset;
  const store = button.textContent;
  let isStored = !!(await caches.match(src));
  let busy = false;
  const show = () => {
    button.textContent = isStored ? remove : store;
  };
  show();
  button.hidden = false;
  const change = async () => {
    if (isStored) {
      await removePiece(src);
    } else {
      say(button, words['keeping']);
      await storePiece(src, piece);
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

/**
 * Stores this page anew on each visit, unless a stored piece is no longer on it: only the page as it
 * was plays that one.
 */
async function renewPage(): Promise<void> {
  if (!(await caches.has(ownName))) return;
  const cache = await caches.open(ownName);
  const here = [...players].map((player) => sourceOf(player).src);
  const stored = (await cache.keys()).filter(isPiece);
  if (stored.every(({ url }) => here.includes(url))) await storePage(cache);
}

// Only the service worker plays stored pieces; without one there is nothing to offer.
if (import.meta.env.KEPT_ON_DEVICE)
  void (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.ready
    .then(() => {
      for (const button of list.querySelectorAll<HTMLButtonElement>('[data-remove]'))
        void startStoreButton(button);
      return renewPage();
    })
    // Offline, or a full device: the page stays stored as it was.
    .catch(() => {});
