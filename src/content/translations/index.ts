export { compareFile, type TranslationGap } from './compare-file.ts';
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
