export { isAlike, isInOrder, isSame, matchItems } from './match-items.ts';
export { hasNoText, isEmpty, isGroup } from './values.ts';
