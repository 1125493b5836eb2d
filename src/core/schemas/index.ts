import { whileSample } from './field-meta.ts';
import { faqs } from './faqs.ts';
import { language } from './language.ts';
import { offer } from './offer.ts';
import { organisation } from './organisation.ts';
import { aboutUs, contactUs, donate, home } from './pages.ts';
import { pictures } from './pictures.ts';
import { site } from './site.ts';

/** The files for every language, directly in content/: facts and pictures. */
export const FACT_FILES = {
  organisation: { path: 'organisation.yaml', schema: organisation },
  pictures: { path: 'pictures.yaml', schema: pictures },
} as const;

/** The YAML files of each language folder that the four pages need: words only. */
export const WORD_FILES = {
  language: { path: 'language.yaml', schema: language },
  site: { path: 'site.yaml', schema: site },
  offer: { path: 'offer.yaml', schema: offer },
  faqs: { path: 'faqs.yaml', schema: faqs },
  home: { path: 'pages/home.yaml', schema: home },
  'about-us': { path: 'pages/about-us.yaml', schema: aboutUs },
  'contact-us': { path: 'pages/contact-us.yaml', schema: contactUs },
  donate: { path: 'pages/donate.yaml', schema: donate },
} as const;

/** Every YAML file of content/ that the four pages need; features add further files and fields. */
export const CONTENT_FILES = { ...FACT_FILES, ...WORD_FILES };

type FactName = keyof typeof FACT_FILES;
type WordName = keyof typeof WORD_FILES;
export type ContentName = FactName | WordName;

/** Path of a file from the project's root. */
export function contentPath(name: ContentName, language: string): string {
  const folder = name in FACT_FILES ? 'content' : `content/${language}`;
  return `${folder}/${CONTENT_FILES[name].path}`;
}

/** Folder of the team's own pages, in each language folder. */
export const OWN_PAGES_FOLDER = 'more';

/** Files of content/ without a schema, with their metadata for the launch check. */
export const OTHER_FILES = {
  biography: {
    path: 'biography.md',
    ...whileSample.blocker('A sample biography; only the founder knows whether it is true.'),
  },
  logo: {
    path: 'logo.svg',
    ...whileSample.advice('A sample logo in the header, the menu and the footer.'),
  },
} as const;
