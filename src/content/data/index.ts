export { isAlike, isGroup, isRising, isSame, matchItems } from './match-items.ts';
