import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { ADDRESS } from '../src/content/own-page-address.ts';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';
import { ownPage } from '../src/content/schemas/own-page.ts';
import { FILES, type FileName } from './files/content-file.ts';
import { OWN_FOLDER, OWN_PAGE } from './files/own-page.ts';
import { formFields, MARKDOWN } from './form/fields.ts';
import { shapeOf } from './form/shape.ts';

/** Files in the order in which the editor lists them, by the names it gives them. */
const LABELS: Record<FileName, string> = {
  home: 'Home',
  'about-us': 'About Us',
  biography: 'Biography',
  'contact-us': 'Contact Us',
  faqs: 'Questions',
  donate: 'Donate',
  offer: 'What We Offer',
  site: 'Header, menu and footer',
  pictures: 'Pictures',
  organisation: 'Facts and settings',
  language: 'Language',
  delivery: 'Words around messages',
  accessibility: 'Accessibility statement',
};

/** The name of the pages of the team's own in the CMS. */
export const OWN_COLLECTION = 'own';

/** The biography is one long text. */
const BIOGRAPHY_FIELDS = [{ name: 'body', label: 'Biography', ...MARKDOWN } as Field];

/** Pages of the team's own; a new one is at the address that its heading makes, or at the one that is typed. */
const OWN_PAGES: EntryCollection = {
  name: OWN_COLLECTION,
  label: 'Pages of your own',
  label_singular: 'Page',
  description:
    'Our Teams, a programme, a privacy notice: pages made of blocks. A page is online once it says so; a link in the header or the footer is added in “Header, menu and footer”.',
  icon: 'note_add',
  folder: OWN_FOLDER,
  extension: 'yaml',
  format: OWN_PAGE.format,
  identifier_field: 'heading',
  summary: '{{heading}}',
  slug: {
    template: '{{heading}}',
    editable: ['create'],
    pattern: [ADDRESS, 'Expected small letters a to z, digits and hyphens between them.'],
  },
  duplicate: false,
  sortable_fields: ['heading'],
  thumbnail: false,
  fields: formFields(shapeOf(ownPage)),
};

function fileOf(name: FileName, label: string): CollectionFile {
  return {
    name,
    label,
    file: FILES[name].path,
    format: FILES[name].format,
    fields:
      name === 'biography' ? BIOGRAPHY_FIELDS : formFields(shapeOf(CONTENT_FILES[name].schema)),
  };
}

/** What the editor edits, made from the schemas of the content. */
export function editorConfig(backend: CmsConfig['backend'], title: string): CmsConfig {
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
      {
        name: 'words',
        label: 'Words and facts',
        files: Object.entries(LABELS).map(([name, label]) => fileOf(name as FileName, label)),
      },
      OWN_PAGES,
    ],
  };
}
