import { useMemo } from 'react';
import { valueAt } from '#content/fields';
import { fill } from '#content/text';
import type { ControlProps } from '../../form/control.ts';
import { itemsOf } from '../../form/items.ts';
import { Select } from '../../form/Select.tsx';
import { useTexts } from '../../shared/Editor.tsx';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { useSuggestion } from './use-suggestion.ts';
import { placeOfZone, zoneAtPlace, zoneOfDevice, zones } from './zones.ts';

const words = WORDS.sheet;

/** Chooses a time zone. A new date gets that of other dates at its place, or of the device. */
export default function ZoneControl(props: ControlProps) {
  const texts = useTexts();
  const groups = useMemo(() => zones(), []);
  const { path, keys, value } = props;
  const dates = itemsOf(valueAt(texts.formValues(path), keys.slice(0, -2)));
  const atPlace = zoneAtPlace(
    textOf(texts.value(path, [...keys.slice(0, -1), 'place'])),
    dates.toSpliced(Number(keys.at(-2)), 1),
  );
  const suggested = useSuggestion(props, atPlace ?? zoneOfDevice());
  const isSuggested = suggested !== undefined && suggested === value;
  return (
    <>
      <Select {...props} groups={groups} nothing={words.none} />
      {atPlace !== undefined && (isSuggested || value !== atPlace) && (
        <p>{fill(words.zoneOfPlace, { place: placeOfZone(atPlace) })}</p>
      )}
      {atPlace === undefined && isSuggested && <p>{words.zoneOfDevice}</p>}
    </>
  );
}
