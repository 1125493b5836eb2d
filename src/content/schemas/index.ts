import { whileSample } from './field-meta.ts';
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

/** What stands in content/ without a schema, and what it would say about itself if it were a field. */
export const OTHER_FILES = {
  biography: {
    path: 'biography.md',
    launch: whileSample(
      'blocker',
      'A sample biography; only the founder knows whether it is true.',
    ),
  },
  logo: {
    path: 'logo.svg',
    launch: whileSample('advice', 'A sample logo in the header, the menu and the footer.'),
  },
} as const;
