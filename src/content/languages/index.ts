export {
  directionOf,
  type Language,
  linkTarget,
  localeOf,
  newTabNote,
  outsideLink,
  type PageVersion,
  pathIn,
  rootOf,
  sourcePath,
  versionsOf,
} from './language.ts';
