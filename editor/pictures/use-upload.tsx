import { useState, type ReactNode } from 'react';
import { ContentError } from '../../src/core/reading/content-error.ts';
import { PICTURE_FILE } from '../../src/core/schemas/fields.ts';
import { sentenceOf } from '../app/trouble.ts';
import { useEditor } from '../app/Editor.tsx';
import { inForms } from '../form/names.ts';
import { preparePicture } from './prepare-picture.ts';
import { readDrawing } from './read-drawing.ts';
import { English } from '../words/English.tsx';
import { WORDS } from '../words/words.ts';
import { storeFile } from './store-file.ts';
import { IMAGES } from '../project/find-file.ts';

const words = WORDS.pictures;

interface Upload {
  /** What there is to say while pictures are made ready, or of one that was not taken. */
  message: ReactNode;
  /** Takes it back, once something else was chosen. */
  clear: () => void;
  /** Stores pictures of the device. @returns their names, without those that were not taken */
  upload: (files: readonly File[], step: string) => Promise<string[]>;
}

/** Takes pictures of the device: smaller, upright, and without the place where they were taken. */
export function useUpload(): Upload {
  const { project } = useEditor();
  const [message, setMessage] = useState<ReactNode>('');
  const upload = async (files: readonly File[], step: string) => {
    setMessage(words.preparing);
    const names: string[] = [];
    /** Why, once for all that it holds for; what the build says is English. */
    const refused = new Map<string, ReactNode>();
    const refuse = (why: string, said: ReactNode = why) => void refused.set(why, said);
    // One after the other: a phone has no room for several large photographs at once.
    for (const file of files) {
      try {
        const prepared = await preparePicture(file);
        if (!prepared) refuse(words.unreadable);
        else if (!PICTURE_FILE.test(prepared.name)) refuse(words.noPicture);
        else {
          if (prepared.name.endsWith('.svg'))
            readDrawing(await prepared.text(), IMAGES + prepared.name);
          names.push(await storeFile(project, IMAGES, prepared, step));
        }
      } catch (error) {
        if (error instanceof ContentError) {
          const why = inForms(error.problems.map((problem) => problem.message).join(' '));
          refuse(why, <English key={why}>{why}</English>);
        } else refuse(sentenceOf(error));
      }
    }
    setMessage([...refused.values()].flatMap((said) => [said, ' ']));
    return names;
  };
  return { message, clear: () => setMessage(''), upload };
}
