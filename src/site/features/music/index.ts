export {
  AUDIO_FORMATS,
  audioFormatOf,
  MAX_MUSIC_BYTES,
  megabytes,
  MUSIC_FILE,
  MUSIC_FOLDER,
} from './limits.ts';
export { measureMusic } from './read-music.ts';
export type { MusicSource } from './requests.ts';
