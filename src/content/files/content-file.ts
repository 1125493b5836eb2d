import type { z } from 'zod';
import type { LaunchMeta } from '../fields/field-meta.ts';
import { valueAt } from '../fields/field.ts';
import type { CustomPageData } from './custom-page.ts';

/** A YAML file of content/. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Its name in code, and that of its schema in content/schemas/. */
  name: string;
  /** Its path in a language folder, or in content/ if it holds facts. */
  path: string;
  schema: Schema;
  /** Its name in the editor. */
  title: string;
  /**
   * The page on which the editor shows most of it: a page kind, or one of
   * `Feature.editorOnlyPages`; Home by default.
   */
  shownOn?: string;
  /** Path of the page that shows its Markdown, for links to a part of the same page. */
  page?: string;
  /** Its page can hold blocks as a custom page does, in the field `more`. */
  holdsBlocks?: {
    /** The kinds that it cannot hold, because the page shows them already. */
    but: readonly string[];
    /** A note for the launch check, see `whileEmpty`. */
    note?: LaunchMeta;
  };
  /** Whether it holds facts, which are the same in every language. */
  isFact?: true;
  /** Optional: a missing file counts as empty, in any language. */
  isOptional?: true;
}

/** A field that a feature adds to a file that it does not own, such as `dates` to Home. */
export interface AddedField<Schema extends z.ZodType = z.ZodType> {
  /** The name of that file, or `own-page` for every custom page. */
  file: string;
  /** Its keys; all but the last name groups without `optional` or `default`. */
  path: readonly [string, ...string[]];
  schema: Schema;
}

/** Declares a file; infers the types of its fields. */
export const defineFile = <Schema extends z.ZodType>(
  file: ContentFile<Schema>,
): ContentFile<Schema> => file;

/** Declares a field; infers the type of its value. */
export const defineField = <Schema extends z.ZodType>(
  field: AddedField<Schema>,
): AddedField<Schema> => field;

/** A file, or a field that is added to one. */
export type Declared<Schema extends z.ZodType = z.ZodType> =
  | ContentFile<Schema>
  | AddedField<Schema>;

/**
 * The value of a file or an added field in data as checked or, in the editor, as shown. Only here
 * unknown data get the type of their schema: those as shown have it although they are not valid
 * (src/editor/store/files/shown-data.test.ts).
 */
export function checkedValue<Schema extends z.ZodType>(
  declared: { schema: Schema },
  data: unknown,
): z.infer<Schema>;
export function checkedValue(declared: object | AddedField, data: unknown): unknown {
  return 'file' in declared ? valueAt(data, declared.path) : data;
}

/** The path of a file from the project's root. @param code language code, ignored for facts */
export const fileIn = ({ path, isFact }: ContentFile, code: string): string =>
  isFact ? `content/${path}` : `content/${code}/${path}`;

interface AnyFileInfo {
  /** The name of its definition; empty for every other kind. */
  name: string;
  /** The language (BCP 47); empty for facts, which apply to every language. */
  code: string;
  /** Its path in the folder of its language. */
  inside: string;
  /** See `page` of `ContentFile`. */
  page?: string | undefined;
}

/** A custom page. */
export interface CustomPageInfo extends AnyFileInfo {
  kind: 'custom page';
  schema: z.ZodType<CustomPageData>;
}

/**
 * A definition of the model, the record of a language's translations (translations/translations.ts),
 * a file of a feature that was removed, or anything else.
 */
interface OtherFileInfo extends AnyFileInfo {
  kind: 'defined' | 'translation record' | 'removed' | 'other';
  /** The schema of a YAML file; undefined for any other file. */
  schema?: z.ZodType | undefined;
}

/** What a file of content/ is, and its language. */
export type FileInfo = CustomPageInfo | OtherFileInfo;
