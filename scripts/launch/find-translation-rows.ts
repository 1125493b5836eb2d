import type { Row } from './find-rows.ts';
import { wantingOf } from '../../src/content/languages/translated-texts.ts';
import type { Translation } from '../../src/content/languages/translations.ts';

/** So many words that are the same in both languages are no name and no motto any more. */
const MANY_WORDS = 7;

const isLong = (text: string) => text.split(/\s+/).length >= MANY_WORDS;

/**
 * What is still to be done before a language can be published, or was left behind after it was. A published one misleads
 * visitors, so there it is a blocker.
 */
export function findTranslationRows(translation: Translation): Row[] {
  const { code, isPublished, source, texts, record, nativeReview } = translation;
  const severity = isPublished ? 'blocker' : 'advice';
  const folder = `content/${code}`;
  const states = [...source].map(([key, text]) => {
    const own = texts.get(key);
    const wanting = wantingOf(key, source, texts, record);
    return {
      key,
      missing: wanting === 'missing',
      stale: wanting === 'stale',
      same: own !== undefined && own.text === text.text && isLong(text.text),
    };
  });
  const rows = (kind: 'missing' | 'stale' | 'same', today: string): Row[] => {
    const files = Object.groupBy(
      states.filter((state) => state[kind]),
      ({ key }) => key.split(' ')[0] ?? '',
    );
    return Object.entries(files).map(([file, found = []]) => ({
      severity,
      today,
      file: `${folder}/${file}`,
      line: texts.get(found[0]?.key ?? '')?.line ?? 1,
      field: `${found[0]?.key.split(' ').slice(1).join(' ')}${found.length > 1 ? ` and ${found.length - 1} more` : ''}`,
    }));
  };
  const review: Row = {
    severity,
    today: `Nobody who grew up with this language (${code}) has read its words here yet.`,
    file: `${folder}/language.yaml`,
    line: 1,
    field: 'nativeReview',
  };
  return [
    ...rows('missing', `Words are missing, so this language (${code}) cannot be published.`),
    ...rows(
      'stale',
      'The first language says something else by now than when this was translated.',
    ),
    ...rows('same', 'These words are the same as in the first language, not translated.'),
    ...(nativeReview ? [] : [review]),
  ];
}
