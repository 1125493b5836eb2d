/**
 * Fallbacks for `<details>` in older browsers. Without this script each question and each way to
 * give still opens and closes.
 */
const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')];

// Closes the others of a group in browsers without `<details name>`.
if (!('name' in HTMLDetailsElement.prototype)) {
  for (const details of all) {
    const group = details.getAttribute('name');
    details.addEventListener('toggle', () => {
      if (!details.open || !group) return;
      for (const candidate of all)
        if (candidate !== details && candidate.getAttribute('name') === group)
          candidate.open = false;
    });
  }
}

// Opens the target of a link if the browser has not by the load event.
function openLinked(): void {
  const details = document.querySelector(':target')?.closest('details');
  // Chromium may open the answer without scrolling to it.
  if (!details || (details.open && scrollY > 0)) return;
  details.open = true;
  // Scrolls to the whole item: the answer with the target has no height until it is painted.
  details.scrollIntoView();
}
addEventListener('hashchange', openLinked);
addEventListener('load', () => requestAnimationFrame(openLinked));

// Prints closed answers in browsers that cannot open `<details>` by style.
if (!CSS.supports('selector(::details-content)')) {
  let closed: HTMLDetailsElement[] = [];
  const groups = all.map((details) => details.getAttribute('name'));
  addEventListener('beforeprint', () => {
    closed = all.filter(({ open }) => !open);
    for (const details of all) details.removeAttribute('name');
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
    for (const [index, group] of groups.entries())
      if (group !== null) all[index]?.setAttribute('name', group);
  });
}
