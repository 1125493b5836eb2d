import { element } from '../browser/element.ts';
import { whenLaidOut } from '../browser/when-laid-out.ts';
import type { FieldPlace } from '../files/mistakes.ts';

/** A field of the open form, and the field of another form that goes with it. */
export interface Pair {
  keyPath: string;
  place: FieldPlace;
  /** What that one says. */
  value: string;
}

function noteOf({ place, value }: Pair, lead: (place: FieldPlace) => void): HTMLElement {
  const onclick = () => lead(place);
  const way = element('button', { type: 'button', onclick }, `${place.form} › ${place.label}`);
  const said = value ? `Goes with “${value}” in ` : 'Goes with what is still missing in ';
  return element('p', { className: 'pair' }, said, way);
}

/**
 * Shows with fields of the open form what stands in another form and belongs to them, such as where
 * a link leads.
 * @param pairsNow those of the open form; undefined where none is open
 */
export function showPairs(
  pairsNow: () => readonly Pair[],
  lead: (place: FieldPlace) => void,
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
      if (pair) field.querySelector(':scope > header')?.after(noteOf(pair, lead));
    }
  });
}
