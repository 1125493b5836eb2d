import { useCallback, useEffect, useState } from 'react';
import type { Path } from '#content/fields';
import { useAnnouncement } from '../shared/notices.ts';
import { useForm } from './form.ts';

/** How long a tap takes, in ms. */
const TAP_DURATION = 250;

interface MistakeListProps {
  id?: string;
  keys: Path;
  /** Called with whether a mistake is shown. */
  onShown?: (isShown: boolean) => void;
}

/**
 * Shows the mistakes of a field. A missing value, and what typing makes wrong, is reported only after
 * somebody has left the field or has tried to publish, so that nobody is corrected before they have
 * finished typing.
 */
export function MistakeList({ id, keys, onShown }: MistakeListProps) {
  const { mistakesAt, isPublishRefused, path, texts } = useForm();
  const mistakes = mistakesAt(keys);
  const [isShown, setShown] = useState(
    () => isPublishRefused || mistakes.some(({ isEmpty }) => !isEmpty),
  );
  // Keeps the mistake visible while it is being corrected.
  if (isPublishRefused && !isShown) setShown(true);
  const listen = useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    const leave = ({ relatedTarget }: FocusEvent) => {
      // The message moves what is below it, so wait until a tap there has ended.
      const isWithin = relatedTarget instanceof Node && around?.contains(relatedTarget);
      if (!isWithin) setTimeout(() => setShown(true), TAP_DURATION);
    };
    around?.addEventListener('focusout', leave);
    return () => around?.removeEventListener('focusout', leave);
  }, []);
  // A file is chosen in one step, so its mistakes are shown at once.
  const isChosen = texts.field(path, keys)?.folder !== undefined;
  const visible = mistakes.filter(({ isEmpty }) => isShown || (isChosen && !isEmpty));
  const sentences = visible.map(({ message }) => message).join(' ');
  const isWrong = sentences !== '';
  useEffect(() => onShown?.(isWrong), [onShown, isWrong]);
  useAnnouncement(sentences && `${mistakes[0]?.label}: ${sentences}`);
  return (
    <p ref={listen} className="mistake" id={id}>
      {sentences}
    </p>
  );
}
