export * from './content-file.ts';
export { CONTENT_FILES, LOGO } from './content-files.ts';
export type { CustomPage } from './custom-page.ts';
export { languageCodeProblem } from './language.ts';
export type { Organisation } from './organisation.ts';
export * from './question-list.ts';
