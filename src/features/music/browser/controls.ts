/** The site's own controls of a piece, in place of the browser's. */

/** A position such as "2:05" or "1:02:05". */
const clock = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace(/.*T0?(0:0?)?|\..*/g, '');

/** Replaces the browser's controls of a piece by a copy of the template's row. */
export function startControls(
  player: HTMLAudioElement,
  title: string,
  { content }: HTMLTemplateElement,
): void {
  const row = (content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const [button, seek, time] = row.children as unknown as [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLElement,
  ];
  const { ariaLabel: play } = button;
  // As the build has read it: the player knows none before it plays.
  const { seconds = '' } = player.dataset;
  const length = Number(seconds);

  const show = () => {
    const { currentTime, paused, readyState } = player;
    const waits = readyState < player.HAVE_FUTURE_DATA;
    row.dataset['state'] = paused ? '' : waits ? 'waiting' : 'playing';
    button.ariaLabel = `${paused ? play : button.dataset['pause']}: ${title}`;
    seek.valueAsNumber = currentTime;
    seek.style.setProperty('--played', String(currentTime / length));
    seek.ariaValueText = time.textContent = `${clock(currentTime)} / ${clock(length)}`;
  };
  for (const event of ['play', 'pause', 'waiting', 'timeupdate'])
    player.addEventListener(event, show);
  button.onclick = () => {
    // Tries again where nothing of it could be loaded.
    if (player.networkState === player.NETWORK_NO_SOURCE) player.load();
    if (player.paused) player.play().catch(() => {});
    else player.pause();
  };
  seek.oninput = () => {
    player.currentTime = seek.valueAsNumber;
    show();
  };
  seek.ariaLabel += `: ${title}`;
  seek.max = seconds;
  show();
  player.controls = false;
  player.before(row);
}
