import { useEffect, useRef, useState } from 'react';
import { PICTURE } from '../../src/core/schemas/fields.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { IMAGES } from '../project/find-file.ts';
import { useProjectFile } from './use-project-file.ts';

/** A picture of the project. */
export function Thumbnail({ file }: { file: string }) {
  const url = useProjectFile(IMAGES + file)?.url;
  return url === undefined ? null : <img src={url} alt="" />;
}

/** A picture that is read once it comes in sight: each costs its bytes. */
function LazyThumbnail({ file }: { file: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={place}>{isSeen && <Thumbnail file={file} />}</span>;
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
  useTexts();
  const kind = isDrawing ? /\.svg$/ : PICTURE;
  const names = project.names(IMAGES).filter((name) => kind.test(name));
  return (
    <ul className="thumbnails">
      {names.map((name) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
            <LazyThumbnail file={name} />
            {name.replace(/\.\w+$/, '')}
          </button>
        </li>
      ))}
    </ul>
  );
}
