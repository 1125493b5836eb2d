import { accessibility } from './accessibility.ts';
import { deliveryWords } from '../../contact/schemas/delivery-words.ts';
import { faqs } from './faqs.ts';
import { offer } from './offer.ts';
import { organisation } from './organisation.ts';
import { aboutUs, contactUs, donate, home } from './pages.ts';
import { site } from './site.ts';

/** Every YAML file of a language folder and the schema it must follow. */
export const CONTENT_FILES = {
  organisation: { path: 'organisation.yaml', schema: organisation },
  site: { path: 'site.yaml', schema: site },
  offer: { path: 'offer.yaml', schema: offer },
  faqs: { path: 'faqs.yaml', schema: faqs },
  home: { path: 'pages/home.yaml', schema: home },
  'about-us': { path: 'pages/about-us.yaml', schema: aboutUs },
  'contact-us': { path: 'pages/contact-us.yaml', schema: contactUs },
  donate: { path: 'pages/donate.yaml', schema: donate },
  accessibility: { path: 'pages/accessibility.yaml', schema: accessibility },
  delivery: { path: 'delivery.yaml', schema: deliveryWords },
} as const;

export type ContentName = keyof typeof CONTENT_FILES;
