import { useState } from 'react';
import { ContentError } from '../../src/core/reading/content-error.ts';
import { PICTURE_FILE } from '../../src/core/schemas/fields.ts';
import { sentenceOf } from '../app/trouble.ts';
import { useEditor } from '../app/Editor.tsx';
import { inForms } from '../form/names.ts';
import { preparePicture } from './prepare-picture.ts';
import { readDrawing } from './read-drawing.ts';
import { WORDS } from '../words/words.ts';
import { storeFile } from './store-file.ts';
import { IMAGES } from '../project/find-file.ts';

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
    /** Why, once for all that it holds for. */
    const refused = new Set<string>();
    // One after the other: a phone has no room for several large photographs at once.
    for (const file of files) {
      try {
        const prepared = await preparePicture(file);
        if (!prepared) refused.add(words.unreadable);
        else if (!PICTURE_FILE.test(prepared.name)) refused.add(words.noPicture);
        else {
          if (prepared.name.endsWith('.svg'))
            readDrawing(await prepared.text(), IMAGES + prepared.name);
          names.push(await storeFile(project, IMAGES, prepared, step));
        }
      } catch (error) {
        if (error instanceof ContentError) {
          refused.add(inForms(error.problems.map((problem) => problem.message).join(' ')));
        } else refused.add(sentenceOf(error));
      }
    }
    setMessage([...refused].join(' '));
    return names;
  };
  return { message, clear: () => setMessage(''), upload };
}
