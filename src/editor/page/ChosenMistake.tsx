import { useDeferredTexts } from '../shared/Editor.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useAnnouncement } from '../shared/notices.ts';
import { usePublishing } from '../shared/use-publishing.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import type { DataPath } from './page-parts.ts';

/** Shows, above the bar, the mistakes in the text that is being edited on the page. */
export function ChosenMistake({ chosen }: { chosen: DataPath | undefined }) {
  const texts = useDeferredTexts();
  const { mistakes, elsewhere } = usePublishing();
  const { path, keyPath } = chosen ? fieldRef(texts, chosen.path, chosen.keys) : {};
  const chosenMistakes = [...mistakes, ...elsewhere].filter(
    (mistake) => mistake.path === path && mistake.keyPath === keyPath,
  );
  const sentences = chosenMistakes.map(({ message }) => message).join(' ');
  useAnnouncement(sentences && `${chosenMistakes[0]?.label}: ${sentences}`);
  return (
    <p className="chosen-mistake">
      {sentences && (
        <>
          <Icon name="warning" /> {sentences}
        </>
      )}
    </p>
  );
}
