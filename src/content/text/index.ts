export * from './absolute-address.ts';
export * from './blanks.ts';
export { characterProblem, withoutLineEnds, withoutMarks } from './characters.ts';
export { fill, fillAll } from './fill.ts';
export * from './fingerprint.ts';
export * from './format.ts';
export { uniqueId, reservedIdPattern } from './ids.ts';
export { isNetworkFrontPage, isPlaceholder } from './placeholders.ts';
export { FILE_NAME, renameProblem, storedName } from './stored-name.ts';
