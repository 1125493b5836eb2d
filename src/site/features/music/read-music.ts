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
import { audioFormatOf, MAX_MUSIC_BYTES, megabytes } from './limits.ts';

/**
 * A fault of a music file. The message continues a sentence that begins with the name of the file.
 */
export class MusicProblem extends Error {
  override readonly name = 'MusicProblem';
}

const DAMAGED = 'is damaged or incomplete; add it again, from a copy that plays well';

// The library's warnings are replaced by our own sentences.
Logging.level = LogLevel.Errors;

/** How each format is read and written, and the codec of its sound. */
const FORMATS = {
  mp3: { read: [MP3], write: () => new Mp3OutputFormat(), codec: 'mp3' },
  m4a: {
    read: [MP4, QTFF],
    // Writes the tables before the sound, so that a phone can play it while it downloads.
    write: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    codec: 'aac',
  },
} as const;

/**
 * Where the frames of an MP3 begin: after its tag (ID3v2.4.0, 3.1) and zeros, which some programs write.
 * The library looks for them in the first 4,096 bytes only.
 */
function startOfFrames(file: Uint8Array): number {
  const skipZeros = (from: number) => {
    let start = from;
    while (file[start] === 0) start += 1;
    return start;
  };
  const start = skipZeros(0);
  const tag = file.subarray(start, start + 10);
  if (new TextDecoder().decode(tag.subarray(0, 3)) !== 'ID3') return start;
  const size = tag.subarray(6).reduce((sum, byte) => sum * 128 + byte, 0);
  return skipZeros(start + tag.length + size);
}

/**
 * Copies the sound of a music file into a new one, without encoding it again. Tags, covers, places and
 * other streams are left out: they may give away who recorded it, and where.
 * @param name of the file, with its ending
 * @returns its length, and the new file
 * @throws MusicProblem if it cannot be played
 */
export async function readMusic(name: string, file: Uint8Array) {
  const kind = audioFormatOf(name);
  const { read, write, codec } = FORMATS[kind];
  const frames = kind === 'mp3' ? file.subarray(startOfFrames(file)) : file;
  const input = new Input({ source: new BufferSource(frames), formats: [...read] });
  if (!(await input.canRead()))
    throw new MusicProblem(`is not an ${kind.toUpperCase()} file; save it as MP3 or M4A`);
  if (await input.getPrimaryVideoTrack())
    throw new MusicProblem('contains a film; save only its sound');
  const stream = await input.getPrimaryAudioTrack();
  if (!stream) throw new MusicProblem('contains no sound');
  const audioCodec = await stream.getCodec();
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
  // A truncated file has less sound than its tables say.
  if ((await delivered.computeDuration()) < seconds - 0.5) throw new MusicProblem(DAMAGED);
  if (seconds < 1) throw new MusicProblem('is shorter than a second, so it is not a track');
  return { seconds, sound };
}

interface MeasuredMusic {
  seconds: number;
  bytes: number;
  /** Why it cannot be played, as a sentence. */
  problem?: string;
}

/** Measures a track as visitors would get it, or says what is wrong with its file. */
export async function measureMusic(name: string, file: Uint8Array): Promise<MeasuredMusic> {
  const unread = { seconds: 0, bytes: file.length };
  if (file.length > MAX_MUSIC_BYTES) {
    const problem = `"${name}" is ${megabytes(file.length)} MB; the limit is ${MAX_MUSIC_BYTES / 1_000_000} MB. docs/music.md says how a phone makes it smaller.`;
    return { ...unread, problem };
  }
  try {
    const { seconds, sound } = await readMusic(name, file);
    return { seconds, bytes: sound.length };
  } catch (error) {
    // For a truncated file, the library throws errors of its own.
    const reason = error instanceof MusicProblem ? error.message : DAMAGED;
    return { ...unread, problem: `"${name}" ${reason}.` };
  }
}
