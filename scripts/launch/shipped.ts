import type { Severity } from './row.ts';

/**
 * Everything the site is shipped with and that someone must decide about, in one place.
 * To watch a new setting add one line to SETTINGS. Pictures and texts are known by their hash, see shipped-hashes.json.
 */

/** A field of organisation.yaml and the value it is shipped with. */
export interface ShippedSetting {
  /** The field, its parts joined by dots. */
  field: string;
  /** The value; `undefined` for a field that is left out. Any address on example.org counts as shipped, too (RFC 2606). */
  shipped: unknown;
  /** What a visitor sees as long as the field has this value. */
  today: string;
  severity: Severity;
  /** Another field that makes this one less pressing once it is filled in: one way to give is enough to start. */
  adviceOnceFilled?: string;
}

export const SETTINGS: readonly ShippedSetting[] = [
  {
    field: 'siteAddress',
    shipped: 'https://example.org',
    today: 'Search engines and shared links are sent to example.org, which is nobody’s site.',
    severity: 'blocker',
  },
  {
    field: 'supportEmail',
    shipped: 'support@example.org',
    today: 'Contact Us shows an e-mail address that nobody reads.',
    severity: 'blocker',
  },
  {
    field: 'addresses.signUpForm',
    shipped: 'https://example.org/join',
    today: 'Every Join Community button opens a page of example.org instead of your form.',
    severity: 'blocker',
  },
  {
    field: 'contact.delivery',
    shipped: 'none',
    today: 'Submitting the contact form sends nothing; no message reaches you.',
    severity: 'blocker',
  },
  {
    field: 'donate.card',
    shipped: [],
    today: 'The Donate button does nothing.',
    severity: 'blocker',
    adviceOnceFilled: 'donate.bank',
  },
  {
    field: 'donate.bank',
    shipped: [],
    today: 'The Make Transfer button does nothing.',
    severity: 'blocker',
    adviceOnceFilled: 'donate.card',
  },
  {
    field: 'offerLinks.techTraining',
    shipped: undefined,
    today: 'The button of Tech Training does nothing.',
    severity: 'blocker',
  },
  {
    field: 'offerLinks.businessEducation',
    shipped: undefined,
    today: 'The button of Business Education does nothing.',
    severity: 'blocker',
  },
  {
    field: 'offerLinks.leadershipDevelopment',
    shipped: undefined,
    today: 'The button of Leadership Development does nothing.',
    severity: 'blocker',
  },
  {
    field: 'offerLinks.communitySupport',
    shipped: undefined,
    today: 'The button of Community Support does nothing.',
    severity: 'blocker',
  },
  {
    field: 'founder.name',
    shipped: undefined,
    today: 'The vision section says “Our founder” and the biography names nobody.',
    severity: 'advice',
  },
  {
    field: 'addresses.facebook',
    shipped: 'https://www.facebook.com/',
    today: 'The Facebook link opens Facebook’s own front page.',
    severity: 'advice',
  },
  {
    field: 'addresses.instagram',
    shipped: 'https://www.instagram.com/',
    today: 'The Instagram link opens Instagram’s own front page.',
    severity: 'advice',
  },
  {
    field: 'addresses.youtube',
    shipped: 'https://www.youtube.com/',
    today: 'The YouTube link opens YouTube’s own front page.',
    severity: 'advice',
  },
  {
    field: 'addresses.telegram',
    shipped: 'https://telegram.org/',
    today: 'The Telegram link opens Telegram’s own front page.',
    severity: 'advice',
  },
  {
    field: 'footerLinks.ourTeams',
    shipped: undefined,
    today: '“Our Teams” in the footer leads nowhere.',
    severity: 'advice',
  },
  {
    field: 'footerLinks.ourPartners',
    shipped: undefined,
    today: '“Our Partners” in the footer leads nowhere.',
    severity: 'advice',
  },
  {
    field: 'footerLinks.support',
    shipped: undefined,
    today: '“Support” in the footer leads nowhere.',
    severity: 'advice',
  },
  {
    field: 'footerLinks.faqs',
    shipped: undefined,
    today: '“FAQ’s” in the footer leads nowhere.',
    severity: 'advice',
  },
  {
    field: 'security',
    shipped: undefined,
    today: 'Whoever finds a weakness of the site is not told whom to write to (security.txt).',
    severity: 'advice',
  },
];

/** Texts written as samples. `*` stands for every item; the row stays until none of the texts is as shipped. */
export const TEXTS = [
  {
    file: 'biography',
    field: '',
    today: 'A sample biography; only the founder knows whether it is true.',
    severity: 'blocker',
  },
  {
    file: 'home',
    field: 'vision.text',
    today: 'A sample sentence gives the founder’s reason for starting the community.',
    severity: 'advice',
  },
  {
    file: 'offer',
    field: 'offers.*.text',
    today: 'Sample descriptions of the programmes; what they promise is to be confirmed.',
    severity: 'advice',
  },
  {
    file: 'donate',
    field: 'hero.lead',
    today: 'A sample sentence says what donations are spent on.',
    severity: 'advice',
  },
] as const satisfies readonly { file: string; field: string; today: string; severity: Severity }[];

/** The questions that came with the specification; they describe another platform. */
export const QUESTIONS = 'questions.*.answer';

/** Pictures that show something which is not so; every other sample picture is only a stand-in. */
export const PICTURES: readonly { file: string; field: string; today: string }[] = [
  {
    file: 'organisation',
    field: 'founder.signature.file',
    today: 'An invented signature stands for the founder’s own.',
  },
  {
    file: 'home',
    field: 'vision.portrait.file',
    today: 'A drawing of an invented person stands for the founder (vision section).',
  },
  {
    file: 'about-us',
    field: 'biography.portrait.file',
    today: 'A picture of an invented person stands for the founder (biography).',
  },
];

/** Spellings of the specification, kept to the letter until someone confirms or corrects them. */
export const SPELLINGS: readonly { found: RegExp; usual: string }[] = [
  { found: /\bConatct Us\b/, usual: 'Contact Us' },
  { found: /\brevolutionarizing\b/, usual: 'revolutionizing' },
  { found: /\bTop most\b/, usual: 'topmost' },
  { found: /\bFAQ['’]s\b/, usual: 'FAQs' },
  { found: /\bafrica\b/, usual: 'Africa' },
  { found: /\bFounders Bio\b/, usual: 'Founder’s Bio' },
];
