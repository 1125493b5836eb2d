import { WORDS } from '../words/words.ts';

const words = WORDS.visitors;

/**
 * Whether visitors see a page or a language: what is so now, and what publishing will change.
 * @param isShown by the changes of this device
 * @param isShownNow by what is published
 */
export function whoSees(isShown: boolean, isShownNow: boolean): string {
  if (isShown) return isShownNow ? words.see : words.willSee;
  return isShownNow ? words.stillSee : words.doNotSee;
}
