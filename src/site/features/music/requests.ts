import type { FeatureRequest } from '../../shared/pictures/requests.ts';

export interface MusicSource {
  src: string;
  /** Media type with its codec (RFC 6381). */
  type: string;
  seconds: number;
  bytes: number;
}

/** Requests a piece. @param file its name in content/music */
export const requestMusic = (file: string): FeatureRequest<MusicSource> => ({
  kind: 'feature',
  handler: 'music',
  file,
});
