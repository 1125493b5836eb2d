import { defineFile } from '../project/content-file.ts';
import { faqs } from './faqs.ts';
import { whileSample } from './field-meta.ts';
import { language } from './language.ts';
import { offer } from './offer.ts';
import { organisation } from './organisation.ts';
import { aboutUsPage, contactUsPage, donatePage, homePage } from './pages.ts';
import { pictureFields } from './pictures.ts';
import { site } from './site.ts';

/** Every YAML file of content/ that the four pages need; features add further files and fields. */
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
  faqs: defineFile({
    name: 'faqs',
    path: 'faqs.yaml',
    title: 'Questions',
    shownOn: 'contact',
    schema: faqs,
  }),
  home: defineFile({ name: 'home', path: 'pages/home.yaml', title: 'Home', schema: homePage }),
  'about-us': defineFile({
    name: 'about-us',
    path: 'pages/about-us.yaml',
    title: 'About Us',
    shownOn: 'about',
    schema: aboutUsPage,
  }),
  'contact-us': defineFile({
    name: 'contact-us',
    path: 'pages/contact-us.yaml',
    title: 'Contact Us',
    shownOn: 'contact',
    schema: contactUsPage,
  }),
  donate: defineFile({
    name: 'donate',
    path: 'pages/donate.yaml',
    title: 'Donate',
    shownOn: 'donate',
    schema: donatePage,
  }),
} as const;

export type ContentName = keyof typeof CONTENT_FILES;

/** Folder of custom pages in each language folder. */
export const CUSTOM_PAGES_FOLDER = 'more';

/** The logo, which no YAML file names, with its note for the launch check. */
export const LOGO = {
  path: 'logo.svg',
  ...whileSample.advice('Visitors see a sample logo in the header, the menu and the footer.'),
} as const;
