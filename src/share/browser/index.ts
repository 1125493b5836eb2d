/**
 * Sends a page to somebody. Before it loads, a link leads to WhatsApp. It puts a button in its
 * place that opens the device's own sheet (Web Share), or, where there is none, one beside it that
 * copies the address.
 */
const box = document.querySelector<HTMLElement>('[data-hook="share"]');
const link = box?.querySelector('a');
const status = box?.querySelector('[role="status"]');
const [share, copy] = box?.querySelector('template')?.content.children ?? [];

if (box && link && status && share && copy) {
  const { heading = '', address = '', copied = '', notCopied = '' } = box.dataset;
  const write = async () => navigator.clipboard.writeText(address);
  copy.addEventListener('click', () => {
    // Emptied first: the same words twice in a row would be said once only.
    status.textContent = '';
    write().then(
      () => (status.textContent = copied),
      () => (status.textContent = notCopied.replace('{address}', address)),
    );
  });
  share.addEventListener('click', () => {
    navigator.share({ title: heading, url: address }).catch((reason: unknown) => {
      // Who closes the sheet has changed their mind.
      if (!(reason instanceof Error) || reason.name !== 'AbortError') share.replaceWith(link, copy);
    });
  });
  if ('share' in navigator) link.replaceWith(share);
  else link.after(copy);
}
