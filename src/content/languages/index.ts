export { compareFile, readableData, type TranslationGap } from './compare-file.ts';
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
export {
  compareLanguage,
  completeRecord,
  isOutdated,
  originalOf,
  readRecord,
  recordOf,
  recordPath,
  recordText,
  recordWith,
} from './translations.ts';
