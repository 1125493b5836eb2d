export {
  MAX_MUSIC_BYTES,
  MEDIA_TYPES,
  mediaTypeOf,
  megabytes,
  MUSIC_FILE_NAME,
  MUSIC_FOLDER,
  type MusicSource,
} from './limits.ts';
export { measureMusic } from './read-music.ts';
