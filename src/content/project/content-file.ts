import type { z } from 'zod';
import type { ContentName } from '../fields/content-files.ts';
import { valueAt } from '../fields/json-schema.ts';

/** A YAML file of content/. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Its name in code, and that of its schema in content/schemas/. */
  name: string;
  /** Its path in the folder of a language, of facts in content/ itself. */
  path: string;
  schema: Schema;
  /** Its name in the editor. */
  title: string;
  /**
   * The kind of the page that shows most of it in the editor, or one of `Feature.editorOnlyPages`;
   * without it Home.
   */
  shownOn?: string;
  /** Set if it holds facts, which are the same in every language. */
  isFact?: true;
  /** Whether it may be missing, which is the same as an empty one. No language translates it. */
  isOptional?: true;
}

/** `own-page` is each page of the team's own. */
type FileWithFields = ContentName | 'own-page';

/** A field that a feature adds to a file of the core, such as `dates` to Home. */
export interface AddedField<Schema extends z.ZodType = z.ZodType> {
  /** The name of its file, or `own-page`, see {@link FileWithFields}. */
  file: string;
  path: readonly [string, ...string[]];
  /** The field beside it that it stands before, in forms and in docs; without one it is the last. */
  before?: string;
  schema: Schema;
}

/** Describes a file, with the types of its fields. */
export const defineFile = <Schema extends z.ZodType>(
  file: ContentFile<Schema>,
): ContentFile<Schema> => file;

/** Describes a field, with the type of its value. */
export const defineField = <Schema extends z.ZodType, File extends FileWithFields>(
  field: AddedField<Schema> & { file: File },
) => field;

/** The value of an added field in the checked data of its file. */
export function valueOf<Schema extends z.ZodType>(
  field: AddedField<Schema>,
  data: unknown,
): z.infer<Schema>;
export function valueOf({ path }: AddedField, data: unknown): unknown {
  return valueAt(data, path);
}

/** The path of a file from the project's root. @param code that of a language, which facts ignore */
export const fileIn = ({ path, isFact }: ContentFile, code: string): string =>
  isFact ? `content/${path}` : `content/${code}/${path}`;
