import type { BreadcrumbList, DonateAction, FAQPage, Graph, NGO, WebSite } from 'schema-dts';
import type { Content } from '../content/content.ts';
import type { Faqs } from '../content/schemas/faqs.ts';
import type { Organisation } from '../content/schemas/organisation.ts';
import { pathIn } from '../content/languages/language.ts';
import { isFrontPage, isPlaceholder } from '../content/text/placeholders.ts';

export interface PageFacts {
  organisation: Pick<
    Organisation,
    'name' | 'siteAddress' | 'supportEmail' | 'addresses' | 'networks'
  >;
  /** Language of the page (BCP 47). */
  language: string;
  /** What its addresses start with, see Language; nothing for the first language. */
  root?: string;
  /** What the site is about, one or two sentences. */
  description: string;
  /** The page's place: its own name and path, which is the same in every language, after Home's. */
  home: string;
  page: { name: string; path: string };
  /** The questions, on the page that shows them. */
  faqs?: Faqs | undefined;
  /** The payment pages, on the page that leads to them. */
  paymentPages?: Organisation['donate']['card'];
}

/**
 * A full address of the site. As long as the site's address is a placeholder the path alone is given: JSON-LD resolves
 * it against wherever the page really is (JSON-LD 1.1, section 4.1.3), so nothing untrue is said.
 */
function addressOf(path: string, siteAddress: string): string {
  return isPlaceholder(siteAddress) ? path : new URL(path, siteAddress).href;
}

function organisationNode({ organisation, description }: PageFacts): NGO {
  const { name, siteAddress, supportEmail, addresses, networks } = organisation;
  const { facebook, instagram, youtube, telegram } = addresses;
  const own = [facebook, instagram, youtube, telegram, ...networks.map(({ address }) => address)]
    .filter((address) => address !== undefined)
    .filter((address) => !isFrontPage(address) && !isPlaceholder(address));
  return {
    '@type': 'NGO',
    '@id': addressOf('/#organisation', siteAddress),
    name,
    description,
    url: addressOf('/', siteAddress),
    logo: addressOf('/icons/any-512.png', siteAddress),
    // Facts that are still placeholders are left out: a search engine would repeat them as true.
    ...(own.length > 0 ? { sameAs: own } : {}),
    ...(isPlaceholder(supportEmail)
      ? {}
      : {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email: supportEmail,
          },
        }),
  };
}

function siteNode({ organisation, language, root }: PageFacts): WebSite {
  const { name, siteAddress } = organisation;
  return {
    '@type': 'WebSite',
    name,
    url: addressOf(root || '/', siteAddress),
    inLanguage: language,
    publisher: { '@id': addressOf('/#organisation', siteAddress) },
  };
}

function pathNode({ organisation, root = '', home, page }: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: home, path: root || '/' },
      { name: page.name, path: pathIn(root, page.path) },
    ].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, organisation.siteAddress),
    })),
  };
}

function questionsNode({ questions }: Faqs): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** How to give by card; nothing without a payment page, or at an address of nobody's. */
function givingNodes({ organisation, page, paymentPages = [] }: PageFacts): DonateAction[] {
  const { name, siteAddress } = organisation;
  const target = paymentPages
    .map(({ address }) => address)
    .filter((address) => !isPlaceholder(address));
  if (target.length === 0) return [];
  const recipient = {
    '@type': 'NGO',
    '@id': addressOf('/#organisation', siteAddress),
    name,
  } as const;
  return [{ '@type': 'DonateAction', name: page.name, recipient, target }];
}

/** The questions of a page of the team's own, which are about their community. */
export function ownQuestions({ own }: Pick<Content, 'own'>): Faqs | undefined {
  const block = own?.blocks.find((one) => one.block === 'questions');
  return block && { ...block, aboutTheCommunity: true };
}

/**
 * What a page tells search engines (schema.org, JSON-LD). Home introduces the organisation and the site; the other
 * pages say where they stand. Questions that are not the community's own, and payment pages of nobody's, are kept back.
 */
export function structuredData(facts: PageFacts): Graph {
  const isHome = facts.page.path === '/';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? [organisationNode(facts), siteNode(facts)] : [pathNode(facts)]),
      ...(facts.faqs?.aboutTheCommunity ? [questionsNode(facts.faqs)] : []),
      ...givingNodes(facts),
    ],
  };
}

/** JSON that cannot end the script element it stands in, whatever its texts say (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
