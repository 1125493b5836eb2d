import { useEffect, useMemo, useRef } from 'react';
import { valueAt } from '#content/fields';
import { useTexts } from '../../app/Editor.tsx';
import { Choose } from '../../form/Choose.tsx';
import type { ControlProps } from '../../form/control.ts';
import { isData } from '../../form/values.ts';
import { WORDS } from '../../words/words.ts';
import { firstZone, zones } from './zones.ts';

/** A time zone; that of a new date is at first that of the date above it. */
export default function ZoneControl(props: ControlProps) {
  const texts = useTexts();
  const groups = useMemo(() => zones(), []);
  const isSuggested = useRef(false);
  const { path, keys, value, set } = props;
  useEffect(() => {
    const data = texts.data(path);
    const item = valueAt(data, keys.slice(0, -1));
    // Added from the start screen, there is no date before its first letter. One that has been a
    // day without a time needs no zone, nor one whose zone somebody has taken out.
    const isNew = isData(item) && !item['start'] && !isSuggested.current;
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const first =
      value === undefined && isNew && firstZone(valueAt(data, keys.slice(0, -2)), device);
    if (!first) return;
    isSuggested.current = true;
    set(first);
  }, [texts, path, keys, value, set]);
  return <Choose {...props} groups={groups} nothing={WORDS.sheet.none} />;
}
