/**
 * Shows the large files of pictures one by one in a dialog. Without this script each picture links to
 * its large file.
 */
const dialog = document.querySelector<HTMLDialogElement>('[data-hook="large-picture"]');
const figure = dialog?.querySelector('figure');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-hook="enlarge"]')];
let shown = 0;

/** Shows one of the pictures; the first follows the last. */
function show(index: number): void {
  shown = (index + links.length) % links.length;
  const link = links[shown];
  if (!link || !dialog) return;
  const [width, height] = (link.dataset['size'] ?? '').split(' ').map(Number);
  const image = new Image(width, height);
  image.src = link.href;
  image.alt = link.querySelector('img')?.alt ?? '';
  const caption = link.nextElementSibling?.cloneNode(true);
  figure?.replaceChildren(image, ...(caption ? [caption] : []));
  dialog.ariaLabel = link.ariaLabel ?? image.alt;
}

if (dialog && 'showModal' in dialog) {
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      // The visitor opens the link in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  });
  for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-step]'))
    button.addEventListener('click', () => {
      show(shown + Number(button.dataset['step']));
    });
}
