/**
 * Stops one track when another begins, and tells the system the title of what plays, for its
 * lock screen (Media Session). Without this script the browser's controls play every track.
 */
const players = document.querySelectorAll<HTMLAudioElement>('[data-hook="listen"] audio');

const showTitle = (player: HTMLAudioElement) => {
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
    showTitle(player);
  });
