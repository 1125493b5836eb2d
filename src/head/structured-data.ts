import type {
  Article,
  BreadcrumbList,
  DonateAction,
  Event,
  FAQPage,
  Graph,
  MusicRecording,
  NGO,
  WebSite,
} from 'schema-dts';
import type { Content } from '../content/content.ts';
import type { Faqs } from '../content/schemas/faqs.ts';
import type { Organisation } from '../content/schemas/organisation.ts';
import { pathIn } from '../content/languages/language.ts';
import { addressOf, isFrontPage, isPlaceholder } from '../content/text/placeholders.ts';

export interface PageFacts {
  organisation: Pick<
    Organisation,
    'name' | 'siteAddress' | 'supportEmail' | 'addresses' | 'networks'
  >;
  /** Language of the page (BCP 47). */
  language: string;
  /** Prefix of its addresses, see Language. */
  root?: string;
  /** Description of the site, one or two sentences. */
  description: string;
  /** Name of Home, and the page's name and path in the first language. */
  home: string;
  page: { name: string; path: string };
  /** On the page of a post: its day, and the path of the picture that a shared link shows. */
  post?: { date: string; picture: string } | '' | undefined;
  /** The questions on the page. */
  faqs?: Faqs | undefined;
  /** Renders an answer in Markdown as HTML, see `Content`. */
  answerHtml?: (markdown: string, elsewhere: boolean) => string;
  /** The payment pages, on the page that links to them. */
  paymentPages?: Organisation['donate']['card'];
  /** The pieces of music, on a page that plays them. */
  pieces?: readonly PieceFacts[];
  /** The dates on the page. */
  events?: readonly Event[];
}

/** A piece of music, for search engines. */
interface PieceFacts {
  title: string;
  by: string;
  /** Its id on the page. */
  id: string;
  seconds: number;
}

/** The organisation, as other nodes name it. */
const named = ({ name, siteAddress }: PageFacts['organisation']) =>
  ({ '@type': 'NGO', '@id': addressOf('/#organisation', siteAddress), name }) as const;

function organisationNode({ organisation, description }: PageFacts): NGO {
  const { siteAddress, supportEmail, addresses, networks } = organisation;
  const { facebook, instagram, youtube, telegram } = addresses;
  const contactType = 'customer support';
  const contactPoint = { '@type': 'ContactPoint', contactType, email: supportEmail } as const;
  const own = [facebook, instagram, youtube, telegram, ...networks.map(({ address }) => address)]
    .filter((address) => address !== undefined)
    .filter((address) => !isFrontPage(address) && !isPlaceholder(address));
  return {
    ...named(organisation),
    description,
    url: addressOf('/', siteAddress),
    logo: addressOf('/icons/any-512.png', siteAddress),
    // Omits placeholders, which search engines would repeat as facts.
    ...(own.length > 0 && { sameAs: own }),
    ...(!isPlaceholder(supportEmail) && { contactPoint }),
  };
}

/** The full address of a page. */
const addressIn = ({ organisation, root = '' }: PageFacts, path: string) =>
  addressOf(pathIn(root, path), organisation.siteAddress);

function siteNode(facts: PageFacts): WebSite {
  const { name, siteAddress } = facts.organisation;
  return {
    '@type': 'WebSite',
    name,
    url: addressIn(facts, '/'),
    inLanguage: facts.language,
    publisher: { '@id': addressOf('/#organisation', siteAddress) },
  };
}

function pathNode(facts: PageFacts): BreadcrumbList {
  const pages = [{ name: facts.home, path: '/' }, facts.page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(facts, path),
    })),
  };
}

function postNode(facts: PageFacts, { date, picture }: { date: string; picture: string }): Article {
  const { organisation, page } = facts;
  const by = named(organisation);
  return {
    '@type': 'Article',
    headline: page.name,
    description: facts.description,
    url: addressIn(facts, page.path),
    image: addressOf(picture, organisation.siteAddress),
    datePublished: date,
    inLanguage: facts.language,
    author: by,
    publisher: by,
  };
}

function questionsNode({ questions }: Faqs, html: (answer: string) => string): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html(answer) },
    })),
  };
}

/** How to give by card; empty without a real payment page. */
function givingNodes({ organisation, page, paymentPages = [] }: PageFacts): DonateAction[] {
  const target = paymentPages
    .map(({ address }) => address)
    .filter((address) => !isPlaceholder(address));
  if (target.length === 0) return [];
  return [{ '@type': 'DonateAction', name: page.name, recipient: named(organisation), target }];
}

/** A piece under its own address on the page; its length as ISO 8601 writes it. */
function pieceNode(facts: PageFacts, { title, by, id, ...piece }: PieceFacts): MusicRecording {
  const seconds = Math.round(piece.seconds);
  return {
    '@type': 'MusicRecording',
    name: title,
    byArtist: { '@type': 'MusicGroup', name: by },
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
    url: addressIn(facts, `${facts.page.path}#${id}`),
  };
}

/** The questions of an own page, which are about the community. */
export function ownQuestions({ own }: Pick<Content, 'own'>): Faqs | undefined {
  const block = own?.blocks.find((one) => one.block === 'questions');
  return block && { ...block, aboutTheCommunity: true };
}

/**
 * Structured data of a page (schema.org, JSON-LD). Home describes the organisation and the site,
 * other pages their breadcrumbs. Sample questions and placeholder payment pages are omitted.
 */
export function structuredData(facts: PageFacts): Graph {
  const isHome = facts.page.path === '/';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? [organisationNode(facts), siteNode(facts)] : [pathNode(facts)]),
      ...(facts.events ?? []),
      ...(facts.post ? [postNode(facts, facts.post)] : []),
      ...(facts.faqs?.aboutTheCommunity
        ? [questionsNode(facts.faqs, (answer) => facts.answerHtml?.(answer, true) ?? answer)]
        : []),
      ...givingNodes(facts),
      ...(facts.pieces ?? []).map((piece) => pieceNode(facts, piece)),
    ],
  };
}

/** JSON for a script element, which no text in it can end (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
