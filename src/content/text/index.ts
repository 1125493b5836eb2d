export { absoluteAddress, withLowerScheme } from './absolute-address.ts';
export { characterProblem, withoutLineEnds, withoutMarks } from './characters.ts';
export { fill, fillAll } from './fill.ts';
export { textFingerprint } from './fingerprint.ts';
export { countryName, formatDay, formatNumber, hasOwnDigits, joinDate } from './format.ts';
export { freeId, reservedIdPattern } from './ids.ts';
export { isNetworkFrontPage, isPlaceholder } from './placeholders.ts';
export { FILE_NAME, renameProblem, storedName } from './stored-name.ts';
