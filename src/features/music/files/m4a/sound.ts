import { MusicProblem } from '../bytes.ts';

/** Samples that lie one behind the other in a file. */
interface Chunk {
  start: number;
  end: number;
  /** How many. */
  samples: number;
}

/** How many samples in a row have the same length. */
interface SameLength {
  count: number;
  length: number;
}

/** Where the samples are, and how long each is. */
export interface Samples {
  lengths: SameLength[];
  /** Size of each sample, in bytes. */
  sizes: number[];
  chunks: Chunk[];
}

/** The codec of the samples. */
export interface Format {
  /** Four letters, such as `mp4a`. */
  codec: string;
  channels: number;
  /** Samples per second, times 65,536. */
  rate: number;
  /** How to decode AAC: the fixed part of its description, and the part for its decoder. */
  decoder: { config: Uint8Array; specific: Uint8Array } | undefined;
}

/** All that a player needs of an M4A. */
export interface Sound extends Samples, Format {
  /** Units per second of the length of the piece and of `edits`. */
  pieceScale: number;
  pieceLength: number;
  /** The parts that are played, in order; all of the sound if there are none. */
  edits: { length: number; from: number }[];
  /** Units per second of the lengths of samples. */
  scale: number;
  length: number;
  /** How many samples a decoder needs before the one that is heard, if the file says so. */
  roll: number | undefined;
}

/** A file that is built as no program builds an M4A. */
export const unusual = () =>
  new MusicProblem('is not an M4A file; save it again as MP3, M4A or Opus');
