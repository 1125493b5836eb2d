import { pathOf } from '../files/model.ts';

/** Files in the order in which the editor lists them, by the names it gives them. */
export const LABELS: Record<string, string> = {
  home: 'Home',
  'about-us': 'About Us',
  biography: 'Biography',
  'contact-us': 'Contact Us',
  faqs: 'Questions',
  dates: 'Dates',
  calendar: 'Words around dates',
  donate: 'Donate',
  offer: 'What We Offer',
  site: 'Header, menu and footer',
  pictures: 'Pictures',
  organisation: 'Facts and settings',
  language: 'Language',
  delivery: 'Words around messages',
  music: 'Words around music',
  accessibility: 'Accessibility statement',
};

/** A sentence that names forms where it named files. */
export const inForms = (sentence: string): string =>
  Object.entries(LABELS).reduce(
    (text, [name, label]) =>
      text.replaceAll(pathOf(name, '').replace(/^content\/+/, ''), `“${label}”`),
    sentence,
  );
