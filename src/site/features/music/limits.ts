/** The formats and limits of music files, without the library that reads them: the editor loads this. */

/** The folder of music, from the project's root. Content names a file without it. */
export const MUSIC_FOLDER = 'content/music/';

/** The largest file, in bytes: more is too expensive on a small data bundle. */
export const MAX_MUSIC_BYTES = 6_000_000;

/** The media types with their codec (RFC 6381), by the ending of a file. */
export const MEDIA_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4; codecs="mp4a.40.2"',
} as const;

export const MUSIC_FILE_NAME = /\.(mp3|m4a)$/;

/** The format of a music file by its ending. */
export const audioFormatOf = (name: string): keyof typeof MEDIA_TYPES =>
  name.endsWith('.m4a') ? 'm4a' : 'mp3';

export const mediaTypeOf = (name: string): string => MEDIA_TYPES[audioFormatOf(name)];

/** A size in megabytes, rounded up: `6.4`. */
export const megabytes = (bytes: number): string => (Math.ceil(bytes / 100_000) / 10).toFixed(1);

/** A track for a page. */
export interface MusicSource {
  src: string;
  /** Media type. */
  type: string;
  seconds: number;
  bytes: number;
}
