/**
 * Pieces of music play one at a time, each with its title where the system shows what plays. Without
 * this the browser's controls play each of them all the same.
 */
const players = document.querySelectorAll<HTMLAudioElement>('[data-hook="listen"] audio');

const announce = (player: HTMLAudioElement) => {
  const row = player.closest('li');
  const picture = row?.querySelector('img');
  if (!row || !('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: row.querySelector('h3')?.textContent ?? '',
    artist: row.querySelector('p')?.textContent ?? '',
    artwork: picture ? [{ src: picture.currentSrc }] : [],
  });
};

for (const player of players)
  player.addEventListener('play', () => {
    for (const candidate of players) if (candidate !== player) candidate.pause();
    announce(player);
  });
