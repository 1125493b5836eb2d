import { useState } from 'react';
import { useEditor } from '../../app/Editor.tsx';
import { troubleSentence } from '../../app/trouble.ts';
import { IMAGES } from '../../store/project/find-file.ts';
import { WORDS } from '../../words/words.ts';
import { isPhotograph, preparePicture } from './prepare-picture.ts';
import { storeFile } from './store-file.ts';

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
