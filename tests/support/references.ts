import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTransport } from '#site/features/delivery/transport.ts';
import { attribute, builtPages, DIST, fileFor, type BuiltPage } from './built.ts';
import { content } from './content.ts';

interface Reference {
  /** Its place, for messages. */
  from: string;
  address: string;
  /** Whether the browser loads it without a click. */
  loaded: boolean;
}

const facts = content('organisation');
const ENDPOINT = chooseTransport(facts.contact.delivery, facts)?.endpoint?.address;

const candidates = (srcset = '') =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const inStyle = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s*(["'])(.*?)\3/g)].map(
    ([, , address = '', , imported]) => imported ?? address,
  );

/** The addresses in JSON, such as a manifest or speculation rules. */
export function inJson(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(inJson) : [];
}

function referencesOf({ file, document }: BuiltPage, endpoint: string | undefined): Reference[] {
  return document.querySelectorAll('*').flatMap((element) => {
    const { tagName, textContent } = element;
    const value = (name: string) => attribute(element, name) ?? '';
    const addresses = () => {
      if (tagName === 'meta')
        return /^(og|twitter):(image|url)$/.test(value('property')) ? [value('content')] : [];
      if (tagName === 'style') return inStyle(textContent);
      if (tagName === 'script' && value('type') === 'speculationrules')
        return inJson(JSON.parse(textContent));
      // The endpoint of messages may be a program at a path of this site.
      if (tagName === 'form') return endpoint === value('action') ? [] : [value('action')];
      return [
        ...['href', 'src', 'poster'].map(value),
        value('popovertarget') && `#${value('popovertarget')}`,
        ...['srcset', 'imagesrcset'].flatMap((name) => candidates(value(name))),
      ];
    };
    return addresses()
      .filter(Boolean)
      .map((address) => ({ from: `${file} <${tagName}>`, address, loaded: tagName !== 'a' }));
  });
}

function problemOf(
  { from, address, loaded }: Reference,
  path: string,
  pages: readonly BuiltPage[],
  folder: string,
  siteAddress: string,
): string | undefined {
  if (/^(data|mailto|tel|sms|about):/.test(address)) return undefined;
  const url = new URL(address, new URL(path, siteAddress));
  if (url.origin !== new URL(siteAddress).origin) {
    return loaded ? `${from} asks another host: ${address}` : undefined;
  }
  // The sample links to other sites have the same reserved host as the sample site address.
  if (!loaded && /^https:/.test(address)) return undefined;
  const file = fileFor(url.pathname, folder) ?? (url.pathname === '/' ? 'index.html' : undefined);
  if (!file) return `${from} points at ${address}, which is not there`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id || id.startsWith(':~:')) return undefined;
  const target = path === '/404' && address.startsWith('#') ? '404.html' : file;
  const page = pages.find(({ file }) => file === target);
  if (!page) return undefined;
  const found = page.document.querySelectorAll('[id]').some((element) => element.id === id);
  return found ? undefined : `${from} points at ${address}, but no element there has this id`;
}

/**
 * Checks the references of all pages and manifests of a built site; its style is in the pages.
 * @param endpoint where its messages go
 * @param siteAddress its own address
 */
export function referencesIn(
  folder = DIST,
  endpoint = ENDPOINT,
  siteAddress: string = facts.siteAddress,
) {
  const pages = builtPages(folder);
  const manifests = globSync('**/*.webmanifest', { cwd: folder }).map((file) => ({
    file,
    path: `/${file}`,
    references: inJson(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map((address) => ({
      from: file,
      address,
      loaded: true,
    })),
  }));
  const sources = [
    ...pages.map((page) => ({ ...page, references: referencesOf(page, endpoint) })),
    ...manifests,
  ];
  return sources.map(({ path, references, ...source }) => ({
    ...source,
    references,
    problems: references.flatMap(
      (reference) => problemOf(reference, path, pages, folder, siteAddress) ?? [],
    ),
  }));
}
