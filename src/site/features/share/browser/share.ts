/**
 * Shares a page. Without this script there is a link to WhatsApp. Where the device can share, a button
 * that opens its share sheet (Web Share) replaces the link. Elsewhere a button that copies the address
 * stands beside it.
 */
const box = document.querySelector<HTMLElement>('[data-hook="share"]');
const link = box?.querySelector('a');
const status = box?.querySelector('[role="status"]');
const [share, copy] = box?.querySelector('template')?.content.children ?? [];

if (box && link && status && share && copy) {
  const { heading = '', address = '', copied = '', notCopied = '' } = box.dataset;
  const write = async () => navigator.clipboard.writeText(address);
  copy.addEventListener('click', () => {
    // Emptied first, because a screen reader does not announce the same words again.
    status.textContent = '';
    write().then(
      () => (status.textContent = copied),
      () => (status.textContent = notCopied.replace('{address}', address)),
    );
  });
  share.addEventListener('click', () => {
    navigator.share({ title: heading, url: address }).catch((reason: unknown) => {
      // `AbortError`: the visitor has closed the sheet.
      if (!(reason instanceof Error) || reason.name !== 'AbortError') share.replaceWith(link, copy);
    });
  });
  if ('share' in navigator) link.replaceWith(share);
  else link.after(copy);
}
