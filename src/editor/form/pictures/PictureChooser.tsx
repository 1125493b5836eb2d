import { useCallback, useState } from 'react';
import { PICTURE_FILE } from '#content/fields';
import { isDrawing } from '#site/shared/pictures';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { IMAGES } from '../../store/assets/find-file.ts';
import { fieldRef } from '../../store/files/mistakes.ts';
import { filesNamedIn } from '../../store/files/named-files.ts';
import { useProjectFile } from './project-files.ts';

/** A picture of the project, published or not. Without alt text, because its name is beside it. */
export function Thumbnail({ file }: { file: string }) {
  const url = useProjectFile(IMAGES + file)?.url;
  return url === undefined ? null : <img src={url} alt="" />;
}

/** A small picture that is loaded when it scrolls into view, to save data. */
export function LazyThumbnail({ file, isWhole = false }: { file: string; isWhole?: boolean }) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={watch} className={isWhole ? 'thumbnail uncropped' : 'thumbnail'}>
      {isSeen && <Thumbnail file={file} />}
    </span>
  );
}

interface PictureChooserProps {
  chosen: string;
  /** Whether only drawings (SVG) can be chosen. */
  onlyDrawings: boolean;
  choose: (file: string) => void;
}

/** A list of the project's pictures to choose from. */
export function PictureChooser({ chosen, onlyDrawings, choose }: PictureChooserProps) {
  const { workspace } = useEditor();
  const texts = useTexts();
  /** The fields that use each picture: people know it by where it is seen, not by its file. */
  const uses = texts
    .files()
    .flatMap(({ path }) => filesNamedIn(texts, path).map((named) => ({ ...named, path })));
  const labelOfUse = (file: string) => {
    const first = uses.find(({ name }) => name === file);
    return first && fieldRef(texts, first.path, first.keys).label;
  };
  const names = workspace
    .fileNamesIn(IMAGES)
    .filter((name) => (onlyDrawings ? isDrawing(name) : PICTURE_FILE.test(name)));
  return (
    <ul className="thumbnails">
      {names.map((name) => (
        <li key={name}>
          <button aria-pressed={name === chosen} onClick={() => choose(name)}>
            <LazyThumbnail file={name} />
            {labelOfUse(name) ?? name.replace(/\.\w+$/, '')}
          </button>
        </li>
      ))}
    </ul>
  );
}
