import { useDeferredTexts } from '../app/Editor.tsx';
import { Icon } from '../app/Icon.tsx';
import { useHeard } from '../app/notices.ts';
import { usePublishing } from '../publish/usePublishing.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import type { DataPath } from './page-parts.ts';

/** What the build would refuse in the text that somebody types, in words, above the bar. */
export function ChosenMistake({ chosen }: { chosen: DataPath | undefined }) {
  const texts = useDeferredTexts();
  const { mistakes, elsewhere } = usePublishing();
  const { path, keyPath } = chosen ? fieldRef(texts, chosen.path, chosen.keys) : {};
  const own = [...mistakes, ...elsewhere].filter(
    (one) => one.path === path && one.keyPath === keyPath,
  );
  const said = own.map(({ message }) => message).join(' ');
  useHeard(said && `${own[0]?.label}: ${said}`);
  return (
    <p className="chosen-mistake">
      {said && (
        <>
          <Icon name="warning" /> {said}
        </>
      )}
    </p>
  );
}
