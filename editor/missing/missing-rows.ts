import type { Translation } from '../../src/content/languages/translations.ts';
import { compareFiles } from '../../src/content/languages/compare-files.ts';
import { readRecord, recordPath } from '../../src/content/languages/record.ts';
import { dateRows } from '../../src/content/launch/date-rows.ts';
import {
  fieldsIn,
  logoField,
  readParagraphs,
  type Field,
} from '../../src/content/launch/placed-fields.ts';
import { findLinkRows } from '../../src/content/launch/find-link-rows.ts';
import {
  blockersFirst,
  findRows,
  withoutMore,
  type Row,
} from '../../src/content/launch/find-rows.ts';
import { findTranslationRows, summaryRow } from '../../src/content/launch/find-translation-rows.ts';
import { privacyRows } from '../../src/content/launch/privacy-rows.ts';
import { shippedWith, type Shipped } from '../../src/content/launch/shipped.ts';
import { unlinkedRows } from '../../src/content/launch/unlinked-rows.ts';
import { CONTENT_FILES, FACT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { schemaAt } from '../../src/content/schemas/json-schema.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';
import { fieldPlace, type FieldPlace } from '../files/mistakes.ts';
import { fileKind, pathOf, placeOf } from '../files/place.ts';
import { NAMES, type TextFiles } from '../files/text-files.ts';
import { translatedFiles } from '../files/translation.ts';
import { linksOf } from '../files/project-problems.ts';
import { pathOfField } from '../form/labels.ts';
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

/** The fields of a file. */
function fieldsOfFile(texts: TextFiles, name: ContentName | 'biography', code: string): Field[] {
  const file = pathOf(name, code);
  if (name === 'biography') return readParagraphs(file, texts.get(file) ?? '');
  const { data } = texts.check(file);
  return data === undefined ? [] : fieldsIn(CONTENT_FILES[name].schema, data, file);
}

/** One row for a translation that is not published; it leads to the first file that lacks words. */
function summaryOf(translation: Translation): Row {
  const open = translation.files.find(({ texts }) => texts.some(({ gap }) => gap));
  return {
    ...summaryRow(translation),
    file: `content/${translation.code}/${open?.path ?? 'language.yaml'}`,
  };
}

/** What is still to be translated. */
export function translationRows(texts: TextFiles): Row[] {
  const published = texts.published();
  const source = translatedFiles(texts, texts.first);
  const others = texts.codes().filter((code) => code !== texts.first);
  return others.flatMap((code) => {
    const record = readRecord(texts.records.get(recordPath(code)) ?? '');
    const about = texts.shown(pathOf('language', code)) as { nativeReview?: string } | undefined;
    const translation: Translation = {
      code,
      isPublished: published.includes(code),
      files: compareFiles(source, translatedFiles(texts, code), record),
      record,
      nativeReview: about?.nativeReview,
    };
    return translation.isPublished ? findTranslationRows(translation) : [summaryOf(translation)];
  });
}

function contentRows(texts: TextFiles, shipped: Shipped, now: number): Row[] {
  const published = texts.published();
  const words = NAMES.filter((name) => !(name in FACT_FILES));
  const pages = texts.pages().filter(({ language }) => published.includes(language));
  const fields = [
    logoField(),
    ...(Object.keys(FACT_FILES) as ContentName[]).flatMap((name) => fieldsOfFile(texts, name, '')),
    ...published.flatMap((code) => words.flatMap((name) => fieldsOfFile(texts, name, code))),
    ...pages
      .filter(({ data }) => data.publish)
      .flatMap(({ data, file }) => fieldsIn(ownPage, data, file)),
  ];
  const links = linksOf(texts, published);
  return [
    ...findRows(fields, shipped),
    ...findLinkRows(links),
    ...privacyRows(fields, pages),
    ...dateRows(fields, pages, published[0] ?? '', now),
    ...unlinkedRows(fields, links, now),
  ];
}

const LOGO = 'content/images/logo.svg';

/** A row by the labels of the forms, and the field to which it leads. */
function missingOf(texts: TextFiles, row: Row): Missing {
  const { severity, today, file } = row;
  const { field, more } = withoutMore(row.field);
  const rest = { message: inForms(today), isBlocker: severity === 'blocker', more };
  if (file === LOGO) return { path: file, keyPath: '', label: 'Logo', form: 'Pictures', ...rest };
  const path = pathOfField(field);
  // The biography has one field for all paragraphs.
  if (path[0] === 'paragraph') return { ...fieldPlace(texts, file), ...rest };
  const { data } = texts.check(file);
  const { schema } = fileKind(placeOf(file));
  const isHidden = schemaAt(schema, path, data)?.format === 'hidden';
  return { ...fieldPlace(texts, file, isHidden ? field.replace(/ › [^›]*$/, '') : field), ...rest };
}

/**
 * What `npm run launch` would list for the project, without what needs a network.
 * @param translations see {@link translationRows}
 * @param samples names of the files in content/images that the site was shipped with
 * @param now in ms since 1970
 */
export function missingRows(
  texts: TextFiles,
  translations: readonly Row[],
  samples: ReadonlySet<string>,
  now = Date.now(),
): Missing[] {
  const shipped = shippedWith((file) => samples.has(file));
  const rows = blockersFirst([...contentRows(texts, shipped, now), ...translations]);
  return rows.map((row) => missingOf(texts, row));
}
