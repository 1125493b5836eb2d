import { useMemo } from 'react';
import { valueAt } from '#content/fields';
import type { ControlProps } from '../../form/control.ts';
import { itemsOf } from '../../form/items.ts';
import { Select } from '../../form/Select.tsx';
import { useTexts } from '../../shared/Editor.tsx';
import { WORDS } from '../../words/words.ts';
import { useSuggestion } from './use-suggestion.ts';
import { lastZone, zoneOfDevice, zones } from './zones.ts';

const words = WORDS.sheet;

/** Chooses a time zone. A new date gets that of the device or, if it has none, of another date. */
export default function ZoneControl(props: ControlProps) {
  const texts = useTexts();
  const groups = useMemo(() => zones(), []);
  const { path, keys, value } = props;
  const dates = itemsOf(valueAt(texts.formValues(path), keys.slice(0, -2)));
  const device = zoneOfDevice();
  const last = lastZone(dates.toSpliced(Number(keys.at(-2)), 1));
  const suggested = useSuggestion(props, device ?? last);
  const source = suggested === device ? words.zoneOfDevice : words.zoneOfLast;
  return (
    <>
      <Select {...props} groups={groups} nothing={words.none} />
      {suggested !== undefined && suggested === value && <p>{source}</p>}
    </>
  );
}
