/**
 * Shares a page. Before this loads, a link leads to WhatsApp. It is replaced by a button that opens
 * the device's share sheet (Web Share), or, without one, gets a button beside it that copies the
 * address.
 */
const box = document.querySelector<HTMLElement>('[data-hook="share"]');
const link = box?.querySelector('a');
const status = box?.querySelector('[role="status"]');
const [share, copy] = box?.querySelector('template')?.content.children ?? [];

if (box && link && status && share && copy) {
  const { heading = '', address = '', copied = '', notCopied = '' } = box.dataset;
  const write = async () => navigator.clipboard.writeText(address);
  copy.addEventListener('click', () => {
    // Emptied first, because a screen reader does not repeat the same text.
    status.textContent = '';
    write().then(
      () => (status.textContent = copied),
      () => (status.textContent = notCopied.replace('{address}', address)),
    );
  });
  share.addEventListener('click', () => {
    navigator.share({ title: heading, url: address }).catch((reason: unknown) => {
      // Closing the sheet is no error.
      if (!(reason instanceof Error) || reason.name !== 'AbortError') share.replaceWith(link, copy);
    });
  });
  if ('share' in navigator) link.replaceWith(share);
  else link.after(copy);
}
