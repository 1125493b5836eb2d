import { z } from 'zod';
import type { AnyBlock } from '../fields/block.ts';
import {
  type AddedField,
  checkedValue,
  type ContentFile,
  type FileInfo,
  fileIn,
} from '../files/content-file.ts';
import { CONTENT_FILES, CUSTOM_PAGES_FOLDER } from '../files/content-files.ts';
import {
  anyBlockSchema,
  customPageSchema,
  moreBlocks,
  type CustomPageData,
} from '../files/custom-page.ts';
import type { BlockKind, FirstData } from './block-kind.ts';
import type { PreparedBlock, RenderedSection } from './prepared-page.ts';
import { isOfRemovedFeature, removedBlocks, removedFields } from './removed-features.ts';

/** The field with the blocks of one of the four pages. */
export const MORE = 'more';

/** Folders of content/ that are not languages, with the kind of their files. */
export const OTHER_FOLDERS: Record<string, 'translation record' | 'other'> = {
  translations: 'translation record',
  images: 'other',
  music: 'other',
  schemas: 'other',
};

/**
 * A copy of an object schema with one more field and the same metadata.
 * @throws Error if the path of the field leads through something that is not a required group
 */
function withField(object: z.ZodObject, { path, ...field }: AddedField): z.ZodObject {
  const [key, next, ...more] = path;
  let { schema } = field;
  if (next !== undefined) {
    const group: unknown = object.shape[key];
    if (!(group instanceof z.ZodObject))
      throw new Error(
        `${field.file}: "${key}" is not a required group, so "${next}" cannot be added to it.`,
      );
    schema = withField(group, { ...field, path: [next, ...more] });
  }
  return object.extend({ [key]: schema }).meta(object.meta() ?? {});
}

/**
 * A file with fields that features add to it.
 * @throws Error if the file is not a group, or `withField` throws
 */
function withFields(file: ContentFile, fields: readonly AddedField[]): ContentFile {
  if (fields.length === 0) return file;
  if (!(file.schema instanceof z.ZodObject))
    throw new Error(`${file.path} is not a group of fields, so no field can be added to it.`);
  return { ...file, schema: fields.reduce<z.ZodObject>(withField, file.schema) };
}

/** What a page or a feature adds to content/. */
export interface ModelPart {
  /** The name of its folder. */
  name: string;
  files?: readonly ContentFile[];
  fields?: readonly AddedField[];
  /** Whether it renders custom pages, from the blocks of all features. */
  showsCustomPages?: true;
  blocks?: readonly BlockKind[];
}

/** What content/ may contain: the files and fields of the core, of pages and of features. */
export class Model<Part extends ModelPart = ModelPart> {
  /** The four pages first, then what can be switched on. */
  readonly features: readonly Part[];
  /** Every YAML file by name, with all its fields, also of removed features (removed-features.ts). */
  readonly files: ReadonlyMap<string, ContentFile>;
  readonly kinds: readonly BlockKind[];
  readonly block: z.ZodType<AnyBlock>;
  readonly customPage: z.ZodType<CustomPageData>;
  /** Fields of removed features. */
  readonly removedFields: readonly AddedField[];
  /** The files that apply to every language. */
  readonly facts: readonly ContentFile[];
  /** The files that each language has. */
  readonly words: readonly ContentFile[];
  /**
   * The paths of the files to translate: all of `words` except the file about the language itself.
   */
  readonly translatedPaths: readonly string[];
  readonly #byPath: ReadonlyMap<string, ContentFile>;
  readonly #hasCustomPages: boolean;
  /** The fields with the blocks of the four pages. */
  readonly #more: readonly AddedField<ReturnType<typeof moreBlocks>>[];

