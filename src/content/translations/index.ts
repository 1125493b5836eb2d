export { compareWithOriginal, type TranslationGap } from './compare-file.ts';
export * from './translations.ts';
