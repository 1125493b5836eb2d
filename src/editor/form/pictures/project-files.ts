import { useCallback, useState } from 'react';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { troubleSentence } from '../../app/trouble.ts';
import { useAnswer } from '../../app/use-answer.ts';
import { blobId } from '../../publish/repositories/bytes.ts';
import { type ProjectFile, IMAGES } from '../../store/project/find-file.ts';
import type { OpenProject } from '../../store/project/open-project.ts';
import { WORDS } from '../../words/words.ts';
import { isPhotograph, preparePicture } from './prepare-picture.ts';

/** A file of the project, again once it is another; undefined until it is read. */
export function useProjectFile(path: string): ProjectFile | undefined {
  const { project, find } = useEditor();
  useTexts();
  const at = project.drafts.all.get(path)?.at;
  return useAnswer(
    useCallback(() => find(path), [find, path]),
    at,
  ).answer;
}

/**
 * Stores a file under its name and the id of its content: no other file has that name, whoever stores
 * one at the same time, and the same file twice is one.
 * @param step of which this is a part, see `Drafts.change`
 * @returns its name
 */
export async function storeFile(
  project: OpenProject,
  folder: string,
  file: File,
  step: string,
): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const id = (await blobId(bytes)).slice(0, 8);
  const name = file.name.replace(/(?=\.\w+$)/, `-${id}`);
  if (!project.names(folder).includes(name)) project.drafts.change([[folder + name, bytes]], step);
  return name;
}

const words = WORDS.pictures;

interface Upload {
  /** What there is to say while pictures are made ready, or of one that was not taken. */
  message: string;
  /** Takes it back, once something else was chosen. */
  clear: () => void;
  /** Stores pictures of the device. @returns their names, without those that were not taken */
  upload: (files: readonly File[], step: string) => Promise<string[]>;
}

/** Takes pictures of the device: smaller, upright, and without the place where they were taken. */
export function useUpload(): Upload {
  const { project } = useEditor();
  const [message, setMessage] = useState('');
  const upload = async (files: readonly File[], step: string) => {
    setMessage(words.preparing);
    const names: string[] = [];
    /** Each reason once, whatever the number of files. */
    const refused = new Set<string>();
    // One after the other: a phone has no room for several large photographs at once.
    for (const file of files) {
      try {
        const prepared = isPhotograph(file) ? await preparePicture(file) : undefined;
        if (prepared) names.push(await storeFile(project, IMAGES, prepared, step));
        else refused.add(isPhotograph(file) ? words.unreadable : words.noPicture);
      } catch (error) {
        refused.add(troubleSentence(error));
      }
    }
    setMessage([...refused].join(' '));
    return names;
  };
  return { message, clear: () => setMessage(''), upload };
}
