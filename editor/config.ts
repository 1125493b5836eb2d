import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';
import { FILES, type FileName } from './files/content-file.ts';
import { formFields, labelOf } from './form/fields.ts';
import { joined, shapeOf } from './form/shape.ts';

/** Files in the order in which the editor lists them. */
const GROUPS: FileName[][] = [
  ['home', 'about-us', 'biography', 'contact-us', 'faqs', 'donate', 'offer', 'site'],
  ['organisation', 'delivery', 'accessibility'],
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

function fileOf(name: FileName): CollectionFile {
  return {
    name,
    label: labelOf(name.replaceAll('-', ' ')),
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
    singletons: GROUPS.flatMap((names, index) => [
      ...(index > 0 ? [{ divider: true as const }] : []),
      ...names.map(fileOf),
    ]),
  };
}
