export { isAlike, isGroup, isInOrder, isSame, matchItems } from './match-items.ts';
