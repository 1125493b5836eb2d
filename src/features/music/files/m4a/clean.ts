import { ascii, damaged, viewOf } from '../bytes.ts';
import { readM4a } from './read.ts';
import { unusual } from './sound.ts';
import { writeM4a } from './write.ts';

/**
 * The sound of an M4A in a new file: whatever else the old one contains is left behind.
 * @throws MusicProblem if it is no MP4, is truncated or contains no sound
 */
export function cleanM4a(file: Uint8Array): Uint8Array {
  if (ascii(file, 4, 4) !== 'ftyp') throw unusual();
  try {
    return writeM4a(readM4a(viewOf(file)), file);
  } catch (error) {
    // A table or box that exceeds the file.
    throw error instanceof RangeError ? damaged() : error;
  }
}
