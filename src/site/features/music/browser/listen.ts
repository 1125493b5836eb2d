/**
 * Stops one track when another begins, shows how far it has come, and tells the system the title of
 * what plays, for its lock screen (Media Session). Without this script the browser's controls play
 * every track.
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

/** Shows in the cloth above a player how much of its track has been played. */
const showProgress = (player: HTMLAudioElement) => {
  const { currentTime, duration } = player;
  const played = duration > 0 ? String(currentTime / duration) : '0';
  player.parentElement?.style.setProperty('--played', played);
};

for (const player of players) {
  player.addEventListener('play', () => {
    for (const candidate of players) if (candidate !== player) candidate.pause();
    showTitle(player);
  });
  player.addEventListener('timeupdate', () => showProgress(player));
}
