/** Shows the large file of a picture, to which it links, in a dialog over the page. */
const dialog = document.querySelector<HTMLDialogElement>('[data-hook="large-picture"]');
const figure = dialog?.querySelector('figure');

if (dialog && figure && 'showModal' in dialog) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-hook="enlarge"]')) {
    link.addEventListener('click', (event) => {
      // The visitor wants it in a tab or window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const [width, height] = (link.dataset['size'] ?? '').split(' ').map(Number);
      const image = new Image(width, height);
      image.src = link.href;
      image.alt = link.querySelector('img')?.alt ?? '';
      const caption = link.nextElementSibling?.cloneNode(true);
      figure.replaceChildren(image, ...(caption ? [caption] : []));
      dialog.ariaLabel = link.ariaLabel ?? image.alt;
      dialog.showModal();
    });
  }
}
