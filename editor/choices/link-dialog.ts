import { element } from '../browser/element.ts';
import type { OptionGroup } from './ListField.tsx';

/** The line for an address in the dialog of a text's link. */
const ADDRESS = 'input[id$="-url"]';

/** The list of the places of the site, which fills in the line for the address. */
function listFor(address: HTMLInputElement, groups: readonly OptionGroup[]): HTMLElement {
  const lists = groups.map(({ name, closed = false, options }) =>
    element(
      'optgroup',
      { label: name, disabled: closed },
      ...options.map((one) => element('option', { value: one.value, text: one.name })),
    ),
  );
  const another = element('option', { value: '', text: 'Another address, typed below' });
  const list = element('select', { ariaLabel: 'Where it leads' }, another, ...lists);
  const places = groups.flatMap((group) => group.options);
  const chosen = places.find((one) => [one.value, one.also].includes(address.value));
  list.value = chosen?.value ?? '';
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
export function chooseLinksInTexts(placesNow: () => OptionGroup[]): void {
  addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element && target.closest('[role="dialog"]');
    const address = dialog && dialog.querySelector<HTMLInputElement>(ADDRESS);
    if (!address || dialog.querySelector('.choice')) return;
    address.closest('div:has(> label)')?.before(listFor(address, placesNow()));
  });
}
