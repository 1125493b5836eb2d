import { kindOf } from '../limits.ts';
import { cleanM4a } from './clean-m4a.ts';
import { cleanMp3 } from './clean-mp3.ts';
import { cleanOpus } from './clean-opus.ts';

const CLEAN = { mp3: cleanMp3, m4a: cleanM4a, opus: cleanOpus };

/**
 * The sound of a file and nothing else: titles, comments, names, places and pictures that phones
 * and programmes wrote into it are gone, and with them their bytes. No sound is changed.
 * @param name with the ending that says what it is
 * @throws MusicProblem where it is something else, or not whole
 */
export function cleanMusic(name: string, file: Uint8Array): Uint8Array {
  return CLEAN[kindOf(name)](file);
}
