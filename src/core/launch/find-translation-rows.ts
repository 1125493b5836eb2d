import type { ComparedText, TranslationGap } from '../languages/translation-state.ts';
import type { Translation } from '../project/translations.ts';
import { absentTexts, languageName, placeOfTexts } from '../languages/absent-texts.ts';
import type { Row } from './row.ts';

const hasGap =
  (kind: TranslationGap) =>
  ({ gap }: ComparedText) =>
    gap === kind;

/** What is still to be done in a language; where it is published, most of it is a blocker. */
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
    today: `No native speaker has checked ${languageName(code)} yet.`,
    file: `content/${code}/language.yaml`,
    line: 1,
    path: ['nativeReview'],
  };
  return [
    ...rows(`Words are missing, so ${languageName(code)} cannot be published.`, hasGap('missing')),
    ...absentTexts(translation).map(({ message, ...place }): Row => ({
      severity: 'advice',
      today: message,
      ...place,
    })),
    ...rows('The first language has changed since this was translated.', hasGap('stale')),
    ...rows('These words are the same as in the first language, not translated.', hasGap('same')),
    ...(nativeReview ? [] : [review]),
  ];
}

/** One row for a language that nobody sees yet, in the place of all of its own. */
export function summaryRow({ code, files, nativeReview }: Translation): Row {
  const texts = files.flatMap((file) => file.texts);
  const count = (what: TranslationGap) => texts.filter(hasGap(what)).length;
  const open = [
    [count('missing') + count('absent'), 'to translate'],
    [count('stale'), 'whose original has changed'],
    [count('same'), 'same as in the first language'],
  ].flatMap(([number, what]) => (number ? [`texts ${what}: ${number}`] : []));
  const review = nativeReview ? [] : ['not yet checked by a native speaker'];
  const rest = [...open, ...review].join('; ') || 'it is ready';
  return {
    severity: 'advice',
    today: `${languageName(code)} is not published: ${rest}.`,
    file: `content/${code}`,
    line: 1,
    path: [],
  };
}
