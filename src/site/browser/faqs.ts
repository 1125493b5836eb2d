/** Polyfills for `<details>`. Without this script every question opens and closes. */
const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-hook="faqs"] details')];

// At most one open, in browsers without `<details name>`.
if (!('name' in HTMLDetailsElement.prototype)) {
  for (const question of questions) {
    question.addEventListener('toggle', () => {
      if (!question.open) return;
      for (const other of questions) if (other !== question) other.open = false;
    });
  }
}

// Opens the target of a link, if the browser has not done so by the load event.
function openLinked(): void {
  const question = document.querySelector(':target')?.closest('details');
  // Chromium may open the answer without scrolling to it.
  if (!question || (question.open && scrollY > 0)) return;
  question.open = true;
  // The answer itself has no height yet.
  question.scrollIntoView();
}
addEventListener('hashchange', openLinked);
addEventListener('load', () => requestAnimationFrame(openLinked));

// Prints every answer in browsers that cannot open `<details>` by style.
if (!CSS.supports('selector(::details-content)')) {
  let closed: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = questions.filter(({ open }) => !open);
    for (const question of questions) question.removeAttribute('name');
    for (const question of closed) question.open = true;
  });
  addEventListener('afterprint', () => {
    for (const question of closed) question.open = false;
    for (const question of questions) question.setAttribute('name', 'faqs');
  });
}
