import { WORDS } from '../words/words.ts';
import type { SignedInAccount } from './Editor.tsx';

/**
 * Says whether visitors see a page or a language now, and after publishing. On this computer, where
 * publishing only changes files, it says so of the site there.
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
