import { useEffect, useMemo, useRef } from 'react';
import { isGroup } from '#content/data';
import { valueAt } from '#content/fields';
import type { ControlProps } from '../../form/control.ts';
import { Select } from '../../form/Select.tsx';
import { useTexts } from '../../shared/Editor.tsx';
import { WORDS } from '../../words/words.ts';
import { suggestedZone, zones } from './zones.ts';

/** Chooses a time zone. A new date gets the zone of the date before it. */
export default function ZoneControl(props: ControlProps) {
  const texts = useTexts();
  const groups = useMemo(() => zones(), []);
  const isSuggested = useRef(false);
  const { path, keys, value, set } = props;
  useEffect(() => {
    const data = texts.data(path);
    const item = valueAt(data, keys.slice(0, -1));
    // A date that was added on the start screen does not exist before its first letter. Suggests
    // a zone only once, because a day without a time needs none, and somebody may remove it.
    const isNew = isGroup(item) && !item['start'] && !isSuggested.current;
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const first =
      value === undefined && isNew && suggestedZone(valueAt(data, keys.slice(0, -2)), device);
    if (!first) return;
    isSuggested.current = true;
    set(first);
  }, [texts, path, keys, value, set]);
  return <Select {...props} groups={groups} nothing={WORDS.sheet.none} />;
}
