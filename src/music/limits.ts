/** What the site takes as music. Nothing here needs a file system, so that the editor asks it too. */

/** Largest file, in bytes: more is an hour's data of somebody on a small bundle. */
export const MAX_MUSIC_BYTES = 6_000_000;

/** Least of what a file may have, in kbit/s. */
export const MIN_KBITS = 48;

/** What encoders that vary the rate may fall short of it. */
export const SHORT_OF = 0.8;

/** Each kind of file by its ending: its name, and its type with the codec (RFC 6381). */
export const MUSIC_KINDS = {
  mp3: { name: 'MP3', type: 'audio/mpeg' },
  m4a: { name: 'M4A', type: 'audio/mp4; codecs="mp4a.40.2"' },
  opus: { name: 'Opus', type: 'audio/ogg; codecs="opus"' },
} as const;

type MusicKind = keyof typeof MUSIC_KINDS;

/** Names of files that the site can play. */
export const MUSIC = /\.(mp3|m4a|opus)$/;

/** The kind of a file, by its name. @throws Error for any other ending, which the schema refuses */
export function kindOf(name: string): MusicKind {
  const kind = MUSIC.exec(name)?.[1];
  if (!kind) throw new Error(`${name} is no music.`);
  return kind as MusicKind;
}

/** Megabytes as a team reads them, rounded up: `6.4`. */
export const megabytes = (bytes: number): string => (Math.ceil(bytes / 100_000) / 10).toFixed(1);

/** What is wrong with the size of a file, a sentence. */
export function sizeProblem(name: string, bytes: number): string | undefined {
  return bytes > MAX_MUSIC_BYTES
    ? `"${name}" has ${megabytes(bytes)} MB; expected at most ${MAX_MUSIC_BYTES / 1_000_000} MB. docs/music.md says how a phone makes it smaller.`
    : undefined;
}
