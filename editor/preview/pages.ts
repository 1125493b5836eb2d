import type { PictureResolver } from '../../src/site/pictures/requests.ts';
import type { Content } from '../../src/core/content.ts';
import type { FilePlace } from '../../src/core/project/file-place.ts';
import type { PageKind } from '../../src/core/site-pages.ts';
import { AboutUs, aboutUsPictures } from '../../src/site/views/AboutUs.tsx';
import { AccessibilityStatement } from '../../src/features/accessibility/AccessibilityStatement.tsx';
import { ContactUs, contactUsPictures } from '../../src/site/views/ContactUs.tsx';
import { Donate, donatePictures } from '../../src/site/views/Donate.tsx';
import { framePictures } from '../../src/site/views/Frame.tsx';
import { Home, homePictures } from '../../src/site/views/Home.tsx';
import { OwnPage, ownPagePictures } from '../../src/features/own-pages/OwnPage.tsx';
import type { PicturesOf, View } from '../../src/site/views/view.ts';
import { resolvePictures } from '../../src/site/pictures/requests.ts';
import { versionsOf } from '../../src/core/languages/language.ts';
import { ACCESSIBILITY, SITE_PAGES } from '../../src/core/site-pages.ts';

const PAGES: Record<PageKind, { view: View<never>; pictures?: PicturesOf }> = {
  home: { view: Home, pictures: homePictures },
  about: { view: AboutUs, pictures: aboutUsPictures },
  contact: { view: ContactUs, pictures: contactUsPictures },
  donate: { view: Donate, pictures: donatePictures },
  accessibility: { view: AccessibilityStatement },
  own: { view: OwnPage, pictures: ownPagePictures },
};

/** The page that shows most of a file. */
export const PAGE_OF: Record<FilePlace['name'], PageKind> = {
  home: 'home',
  'about-us': 'about',
  biography: 'about',
  'contact-us': 'contact',
  faqs: 'contact',
  delivery: 'contact',
  music: 'home',
  donate: 'donate',
  organisation: 'donate',
  pictures: 'home',
  language: 'home',
  offer: 'home',
  site: 'home',
  accessibility: 'accessibility',
  // See `datesPage` in content-with.ts.
  dates: 'own',
  calendar: 'own',
  own: 'own',
  record: 'home',
  unknown: 'home',
};

const PATHS = { ...SITE_PAGES, accessibility: ACCESSIBILITY };

/** A page with its view, its content and its pictures. */
export async function renderInputs(page: PageKind, content: Content, resolver: PictureResolver) {
  const { view, pictures = () => ({}) } = PAGES[page];
  const requests = { ...pictures(content), ...framePictures() };
  const path = page === 'own' ? (content.own?.path ?? '') : PATHS[page];
  const versions = versionsOf(content.languages, path);
  return { view, page, versions, content, pictures: await resolvePictures(requests, resolver) };
}
