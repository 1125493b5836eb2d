import type { FeatureRequest } from '../../site/pictures/requests.ts';

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

/** Requests a piece. @param file its name in content/music */
export const requestMusic = (file: string): FeatureRequest<MusicSource> => ({
  ...{ kind: 'made', by: 'music' },
  file,
});
