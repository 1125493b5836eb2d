/** A piece that a view shows: its file in content/music. */
export interface MusicRequest {
  kind: 'music';
  file: string;
}

/** What a page needs of a piece. */
export interface MusicSource {
  src: string;
  /** Media type with its codec (RFC 6381). */
  type: string;
  /** Name of the format, such as MP3. */
  format: string;
  seconds: number;
  /** Size of the file. */
  bytes: number;
}

/** Requests a piece. */
export function requestMusic(file: string): MusicRequest {
  return { kind: 'music', file };
}