  constructor(features: readonly Part[]) {
    this.features = features;
    const added = features.flatMap(({ fields = [] }) => fields);
    this.removedFields = removedFields(added);
    this.kinds = features.flatMap(({ blocks = [] }) => blocks);
    const allKinds = [...this.kinds, ...removedBlocks(this.kinds)];
    const declared = [CONTENT_FILES, ...features.map(({ files = [] }) => files)].flatMap(
      (files): readonly ContentFile[] => Object.values(files),
    );
    this.#more = declared.flatMap(({ name, holdsBlocks }) => {
      if (!holdsBlocks) return [];
      const kinds = allKinds.filter((kind) => !holdsBlocks.but.includes(kind.name));
      return [{ file: name, path: [MORE], schema: moreBlocks(kinds, holdsBlocks.note) }];
    });
    const fieldsOf = (name: string) =>
      [...added, ...this.removedFields, ...this.#more].filter(({ file }) => file === name);
    const files = declared.map((file) => withFields(file, fieldsOf(file.name)));
    this.files = new Map(files.map((file) => [file.name, file]));
    this.#byPath = new Map(files.map((file) => [file.path, file]));
    this.block = anyBlockSchema(allKinds);
    const { shape } = fieldsOf('own-page').reduce<z.ZodObject>(withField, z.strictObject({}));
    this.customPage = customPageSchema(this.kinds, this.block, shape);
    this.#hasCustomPages = features.some(({ showsCustomPages }) => showsCustomPages);
    this.facts = files.filter(({ isFact }) => isFact);
    this.words = files.filter(({ isFact }) => !isFact);
    this.translatedPaths = this.words
      .filter(({ name }) => name !== 'language')
      .map(({ path }) => path);
  }

  /** What a file is, from its path within the project. */
  fileInfoOf(path: string): FileInfo {
    const [, code = '', inside = ''] = /^content\/([^/]+)\/(.*)$/.exec(path) ?? [];
    const kind = OTHER_FOLDERS[code];
    if (kind) return { kind, name: '', code: '', inside: '' };
    if (inside.startsWith(`${CUSTOM_PAGES_FOLDER}/`))
      return this.#hasCustomPages
        ? { kind: 'custom page', name: '', code, inside, schema: this.customPage }
        : { kind: 'removed', name: '', code, inside };
    const { isFact, name, schema, page } =
      this.#byPath.get(inside || path.replace(/^content\//, '')) ?? {};
    if (name && !isFact === (code !== ''))
      return { kind: 'defined', name, code, inside, schema, page };
    return { kind: isOfRemovedFeature(inside) ? 'removed' : 'other', name: '', code, inside };
  }

  /** A YAML file by its name. @throws Error if there is no such file */
  file(name: string): ContentFile {
    const file = this.files.get(name);
    if (!file) throw new Error(`content/ has no file called ${name}.`);
    return file;
  }

  /** The path of a file from the project's root. @param code the language, ignored for facts */
  pathOf(name: string, code: string): string {
    return fileIn(this.file(name), code);
  }

  /** The blocks in the checked data of one of the four pages. */
  moreBlocksIn(name: string, data: unknown): readonly AnyBlock[] {
    const field = this.#more.find(({ file }) => file === name);
    return (field && checkedValue(field, data)) ?? [];
  }

  /** The page on which the editor shows most of a file, as routes name it. */
  pageOf({ kind, name }: Pick<FileInfo, 'kind' | 'name'>): string {
    return kind === 'custom page' ? 'own' : (this.files.get(name)?.shownOn ?? 'home');
  }

  /** The kind of a block; undefined if its feature was removed. */
  blockKindOf({ block }: AnyBlock): BlockKind | undefined {
    return this.kinds.find(({ name }) => name === block);
  }

  /**
   * The blocks of a page as their views take them.
   * @param render renders a text; its headings must not take an id of a question, a date or music
   */
  preparedBlocks(
    blocks: readonly AnyBlock[],
    first: FirstData,
    render: (markdown: string, ids: Set<string>) => RenderedSection[],
  ): PreparedBlock[] {
    const withKinds = blocks.map((block) => [block, this.blockKindOf(block)] as const);
    const ids = new Set(
      withKinds.flatMap(([block, kind]) => kind?.idsOf?.(block, first) ?? []).map(({ id }) => id),
    );
    return withKinds.map(([block, kind]) => {
      const markdown = kind?.markdownOf?.(block);
      return { ...block, html: markdown === undefined ? [] : render(markdown, ids) };
    });
  }
}
