import type { CmsConfig, CollectionFile, EntryCollection, FileCollection } from '@sveltia/cms';
import { ADDRESS } from '../src/core/own-pages/file-name.ts';
import { FACT_FILES } from '../src/core/schemas/index.ts';
import { jsonSchema } from '../src/core/schemas/json-schema.ts';
import { recordPath } from '../src/core/languages/record.ts';
import { fileKind } from './files/content-file.ts';
import { OWN_PAGE, pathOf, placeOf } from './files/model.ts';
import { ownFolder } from '../src/core/project/file-place.ts';
import { LABELS } from './form/names.ts';
import { formFields, type FormLanguage } from './form/fields.ts';
import { nameIn, type EditedLanguage } from './languages.ts';

/** Names of collections in the CMS; those of another language bear its code, see `nameIn`. */
const SITE_TEXTS = 'words';
export const OWN_PAGES = 'own';

/** Formats of files in the CMS, by their endings; it needs the second half of Markdown's. */
export const FORMATS = { yaml: 'content', md: 'content-frontmatter', json: 'record' } as const;

/** Pages of the team's own. The address of a new one is made of its heading, or typed. */
function ownPages(
  { code, ownName }: EditedLanguage,
  languages: readonly EditedLanguage[],
): EntryCollection {
  const [{ code: first } = { code }] = languages;
  const isFirst = code === first;
  return {
    name: nameIn(OWN_PAGES, code, first),
    label: isFirst ? 'Pages of your own' : `Pages: ${ownName}`,
    label_singular: 'Page',
    description:
      'Our Teams, a programme, a privacy notice: pages made of blocks. A page is a draft until you publish it; a link in the header or the footer is added in “Header, menu and footer”.',
    icon: 'note_add',
    folder: ownFolder(code),
    extension: 'yaml',
    format: FORMATS.yaml,
    identifier_field: 'heading',
    summary: "{{publish | ternary('', 'Draft: ')}}{{heading}}",
    slug: {
      template: '{{heading}}',
      editable: ['create'],
      pattern: [ADDRESS, 'Expected small letters a to z, digits and hyphens between them.'],
    },
    duplicate: false,
    sortable_fields: ['heading'],
    thumbnail: false,
    // A page of the first language translates none.
    fields: formFields(
      jsonSchema(OWN_PAGE),
      { code, languages },
      isFirst ? 'translates' : undefined,
    ),
  };
}

function fileOf(name: string, form: FormLanguage, first: string): CollectionFile {
  const { code } = form;
  return {
    name: nameIn(name, code, first),
    label: LABELS[name],
    file: pathOf(name, code),
    format: name === 'biography' ? FORMATS.md : FORMATS.yaml,
    fields: formFields(fileKind(placeOf(pathOf(name, code))).schema, form),
  };
}

/** The files of a language; facts stand with the first one's. */
export const filesOf = (code: string, first: string) =>
  Object.keys(LABELS).filter((name) => code === first || !(name in FACT_FILES));

function words(
  { code, ownName }: EditedLanguage,
  languages: readonly EditedLanguage[],
): FileCollection {
  const [{ code: first } = { code }] = languages;
  const form = { code, languages, isUnfinished: code !== first };
  return {
    name: nameIn(SITE_TEXTS, code, first),
    label: code === first ? 'Words and facts' : ownName,
    ...(code === first ? {} : { icon: 'translate' }),
    files: filesOf(code, first).map((name) => fileOf(name, form, first)),
  };
}

/** What each translation was translated from; nobody edits that by hand. */
function records(codes: readonly string[]): FileCollection {
  return {
    name: 'translations',
    label: 'Translations',
    hide: true,
    files: codes.map((code) => ({
      name: code,
      file: recordPath(code),
      format: FORMATS.json,
      fields: [{ name: 'record', widget: 'hidden' }],
    })),
  };
}

/** The address of the form of a file in the editor; the other way round it is {@link openPath}. */
export function formAddress(path: string, first: string): string {
  if (path.startsWith('content/images/')) return `#/assets/${path}`;
  const { name, code, inside } = placeOf(path);
  const inLanguage = (what: string) => nameIn(what, code || first, first);
  if (name !== 'own') return `#/collections/${inLanguage(SITE_TEXTS)}/entries/${inLanguage(name)}`;
  const slug = inside.replace(/^.*\/|\.yaml$/g, '');
  return `#/collections/${inLanguage(OWN_PAGES)}/${slug ? `entries/${slug}` : 'new'}`;
}

/** The path of the file of which the form is open, by the address of the form in the editor. */
export function openPath(hash: string, languages: readonly EditedLanguage[]): string | undefined {
  const [address] = decodeURI(hash).split('?');
  const [slug] = /[^/]*$/.exec(address ?? '') ?? [];
  const [{ code: first } = { code: '' }] = languages;
  const paths = languages.flatMap(({ code }) => [
    ...filesOf(code, first).map((name) => pathOf(name, code)),
    ...['', `${slug}.yaml`].map((file) => `${ownFolder(code)}/${file}`),
  ]);
  return paths.find((path) => formAddress(path, first) === address);
}

/**
 * The folder of the pages of the team's own that are listed, by the address of the list in the
 * editor.
 */
export function listedFolder(hash: string, languages: readonly EditedLanguage[]) {
  const [{ code: first } = { code: '' }] = languages;
  const listed = languages.find(
    ({ code }) => hash === `#/collections/${nameIn(OWN_PAGES, code, first)}`,
  );
  return listed && ownFolder(listed.code);
}

/**
 * What the editor edits, made from the schemas of the content.
 * @param languages every language of content/, the one that is translated from first
 */
export function editorConfig(
  backend: CmsConfig['backend'],
  title: string,
  languages: readonly EditedLanguage[],
): CmsConfig {
  const [, ...others] = languages;
  return {
    load_config_file: false,
    backend,
    app_title: title,
    logo: { src: '/favicon.svg' },
    media_folder: 'content/images',
    // Pictures of other people come from other hosts.
    media_libraries: { stock_assets: false },
    // Addresses in letters that every keyboard has.
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: [
      ...languages.flatMap((language) => [
        words(language, languages),
        ownPages(language, languages),
      ]),
      ...(others.length > 0 ? [records(others.map(({ code }) => code))] : []),
    ],
  };
}
