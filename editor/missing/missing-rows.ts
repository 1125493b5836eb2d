import type { Translation } from '../../src/core/languages/translations.ts';
import type { Row } from '../../src/core/launch/row.ts';
import { summaryRow } from '../../src/core/launch/find-translation-rows.ts';
import { launchRows, translationRows } from '../../src/core/launch/launch-rows.ts';
import { fieldPlace, type FieldPlace } from '../files/mistakes.ts';
import type { TextFiles } from '../files/text-files.ts';
import { inForms } from '../form/names.ts';

/** Something that is still to be decided before the site goes live. */
export interface Missing extends FieldPlace {
  /** What visitors see until then, as a sentence. */
  message: string;
  /** Whether it misleads visitors, or loses messages or donations. */
  isBlocker: boolean;
  /** How many other fields of the same form it is about. */
  more: number;
}

/** One row for a translation that is not published; it leads to the first file that lacks words. */
function summaryOf(translation: Translation): Row {
  const open = translation.files.find(
    ({ texts, isOutdated }) => isOutdated || texts.some(({ gap }) => gap),
  );
  const file = open?.path ?? `content/${translation.code}/language.yaml`;
  return { ...summaryRow(translation), file };
}

/** What is still to be translated. */
export const toTranslate = (texts: TextFiles): Row[] =>
  translationRows(texts.project, (translation) => [summaryOf(translation)]);

const LOGO = 'content/images/logo.svg';

/** A row by the labels of the forms, and the field to which it leads. */
function missingOf(texts: TextFiles, row: Row): Missing {
  const { severity, today, file, path, more = 0 } = row;
  const rest = { message: inForms(today), isBlocker: severity === 'blocker', more };
  if (file === LOGO) return { path: file, keyPath: '', label: 'Logo', form: 'Pictures', ...rest };
  // The biography has one field for all paragraphs.
  if (path[0] === 'paragraph') return { ...fieldPlace(texts, file), ...rest };
  const isHidden = texts.schema(file, path)?.format === 'hidden';
  return { ...fieldPlace(texts, file, isHidden ? path.slice(0, -1) : path), ...rest };
}

/**
 * What `npm run launch` would list for the project, without what needs a network.
 * @param translations see {@link toTranslate}
 * @param samples names of the files in content/images that the site was shipped with
 * @param now in ms since 1970
 */
export const missingRows = (
  texts: TextFiles,
  translations: readonly Row[],
  samples: ReadonlySet<string>,
  now = Date.now(),
): Missing[] =>
  launchRows(texts.project, samples, translations, now).map((row) => missingOf(texts, row));
