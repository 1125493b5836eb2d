import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';
import { FILES, type FileName } from './files/content-file.ts';
import { formFields } from './form/fields.ts';
import { joined, shapeOf } from './form/shape.ts';

/** Files in the order in which the editor lists them, by the names it gives them. */
const GROUPS: Partial<Record<FileName, string>>[] = [
  {
    home: 'Home',
    'about-us': 'About Us',
    biography: 'Biography',
    'contact-us': 'Contact Us',
    faqs: 'Questions',
    donate: 'Donate',
  },
  { offer: 'What We Offer', site: 'Header, menu and footer', pictures: 'Pictures' },
  {
    organisation: 'Facts and settings',
    language: 'Language',
    delivery: 'Words around messages',
    accessibility: 'Accessibility statement',
  },
];

/** The biography is one long text; the buttons are for what its page has a look for. */
const BIOGRAPHY_FIELDS = [
  {
    name: 'body',
    label: 'Biography',
    widget: 'richtext',
    buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list'],
    editor_components: [],
  } as Field,
];

function fileOf(name: FileName, label: string): CollectionFile {
  return {
    name,
    label,
    file: FILES[name].path,
    format: FILES[name].format,
    fields:
      name === 'biography'
        ? BIOGRAPHY_FIELDS
        : formFields(joined(shapeOf(CONTENT_FILES[name].schema))),
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
    singletons: GROUPS.flatMap((labels, index) => [
      ...(index > 0 ? [{ divider: true as const }] : []),
      ...Object.entries(labels).map(([name, label]) => fileOf(name as FileName, label)),
    ]),
  };
}
