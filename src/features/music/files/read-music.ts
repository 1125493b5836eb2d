import { parseBuffer } from 'music-metadata';
import { kindOf, MIN_KBITS, MUSIC_KINDS, BIT_RATE_TOLERANCE, sizeProblem } from '../limits.ts';
import { damaged, MusicProblem } from './bytes.ts';
import { cleanMusic } from './clean.ts';

/** The names of codecs in music-metadata. */
const CODECS = { mp3: / Layer 3$/, m4a: /^MPEG-4\/AAC/, opus: /^Opus$/ };

/**
 * Reads a piece after its metadata was removed.
 * @param name of the file, with its ending
 * @returns its length, and the size of the delivered file
 * @throws MusicProblem if it cannot be played
 */
export async function readMusic(
  name: string,
  file: Uint8Array,
): Promise<{ seconds: number; bytes: number }> {
  const kind = kindOf(name);
  const { type, name: kindName } = MUSIC_KINDS[kind];
  const sound = cleanMusic(name, file);
  const { format } = await parseBuffer(sound, { mimeType: type }, { duration: true }).catch(() => {
    throw damaged();
  });
  const { codec = 'nothing that can be read', duration: seconds = 0 } = format;
  if (!CODECS[kind].test(codec))
    throw new MusicProblem(
      `contains ${codec}, which some phones cannot play; save it again as ${kindName === 'M4A' ? 'M4A (AAC)' : kindName}`,
    );
  if (seconds < 1) throw new MusicProblem('is shorter than a second, so it is no piece of music');
  const kbits = (sound.length * 8) / seconds / 1000;
  if (kbits < MIN_KBITS * BIT_RATE_TOLERANCE)
    throw new MusicProblem(
      `has about ${Math.round(kbits)} kbit/s, at which music sounds dull; it needs at least ${MIN_KBITS} kbit/s`,
    );
  return { seconds, bytes: sound.length };
}

export async function musicProblem(name: string, file: Uint8Array): Promise<string | undefined> {
  const tooLarge = sizeProblem(name, file.length);
  if (tooLarge) return tooLarge;
  try {
    await readMusic(name, file);
    return undefined;
  } catch (error) {
    if (error instanceof MusicProblem) return `"${name}" ${error.message}.`;
    throw error;
  }
}
