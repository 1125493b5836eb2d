import { WORDS } from '../words/words.ts';
import type { SignedInAccount } from './Editor.tsx';

/**
 * Whether visitors see a page or a language: what is so now, and what publishing will change. On this
 * computer, where publishing only changes files, it speaks of the site there.
 * @param isShown by the changes of this device
 * @param isShownNow by what is published
 */
export function visibilitySentence(
  account: SignedInAccount | undefined,
  isShown: boolean,
  isShownNow: boolean,
): string {
  const words = account ? WORDS.visitors : WORDS.onThisComputer;
  if (isShown) return isShownNow ? words.see : words.willSee;
  return isShownNow ? words.stillSee : words.doNotSee;
}
