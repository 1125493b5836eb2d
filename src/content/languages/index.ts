export {
  directionOf,
  type Language,
  linkTarget,
  localeOf,
  newTabNote,
  newTabAttributes,
  type PageVersion,
  pathIn,
  rootOf,
  sourcePath,
  versionsOf,
} from './language.ts';
