import { useEffect, useEffectEvent, useState } from 'react';
import { isGroup } from '#content/data';
import { valueAt } from '#content/fields';
import type { ControlProps } from '../../form/control.ts';
import { useTexts } from '../../shared/Editor.tsx';
import { LAST_STEP } from '../../store/drafts/undo-history.ts';

/**
 * Fills in an empty field of a new date, but only once, because somebody may clear it. If the
 * suggestion changes, so does the field, unless somebody has chosen another value. A date that was
 * added on the start screen does not exist before its first letter.
 * @returns the suggestion, if it was filled in
 */
export function useSuggestion(
  { path, keys, value, set }: ControlProps,
  suggestion: string | undefined,
): string | undefined {
  const item = valueAt(useTexts().formValues(path), keys.slice(0, -1));
  const [suggested, setSuggested] = useState<string>();
  const isNew = isGroup(item) && item['start'] === undefined && value === undefined;
  const isUntouched = suggested === undefined ? isNew : value === suggested;
  if (isUntouched && suggestion !== undefined && suggestion !== suggested) setSuggested(suggestion);
  const fillIn = useEffectEvent(set);
  useEffect(() => {
    if (suggested !== undefined) fillIn(suggested, LAST_STEP);
  }, [suggested]);
  return suggested;
}
