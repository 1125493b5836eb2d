import { element } from '../browser/element.ts';
import type { Destinations } from './destinations.ts';

/** The line for an address in the dialog of a text's link. */
const ADDRESS = 'input[id$="-url"]';

/** The list of the places of the site, which fills in the line for the address. */
function listFor(address: HTMLInputElement, groups: readonly Destinations[]): HTMLElement {
  const options = groups.map(({ name, closed = false, places: own }) =>
    element(
      'optgroup',
      { label: name, disabled: closed },
      ...own.map((place) => element('option', { value: place.address, text: place.name })),
    ),
  );
  const another = element('option', { value: '', text: 'Another address, typed below' });
  const list = element('select', { ariaLabel: 'Where it leads' }, another, ...options);
  const places = groups.flatMap((group) => group.places);
  const chosen = places.find((one) => [one.address, one.also].includes(address.value));
  list.value = chosen?.address ?? '';
  list.addEventListener('change', () => {
    address.value = list.value;
    address.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  return element('div', { className: 'choice' }, list);
}

/**
 * Adds the list of the site's places to the dialog for a link in a text.
 * @param placesNow gives those to which a link of the open form may lead
 */
export function chooseLinksInTexts(placesNow: () => Destinations[]): void {
  addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element && target.closest('[role="dialog"]');
    const address = dialog && dialog.querySelector<HTMLInputElement>(ADDRESS);
    if (!address || dialog.querySelector('.choice')) return;
    address.closest('div:has(> label)')?.before(listFor(address, placesNow()));
  });
}
