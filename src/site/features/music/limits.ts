/** The limits of music files. Reads no file, so that the editor can use it. */

/** Where music is, from the project's root; content names it by its file alone. */
export const MUSIC_FOLDER = 'content/music/';

/** The largest file, in bytes: more is too expensive on a small data bundle. */
export const MAX_MUSIC_BYTES = 6_000_000;

/** The formats of files by ending: name, and media type with the codec (RFC 6381). */
export const AUDIO_FORMATS = {
  mp3: { name: 'MP3', type: 'audio/mpeg' },
  m4a: { name: 'M4A', type: 'audio/mp4; codecs="mp4a.40.2"' },
} as const;

export const MUSIC_FILE = /\.(mp3|m4a)$/;

/** The format of a file by its name. @throws Error for another ending, which the schema refuses */
export function audioFormatOf(name: string): keyof typeof AUDIO_FORMATS {
  if (name.endsWith('.mp3')) return 'mp3';
  if (name.endsWith('.m4a')) return 'm4a';
  throw new Error(`${name} is not a music file.`);
}

/** A size in megabytes, rounded up: `6.4`. */
export const megabytes = (bytes: number): string => (Math.ceil(bytes / 100_000) / 10).toFixed(1);

export function sizeProblem(name: string, bytes: number): string | undefined {
  return bytes > MAX_MUSIC_BYTES
    ? `"${name}" is ${megabytes(bytes)} MB; the limit is ${MAX_MUSIC_BYTES / 1_000_000} MB. docs/music.md says how a phone makes it smaller.`
    : undefined;
}
