/**
 * The questions in browsers that know `<details>` but not all of it. Before it loads every question opens and closes.
 */
const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-hook="faqs"] details')];

// At most one open, where `<details name>` is unknown.
if (!('name' in HTMLDetailsElement.prototype)) {
  for (const question of questions) {
    question.addEventListener('toggle', () => {
      if (!question.open) return;
      for (const other of questions) if (other !== question) other.open = false;
    });
  }
}

// A link to an answer opens it, where the browser has not done so by the time the page has loaded.
function openLinked(): void {
  const question = document.querySelector(':target')?.closest('details');
  // Chromium may open the answer and still stay at the top.
  if (!question || (question.open && scrollY > 0)) return;
  question.open = true;
  // The answer itself has no height yet.
  question.scrollIntoView();
}
addEventListener('hashchange', openLinked);
addEventListener('load', () => requestAnimationFrame(openLinked));

// On paper every answer shows, where closed `<details>` cannot be printed open by style.
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
