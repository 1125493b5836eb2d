/**
 * The dots of the carousel. Without this script the pictures scroll and snap, and the dots are
 * links to the slides. The script marks the current dot, announces the position, and keeps dots out
 * of the history.
 */
const carousel = document.querySelector('[data-hook="carousel"]');
const track = carousel?.querySelector<HTMLElement & { children: HTMLCollectionOf<HTMLElement> }>(
  'ul',
);
const status = carousel?.querySelector<HTMLElement>('[aria-live]');

if (carousel && track && status) {
  const slides = [...track.children];
  const dots = [...carousel.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const shown = () => dots.filter((dot) => dot.offsetParent);
  const startOf = (index: number) => slides[index]?.offsetLeft ?? 0;
  /** Scroll distance in px from the first slide; negative in right-to-left languages. */
  const wayTo = (index: number) => startOf(index) - startOf(0);

  let current = 0;
  const update = () => {
    // The last slides all end at the same scroll position.
    const end = track.scrollWidth - track.clientWidth;
    const distances = shown().map((_, index) =>
      Math.abs(Math.min(Math.abs(wayTo(index)), end) - Math.abs(track.scrollLeft)),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest < 0 || nearest === current) return;
    current = nearest;
    dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  const say = () => {
    // For languages with other digits, the page provides the numbers and a filled-in total.
    const numberInWords = status.dataset['numbers']?.split(' ')[current];
    status.textContent = (status.dataset['template'] ?? '')
      .replace('{current}', numberInWords ?? String(current + 1))
      .replace('{total}', String(slides.length));
  };

  dots.forEach((dot, index) => {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      track.scrollTo({
        left: wayTo(index),
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      });
    });
  });
  let pause: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener(
    'scroll',
    () => {
      update();
      clearTimeout(pause);
      pause = setTimeout(say, 300);
    },
    { passive: true },
  );
  addEventListener('resize', update);
  update();
}
