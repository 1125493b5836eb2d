import type { TranslationGap } from '../languages/compare-file.ts';
import type { Translation } from '../languages/translations.ts';
import type { Severity } from '../schemas/field-meta.ts';
import type { Row } from './row.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const OUTDATED = 'The first language has changed since this was translated.';
const SAME = 'These words are the same as in the first language, not translated.';

/** The name of a language and its code: `French (fr)`. */
export const languageName = (code: string): string => `${names.of(code) ?? code} (${code})`;

/** A row for each file with such a gap, at its first one. */
const gapRows = (
  { project, files }: Translation,
  kind: TranslationGap,
  severity: Severity,
  today: string,
): Row[] =>
  files.flatMap(({ path, texts }) => {
    const [first, ...others] = texts.filter(({ gap }) => gap === kind);
    if (!first) return [];
    const { line = 1, ...place } = project.locate(path, first.path);
    return [{ severity, today, ...place, line, more: others.length }];
  });

/** Optional texts of the first language that another language leaves out. */
export const absentTexts = (translation: Translation): Row[] =>
  gapRows(
    translation,
    'absent',
    'advice',
    `The first language has more here; pages in ${languageName(translation.code)} are shown without it.`,
  );

/** What is still to be done in a language; where it is published, most of it is a blocker. */
export function findTranslationRows(translation: Translation): Row[] {
  const { code, files, isPublished, nativeReview } = translation;
  const severity = isPublished ? 'blocker' : 'advice';
  const outdated = files
    .filter(({ isOutdated }) => isOutdated)
    .map(({ path }): Row => ({ severity, today: OUTDATED, file: path, line: 1, path: [] }));
  const review: Row = {
    severity,
    today: `No native speaker has checked ${languageName(code)} yet.`,
    file: `content/${code}/language.yaml`,
    line: 1,
    path: ['nativeReview'],
  };
  return [
    ...gapRows(
      translation,
      'missing',
      severity,
      `Words are missing, so ${languageName(code)} cannot be published.`,
    ),
    ...absentTexts(translation),
    ...outdated,
    ...gapRows(translation, 'same', 'advice', SAME),
    ...(nativeReview ? [] : [review]),
  ];
}

/** One row for a language that nobody sees yet, in the place of all of its own. */
export function summaryRow({ code, files, nativeReview }: Translation): Row {
  const texts = files.flatMap((file) => file.texts);
  const count = (kind: TranslationGap) => texts.filter(({ gap }) => gap === kind).length;
  const open = [
    [count('missing') + count('absent'), 'to translate'],
    [count('same'), 'same as in the first language'],
  ].flatMap(([number, what]) => (number ? [`texts ${what}: ${number}`] : []));
  const outdated = files.filter(({ isOutdated }) => isOutdated).length;
  if (outdated > 0) open.push(`files whose original has changed: ${outdated}`);
  const review = nativeReview ? [] : ['not yet checked by a native speaker'];
  const rest = [...open, ...review].join('; ') || 'it is ready';
  const today = `${languageName(code)} is not published: ${rest}.`;
  return { severity: 'advice', today, file: `content/${code}`, line: 1, path: [] };
}
