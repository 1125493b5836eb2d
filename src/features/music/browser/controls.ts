import { clock } from '../clock.ts';

/** Has the site's own controls, which stand hidden before each piece, replace the browser's. */
export function startControls(player: HTMLAudioElement): void {
  const controls = player.previousElementSibling as HTMLElement;
  const [button, seek, time] = controls.children as unknown as [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLElement,
  ];
  const show = () => {
    const { currentTime, paused } = player;
    button.ariaPressed = `${!paused}`;
    seek.valueAsNumber = currentTime;
    seek.style.setProperty('--played', `${currentTime / Number(seek.max)}`);
    time.textContent = clock(currentTime);
  };
  player.onplay = player.onpause = player.ontimeupdate = show;
  button.onclick = () => {
    if (!player.paused) player.pause();
    else player.play().catch(() => {});
  };
  seek.oninput = () => {
    player.currentTime = seek.valueAsNumber;
    show();
  };
  player.controls = controls.hidden = false;
}
