import type { Article, NGO, WebSite } from 'schema-dts';
import { pathIn } from '#content/languages';
import type { Content } from '#content/project';
import { absoluteAddress, isNetworkFrontPage, isPlaceholder } from '#content/text';
import type { GraphNode, PageFacts } from '../rendering.ts';

/** A reference to the organisation from other nodes. */
const organisationReference = ({ organisation: { name, siteAddress } }: Content) =>
  ({ '@type': 'NGO', '@id': absoluteAddress('/#organisation', siteAddress), name }) as const;

/** The full address of a page in this language. */
const pageAddress = ({ organisation, root }: Content, path: string) =>
  absoluteAddress(pathIn(root, path), organisation.siteAddress);

function organisationNode({ content, description }: PageFacts): NGO {
  const { siteAddress, supportEmail, addresses, networks } = content.organisation;
  const { facebook, instagram, youtube, telegram } = addresses;
  const contactType = 'customer support';
  const contactPoint = { '@type': 'ContactPoint', contactType, email: supportEmail } as const;
  const profiles = [
    facebook,
    instagram,
    youtube,
    telegram,
    ...networks.map(({ address }) => address),
  ]
    .filter((address) => address !== undefined)
    .filter((address) => !isNetworkFrontPage(address) && !isPlaceholder(address));
  return {
    ...organisationReference(content),
    description,
    url: absoluteAddress('/', siteAddress),
    logo: absoluteAddress('/icons/any-512.png', siteAddress),
    // Placeholders are left out, because search engines would repeat them as facts.
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(!isPlaceholder(supportEmail) && { contactPoint }),
  };
}

function siteNode(content: Content): WebSite {
  const { '@id': id, name } = organisationReference(content);
  return {
    '@type': 'WebSite',
    name,
    url: pageAddress(content, '/'),
    inLanguage: content.locale,
    publisher: { '@id': id },
  };
}

function postNode({ content, path, description }: PageFacts, date: string, image: string): Article {
  const { locale } = content;
  const by = organisationReference(content);
  return {
    '@type': 'Article',
    headline: content.customPage?.heading ?? '',
    description,
    url: pageAddress(content, path),
    image,
    datePublished: date,
    inLanguage: locale,
    author: by,
    publisher: by,
  };
}

/**
 * Structured data of a page (schema.org): of Home, of a post, and what features add.
 * @param image full address of the picture for shared links
 */
export function structuredData(facts: PageFacts, image: string, more: readonly GraphNode[] = []) {
  const { content, page } = facts;
  const { date } = content.customPage ?? {};
  return [
    ...(page === 'home' ? [organisationNode(facts), siteNode(content)] : []),
    ...(date ? [postNode(facts, date, image)] : []),
    ...more,
  ];
}

/** JSON-LD for a script element, which no text in it can end (HTML, 4.12.1.3). */
export function scriptText(nodes: readonly GraphNode[]): string {
  const data = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
