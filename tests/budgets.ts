import { content, IS_AS_SHIPPED } from './support/content.ts';

/**
 * What each page may weigh, on a phone of 360 px at 2x, in bytes as they cross the network (brotli
 * where it applies, without headers) and in counts. `npm test` fails where a page grows beyond.
 */
export interface Budget {
  /**
   * The page itself: words, critical CSS and inline scripts. A new connection carries about 14,600
   * bytes before it waits for an answer (RFC 6928).
   */
  'HTML and CSS': number;
  /**
   * Inline and loaded scripts of a visit without a tap. A slow processor takes longer to parse script
   * than the network to bring it.
   */
  'script before interaction': number;
  /** All script after every field and control of the page was used. */
  'script in all': number;
  /** One weight, the letters of English; a page that shows other letters loads further files. */
  font: number;
  /** Pictures that arrive without scrolling. */
  'pictures on load': number;
  /** Everything that arrives without scrolling. */
  'bytes on load': number;
  /** Everything that has arrived once the page was scrolled to its end. */
  'bytes read to the end': number;
  /** Each costs a round trip, or a part of one. */
  'requests on load': number;
  /** The browser computes style and layout of every node on each page. */
  'DOM nodes': number;
  /** Elements whose style is computed between the tap on the menu's button and the open menu. */
  'elements styled for the menu': number;
  /**
   * Sum of layout shifts when the typeface comes after the words are shown (Cumulative Layout Shift,
   * in thousandths).
   */
  'layout shift': number;
}

const { contact, donate } = content('organisation');
const delivers = contact.delivery !== 'none';

/** How much more photographs weigh on one page than the shipped drawings. */
const PHOTOGRAPHS = /\.(jpe?g|png|webp|avif)"/.test(JSON.stringify(content('pictures')))
  ? 52_000
  : 0;

/**
 * HTML and CSS where settings bring words, script and style of their own, and of the team's own
 * pages: 700 bytes more than as shipped, as ever. The first flight of a connection carries about
 * 14,600; the rest is for headers and the handshake (RFC 6928).
 */
export const FILLED_IN = 11_400;
/** Donate with every way to give: what its cards open, their woven signs, and what a sum does. */
export const WITH_ACCOUNTS = 12_700;
/** What the words for five languages, four more links and who publishes add to every page of the example. */
export const FIVE_LANGUAGES = 760;
/**
 * Home and Donate of the example, where visitors also find numbers and what people say, and its
 * pages with dates and with music: Home has 14,848 bytes, some 250 more than a first flight carries.
 * Over a team's own words, where the example has none, a little more.
 */
export const WITH_EVERYTHING = IS_AS_SHIPPED ? 14_900 : 15_400;
/** Words in other languages are longer than in English; Home has numbers and quotations in each. */
export const IN_OTHER_LANGUAGES = 16_000;

const EVERY_PAGE = {
  'HTML and CSS': delivers || !IS_AS_SHIPPED ? FILLED_IN : 10_900,
  'script before interaction': 2_000,
  'script in all': 2_000,
  // One flight of its own connection, with its headers.
  font: 14_100,
  'pictures on load': 4_000 + PHOTOGRAPHS,
  'bytes on load': 30_000 + PHOTOGRAPHS,
  'bytes read to the end': 30_000 + PHOTOGRAPHS,
  'requests on load': 10,
  'DOM nodes': 450,
  'elements styled for the menu': 100,
  'layout shift': 0,
};

/**
 * Contact Us with a form that checks, keeps and delivers messages: its page has the sentences of the
 * form's script.
 */
export const DELIVERING = {
  ...EVERY_PAGE,
  'HTML and CSS': FILLED_IN + 300,
  'script before interaction': 5_200,
  'script in all': 5_200,
  'bytes on load': 34_500 + PHOTOGRAPHS,
  'bytes read to the end': 34_500 + PHOTOGRAPHS,
};

/** Budgets by the page's name in tests/support/pages.ts. */
export const BUDGETS = {
  home: EVERY_PAGE,
  'about-us': EVERY_PAGE,
  'contact-us': delivers ? DELIVERING : EVERY_PAGE,
  donate: {
    ...EVERY_PAGE,
    'HTML and CSS': donate.bank.length > 0 ? WITH_ACCOUNTS : EVERY_PAGE['HTML and CSS'],
    'pictures on load': 3_000,
    'bytes on load': 28_000,
    'bytes read to the end': 28_000,
  },
} satisfies Record<string, Budget>;
