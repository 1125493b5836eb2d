import type { ComparedText } from '../../src/content/languages/compare-file.ts';
import type { Translation } from '../../src/content/languages/translations.ts';
import { absentTexts, nameOf, placeOfTexts } from '../../src/content/languages/untranslated.ts';
import type { Row } from './find-rows.ts';

/** Names in braces and addresses, which no language translates. */
const NO_WORDS = /\{[^}]*\}|https?:\S+|\S+@\S+/g;

/** Whether a text is still the one of the first language. A single word may well be the same: `Message` is French, too. */
function isSame({ source, own, isName }: ComparedText): boolean {
  const words = source.replace(NO_WORDS, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return own === source && !isName && words.length > 1;
}

/**
 * What is still to be done in a language, or was left behind after it was published. What misleads visitors of a published
 * one is a blocker.
 */
export function findTranslationRows(translation: Translation): Row[] {
  const { code, isPublished, files, nativeReview } = translation;
  const severity = isPublished ? 'blocker' : 'advice';
  const rows = (today: string, isMeant: (text: ComparedText) => boolean): Row[] =>
    files.flatMap((file) => {
      const place = placeOfTexts(code, file, isMeant);
      return place ? [{ severity, today, ...place }] : [];
    });
  const review: Row = {
    severity,
    today: `Nobody who grew up with ${nameOf(code)} has read its words here yet.`,
    file: `content/${code}/language.yaml`,
    line: 1,
    field: 'nativeReview',
  };
  return [
    ...rows(
      `Words are missing, so ${nameOf(code)} cannot be published.`,
      ({ wanting }) => wanting === 'missing',
    ),
    ...absentTexts(translation).map(({ message, ...place }): Row => ({
      severity: 'advice',
      today: message,
      ...place,
    })),
    ...rows(
      'The first language says something else by now than when this was translated.',
      ({ wanting }) => wanting === 'stale',
    ),
    ...rows('These words are the same as in the first language, not translated.', isSame),
    ...(nativeReview ? [] : [review]),
  ];
}

/** One row for a language that nobody sees yet, in the place of all of its own. */
export function summaryRow({ code, files, nativeReview }: Translation): Row {
  const texts = files.flatMap((file) => file.texts);
  const count = (isMeant: (text: ComparedText) => boolean) => texts.filter(isMeant).length;
  const open = [
    [count(({ wanting }) => wanting === 'missing' || wanting === 'absent'), 'to translate'],
    [count(({ wanting }) => wanting === 'stale'), 'whose original has changed since'],
    [count(isSame), 'as in the first language'],
  ].flatMap(([number, what]) => (number ? [`texts ${what}: ${number}`] : []));
  const review = nativeReview ? [] : ['read by nobody who grew up with it'];
  const rest = [...open, ...review].join('; ') || 'it is ready';
  return {
    severity: 'advice',
    today: `${nameOf(code)} is not published: ${rest}. Everything: npm run launch -- --languages.`,
    file: `content/${code}`,
    line: 1,
    field: '',
  };
}
