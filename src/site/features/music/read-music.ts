import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  Logging,
  LogLevel,
  MP3,
  Mp3OutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { audioFormatOf, sizeProblem } from './limits.ts';

/** What is wrong with a music file: the end of a sentence that begins with its name. */
export class MusicProblem extends Error {
  override readonly name = 'MusicProblem';
}

const DAMAGED = 'is damaged or incomplete; add it again, from a copy that plays well';

// What is wrong with a file is said in a sentence of ours.
Logging.level = LogLevel.Errors;

/** How each kind of file is read, written, and what its sound is encoded with. */
const FORMATS = {
  mp3: { read: [MP3], write: () => new Mp3OutputFormat(), codec: 'mp3' },
  m4a: {
    read: [MP4, QTFF],
    // The tables before the sound, so that a phone plays it as it arrives.
    write: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    codec: 'aac',
  },
} as const;

/**
 * The sound of a piece without anything else of its file: no tags, covers, places or other tracks,
 * which may tell of whoever recorded it. The sound itself is copied, not encoded again.
 * @param name of the file, with its ending
 * @returns its length, and the file that is delivered
 * @throws MusicProblem if it cannot be played
 */
export async function readMusic(name: string, file: Uint8Array) {
  const kind = audioFormatOf(name);
  const { read, write, codec } = FORMATS[kind];
  const input = new Input({ source: new BufferSource(file), formats: [...read] });
  if (!(await input.canRead()))
    throw new MusicProblem(`is not an ${kind.toUpperCase()} file; save it as MP3 or M4A`);
  if (await input.getPrimaryVideoTrack())
    throw new MusicProblem('contains a film; save only its sound');
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new MusicProblem('contains no sound');
  const audioCodec = await track.getCodec();
  if (audioCodec !== codec)
    throw new MusicProblem(
      `contains ${audioCodec?.toUpperCase() ?? 'sound'}, which not every phone plays; save it as MP3 or as M4A (AAC)`,
    );
  const target = new BufferTarget();
  const output = new Output({ format: write(), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) throw new MusicProblem(DAMAGED);
  const seconds = await input.computeDuration();
  await conversion.execute();
  const sound = new Uint8Array(target.buffer ?? new ArrayBuffer());
  const delivered = new Input({ source: new BufferSource(sound), formats: [...read] });
  // A file that ends too early has less sound than it says.
  if ((await delivered.computeDuration()) < seconds - 0.5) throw new MusicProblem(DAMAGED);
  if (seconds < 1) throw new MusicProblem('is shorter than a second, so it is not a track');
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
    // The library fails in its own words where a file ends too early.
    const reason = error instanceof MusicProblem ? error.message : DAMAGED;
    return { ...unread, problem: `"${name}" ${reason}.` };
  }
}

/** What keeps a piece from being played, as a sentence; undefined if nothing does. */
export const musicProblem = async (name: string, file: Uint8Array): Promise<string | undefined> =>
  (await measureMusic(name, file)).problem;
