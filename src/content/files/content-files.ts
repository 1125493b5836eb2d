import { whileSample } from '../fields/field-meta.ts';
import { defineFile } from './content-file.ts';
import { language } from './language.ts';
import { offer } from './offer.ts';
import { organisation } from './organisation.ts';
import { pictureFields } from './pictures.ts';
import { site } from './site.ts';

/** The YAML files that every page shows or needs. Pages and features add further files and fields. */
export const CONTENT_FILES = {
  organisation: defineFile({
    name: 'organisation',
    path: 'organisation.yaml',
    isFact: true,
    title: 'Name, contacts and settings',
    shownOn: 'donate',
    schema: organisation,
  }),
  pictures: defineFile({
    name: 'pictures',
    path: 'pictures.yaml',
    isFact: true,
    title: 'Pictures',
    schema: pictureFields,
  }),
  language: defineFile({
    name: 'language',
    path: 'language.yaml',
    title: 'Language',
    schema: language,
  }),
  site: defineFile({
    name: 'site',
    path: 'site.yaml',
    title: 'Header, menu and footer',
    schema: site,
  }),
  offer: defineFile({
    name: 'offer',
    path: 'offer.yaml',
    title: 'What We Offer',
    schema: offer,
  }),
} as const;

/** Folder of custom pages in each language folder. */
export const CUSTOM_PAGES_FOLDER = 'more';

/** The logo, which no YAML file names, with its note for the launch check. */
export const LOGO = {
  path: 'logo.svg',
  ...whileSample.advice('Visitors see a sample logo in the header, the menu and the footer.'),
} as const;
