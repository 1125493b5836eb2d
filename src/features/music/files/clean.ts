import { kindOf } from '../limits.ts';
import { cleanM4a } from './clean-m4a.ts';
import { cleanMp3 } from './clean-mp3.ts';
import { cleanOpus } from './clean-opus.ts';

const CLEAN = { mp3: cleanMp3, m4a: cleanM4a, opus: cleanOpus };

/**
 * Removes metadata from a music file: titles, comments, names, places and pictures. Does not change
 * the sound.
 * @param name of the file, whose ending is its type
 * @throws MusicProblem if it is of another type or incomplete
 */
export const cleanMusic = async (name: string, file: Uint8Array): Promise<Uint8Array> =>
  CLEAN[kindOf(name)](file);
