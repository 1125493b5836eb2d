import type { FieldPlace } from '../files/mistakes.ts';
import type { Pair } from '../sheet/pairs.ts';
import { element } from './element.ts';
import { whenLaidOut } from './when-laid-out.ts';

function noteOf({ place, value }: Pair, goTo: (place: FieldPlace) => void): HTMLElement {
  const onclick = () => goTo(place);
  const button = element('button', { type: 'button', onclick }, `${place.form} › ${place.label}`);
  const text = value ? `Goes with “${value}” in ` : 'Goes with what is still missing in ';
  return element('p', { className: 'pair' }, text, button);
}

/**
 * Shows with fields of the open form what stands in another form and belongs to them, such as where
 * a link leads.
 * @param pairsNow those of the open form; undefined where none is open
 */
export function showPairs(
  pairsNow: () => readonly Pair[],
  goTo: (place: FieldPlace) => void,
): void {
  whenLaidOut(() => {
    const fields = [
      ...document.querySelectorAll<HTMLElement>('.field[data-key-path]:not([data-paired])'),
    ];
    if (fields.length === 0) return;
    const pairs = pairsNow();
    for (const field of fields) {
      field.dataset['paired'] = '';
      const pair = pairs.find(({ keyPath }) => keyPath === field.dataset['keyPath']);
      if (pair) field.querySelector(':scope > header')?.after(noteOf(pair, goTo));
    }
  });
}
