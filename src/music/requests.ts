/** A piece that a view shows: its file in content/music. */
export interface MusicRequest {
  kind: 'music';
  file: string;
}

/** A piece as a page needs it. */
export interface MusicSource {
  src: string;
  /** Media type with its codec (RFC 6381). */
  type: string;
  /** What the kind of file is called, such as MP3. */
  format: string;
  seconds: number;
  /** What playing it costs. */
  bytes: number;
}

/** Asks for a piece. */
export function music(file: string): MusicRequest {
  return { kind: 'music', file };
}
