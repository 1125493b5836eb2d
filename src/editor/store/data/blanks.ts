import { BLANK } from '#content/text';

/** The range of the blank, such as `[[name]]`, around an offset in a text. */
export function blankAt(text: string, at: number): [from: number, to: number] | undefined {
  for (const { 0: blank, index } of text.matchAll(BLANK))
    if (at > index && at < index + blank.length) return [index, index + blank.length];
  return undefined;
}
