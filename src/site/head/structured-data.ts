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
import type { Content } from '../../core/content.ts';
import type { Faqs } from '../../core/schemas/faqs.ts';
import { pathIn } from '../../core/languages/language.ts';
import { linkName, sharePath, type PageKind } from '../../core/site-pages.ts';
import { addressOf, isFrontPage, isPlaceholder } from '../../core/text/placeholders.ts';

/** A page, and what search engines are told of it besides its content. */
export interface PageFacts {
  content: Content;
  page: PageKind;
  /** Its path in the first language. */
  path: string;
  /** One or two sentences. */
  description: string;
  /** The pieces of music that it plays, each with its id on the page. */
  pieces?: readonly { title: string; by: string; id: string; seconds: number }[];
  /** The dates on it. */
  events?: readonly Event[];
}

/** The organisation, as other nodes name it. */
const named = ({ organisation: { name, siteAddress } }: Content) =>
  ({ '@type': 'NGO', '@id': addressOf('/#organisation', siteAddress), name }) as const;

/** The full address of a page. */
const addressIn = ({ organisation, root }: Content, path: string) =>
  addressOf(pathIn(root, path), organisation.siteAddress);

function organisationNode({ content, description }: PageFacts): NGO {
  const { siteAddress, supportEmail, addresses, networks } = content.organisation;
  const { facebook, instagram, youtube, telegram } = addresses;
  const contactType = 'customer support';
  const contactPoint = { '@type': 'ContactPoint', contactType, email: supportEmail } as const;
  const own = [facebook, instagram, youtube, telegram, ...networks.map(({ address }) => address)]
    .filter((address) => address !== undefined)
    .filter((address) => !isFrontPage(address) && !isPlaceholder(address));
  return {
    ...named(content),
    description,
    url: addressOf('/', siteAddress),
    logo: addressOf('/icons/any-512.png', siteAddress),
    // Omits placeholders, which search engines would repeat as facts.
    ...(own.length > 0 && { sameAs: own }),
    ...(!isPlaceholder(supportEmail) && { contactPoint }),
  };
}

function siteNode(content: Content): WebSite {
  const { '@id': id, name } = named(content);
  return {
    '@type': 'WebSite',
    name,
    url: addressIn(content, '/'),
    inLanguage: content.locale,
    publisher: { '@id': id },
  };
}

function pathNode({ content, page, path }: PageFacts): BreadcrumbList {
  const pages = [
    { name: linkName('home', content), path: '/' },
    { name: linkName(page, content), path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(content, path),
    })),
  };
}

function postNode({ content, page, path, description }: PageFacts, date: string): Article {
  const { organisation, root, locale } = content;
  const by = named(content);
  return {
    '@type': 'Article',
    headline: linkName(page, content),
    description,
    url: addressIn(content, path),
    image: addressOf(root + sharePath(page, path), organisation.siteAddress),
    datePublished: date,
    inLanguage: locale,
    author: by,
    publisher: by,
  };
}

function questionsNode(
  { content, path }: PageFacts,
  { questions }: Pick<Faqs, 'questions'>,
): FAQPage {
  const { answerHtml, organisation, root } = content;
  const page = new URL(pathIn(root, path), organisation.siteAddress);
  const full = (to: string) => addressOf(to, page.href);
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml(answer, full) },
    })),
  };
}

/** How to give by card; empty without a real payment page. */
function givingNodes(content: Content): DonateAction[] {
  const target = content.organisation.donate.card
    .map(({ address }) => address)
    .filter((address) => !isPlaceholder(address));
  if (target.length === 0) return [];
  const name = linkName('donate', content);
  return [{ '@type': 'DonateAction', name, recipient: named(content), target }];
}

/** The pieces, each under its own address on the page; their length as ISO 8601 writes it. */
function pieceNodes({ content, path, pieces = [] }: PageFacts): MusicRecording[] {
  return pieces.map(({ title, by, id, ...piece }) => {
    const seconds = Math.round(piece.seconds);
    return {
      '@type': 'MusicRecording',
      name: title,
      byArtist: { '@type': 'MusicGroup', name: by },
      duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
      url: addressIn(content, `${path}#${id}`),
    };
  });
}

/** The questions on a page, if they are about the community: those of an own page always are. */
function questionsOn({ content, page }: PageFacts): Pick<Faqs, 'questions'> | undefined {
  if (page === 'contact') return content.faqs.aboutTheCommunity ? content.faqs : undefined;
  return content.own?.blocks.find((one) => one.block === 'questions');
}

/**
 * Structured data of a page (schema.org, JSON-LD). Home describes the organisation and the site,
 * other pages their breadcrumbs. Sample questions and placeholder payment pages are omitted.
 */
export function structuredData(facts: PageFacts): Graph {
  const { content, page, events = [] } = facts;
  const questions = questionsOn(facts);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page === 'home' ? [organisationNode(facts), siteNode(content)] : [pathNode(facts)]),
      ...events,
      ...(content.own?.date ? [postNode(facts, content.own.date)] : []),
      ...(questions ? [questionsNode(facts, questions)] : []),
      ...(page === 'donate' ? givingNodes(content) : []),
      ...pieceNodes(facts),
    ],
  };
}

/** JSON for a script element, which no text in it can end (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
