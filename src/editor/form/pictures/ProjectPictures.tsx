import { useCallback, useState } from 'react';
import { PICTURE_FILE } from '#content/fields';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { fieldRef } from '../../store/files/mistakes.ts';
import { filesNamedIn } from '../../store/files/named-files.ts';
import { IMAGES } from '../../store/project/find-file.ts';
import { useProjectFile } from './project-files.ts';

/** A picture of the project, with its changes on this device; its name stands beside it. */
export function Thumbnail({ file }: { file: string }) {
  const url = useProjectFile(IMAGES + file)?.url;
  return url === undefined ? null : <img src={url} alt="" />;
}

/** A small picture that is read once it comes in sight: each costs its bytes. */
export function LazyThumbnail({ file }: { file: string }) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={watch} className="thumbnail">
      {isSeen && <Thumbnail file={file} />}
    </span>
  );
}

interface ProjectPicturesProps {
  chosen: string;
  /** Whether drawings alone can be chosen. */
  isDrawing: boolean;
  choose: (file: string) => void;
}

/** The pictures of the project, of which one is chosen. */
export function ProjectPictures({ chosen, isDrawing, choose }: ProjectPicturesProps) {
  const { project } = useEditor();
  const texts = useTexts();
  /** Where each picture is seen: nobody knows a picture by the name of its file. */
  const uses = texts.project
    .files()
    .flatMap(({ path }) => filesNamedIn(texts, path).map((named) => ({ ...named, path })));
  const useOf = (file: string) => {
    const first = uses.find(({ name }) => name === file);
    return first && fieldRef(texts, first.path, first.keys).label;
  };
  const kind = isDrawing ? /\.svg$/ : PICTURE_FILE;
  const names = project.names(IMAGES).filter((name) => kind.test(name));
  return (
    <ul className="thumbnails">
      {names.map((name) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
            <LazyThumbnail file={name} />
            {useOf(name) ?? name.replace(/\.\w+$/, '')}
          </button>
        </li>
      ))}
    </ul>
  );
}
