import { parseDocument } from 'yaml';
import { isWords } from '#content/fields/field.ts';
import { placedFields } from './located-fields.ts';

/** What is no word in a text: variables and addresses. */
const NO_WORDS = /(\{.*?\}|\]\(.*?\)|<.*?>|\S*[@/]\S*)/;
const VOWELS = 'aeiou';

/** Other words of the same length, such as “Humi” for “Home”. */
export const otherWords = (text: string): string =>
  text
    .split(NO_WORDS)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[aeiou]/g, (letter) => VOWELS[(VOWELS.indexOf(letter) + 1) % 5] ?? ''),
    )
    .join('');

/** A file of content/ with another text in each field of words. @param path from the root */
export function withEachText(path: string, text: string, change: (text: string) => string): string {
  const document = parseDocument(text);
  for (const { path: keys, value, field } of placedFields(path, text))
    if (isWords(field) && typeof value === 'string') document.setIn(keys, change(value));
  return document.toString({ lineWidth: 0 });
}
