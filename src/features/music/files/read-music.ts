import { BufferSource, Input, MP3, MP4, OGG } from 'mediabunny';
import { kindOf, MIN_KBITS, BIT_RATE_TOLERANCE, sizeProblem } from '../limits.ts';
import { damaged, MusicProblem } from './bytes.ts';
import { cleanMusic } from './clean.ts';

const FORMATS = { mp3: MP3, m4a: MP4, opus: OGG };

/**
 * Reads a piece after its metadata was removed.
 * @param name of the file, with its ending
 * @returns its length, and the file that is delivered
 * @throws MusicProblem if it cannot be played
 */
export async function readMusic(
  name: string,
  file: Uint8Array,
): Promise<{ seconds: number; sound: Uint8Array }> {
  const sound = await cleanMusic(name, file);
  const input = new Input({ source: new BufferSource(sound), formats: [FORMATS[kindOf(name)]] });
  const seconds = await input.computeDuration().catch(() => {
    throw damaged();
  });
  if (seconds < 1) throw new MusicProblem('is shorter than a second, so it is no piece of music');
  const kbits = (sound.length * 8) / seconds / 1000;
  if (kbits < MIN_KBITS * BIT_RATE_TOLERANCE)
    throw new MusicProblem(
      `has about ${Math.round(kbits)} kbit/s, at which music sounds dull; it needs at least ${MIN_KBITS} kbit/s`,
    );
  return { seconds, sound };
}

interface MeasuredMusic {
  seconds: number;
  bytes: number;
  /** What keeps it from being played, as a sentence. */
  problem?: string;
}

/** {@link readMusic}, with what is wrong in place of an error. */
export async function measureMusic(name: string, file: Uint8Array): Promise<MeasuredMusic> {
  const unread = { seconds: 0, bytes: file.length };
  const tooLarge = sizeProblem(name, file.length);
  if (tooLarge) return { ...unread, problem: tooLarge };
  try {
    const { seconds, sound } = await readMusic(name, file);
    return { seconds, bytes: sound.length };
  } catch (error) {
    if (error instanceof MusicProblem) return { ...unread, problem: `"${name}" ${error.message}.` };
    throw error;
  }
}

export const musicProblem = async (name: string, file: Uint8Array): Promise<string | undefined> =>
  (await measureMusic(name, file)).problem;
