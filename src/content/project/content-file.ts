import type { z } from 'zod';
import type { ContentName } from '../fields/content-files.ts';
import { valueAt } from '../fields/json-schema.ts';

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
  /** Whether it holds facts, which are the same in every language. */
  isFact?: true;
  /** Optional: a missing file counts as empty. Only the first language has it. */
  isOptional?: true;
}

/** `own-page` means every custom page. */
type FileWithFields = ContentName | 'own-page';

/** A field that a feature adds to a file of the core, such as `dates` to Home. */
export interface AddedField<Schema extends z.ZodType = z.ZodType> {
  /** The file it is added to, or `own-page`, see {@link FileWithFields}. */
  file: string;
  path: readonly [string, ...string[]];
  /** The field it comes before in forms and docs; the end by default. */
  before?: string;
  schema: Schema;
}

/** Declares a file; infers the types of its fields. */
export const defineFile = <Schema extends z.ZodType>(
  file: ContentFile<Schema>,
): ContentFile<Schema> => file;

/** Declares a field; infers the type of its value. */
export const defineField = <Schema extends z.ZodType, File extends FileWithFields>(
  field: AddedField<Schema> & { file: File },
) => field;

/** The value of an added field in the validated data of its file. */
export function valueOf<Schema extends z.ZodType>(
  field: AddedField<Schema>,
  data: unknown,
): z.infer<Schema>;
export function valueOf({ path }: AddedField, data: unknown): unknown {
  return valueAt(data, path);
}

/** The path of a file from the project's root. @param code language code, ignored for facts */
export const fileIn = ({ path, isFact }: ContentFile, code: string): string =>
  isFact ? `content/${path}` : `content/${code}/${path}`;
