export { compareFile, readableData, type TranslationGap } from './compare-file.ts';
export {
  directionOf,
  type Language,
  linkTarget,
  localeOf,
  type PageVersion,
  pathIn,
  rootOf,
  sourcePath,
  versionsOf,
} from './language.ts';
export { readRecord, recordPath, recordText } from './record.ts';
export {
  compareLanguage,
  completeRecord,
  isOutdated,
  originalOf,
  recordOf,
  recordWith,
} from './translations.ts';
