import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointOf } from '../../src/contact/endpoint-of.ts';
import { attribute, builtPages, DIST, fileFor, type BuiltPage } from './built.ts';
import { content } from './content.ts';

export interface Reference {
  /** Its place, for messages. */
  from: string;
  address: string;
  /** Whether the browser loads it without a click. */
  loaded: boolean;
}

const facts = content('organisation');
const { siteAddress } = facts;
const endpoint = endpointOf(facts.contact.delivery)?.address;

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

function referencesOf({ file, document }: BuiltPage): Reference[] {
  return document.querySelectorAll('*').flatMap((element) => {
    const from = `${file} <${element.tagName}>`;
    const value = (name: string) => attribute(element, name) ?? '';
    const one = (address: string, loaded: boolean) => (address ? [{ from, address, loaded }] : []);
    const text = element.textContent;
    switch (element.tagName) {
      case 'a':
      case 'area':
        return one(value('href'), false);
      case 'meta':
        return /^(og|twitter):(image|url)$/.test(value('property') || value('name'))
          ? one(value('content'), true)
          : [];
      case 'style':
        return inStyle(text).map((address) => ({ from, address, loaded: true }));
      case 'script':
        return value('type') === 'speculationrules'
          ? inJson(JSON.parse(text)).map((address) => ({ from, address, loaded: true }))
          : one(value('src'), true);
      case 'form':
        // The endpoint of messages may be a program at a path of this site.
        return endpoint === value('action') ? [] : one(value('action'), true);
      default:
        return [
          value('href'),
          value('src'),
          value('poster'),
          ...candidates(value('srcset')),
          ...candidates(value('imagesrcset')),
        ].flatMap((address) => one(address, true));
    }
  });
}

function problemOf(
  { from, address, loaded }: Reference,
  path: string,
  pages: readonly BuiltPage[],
  folder: string,
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
  const page = pages.find((other) => other.file === target);
  if (!page) return undefined;
  const found = page.document.querySelectorAll('[id]').some((element) => element.id === id);
  return found ? undefined : `${from} points at ${address}, but no element there has this id`;
}

/** Checks the references of all pages, style sheets and manifests of a built site. */
export function referencesIn(folder = DIST) {
  const pages = builtPages(folder);
  const styleSheets = globSync('**/*.css', { cwd: folder }).map((file) => ({
    file,
    path: `/${file.replaceAll('\\', '/')}`,
    references: inStyle(readFileSync(join(folder, file), 'utf8')).map((address) => ({
      from: file,
      address,
      loaded: true,
    })),
  }));
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
    ...pages.map((page) => ({ ...page, references: referencesOf(page) })),
    ...styleSheets,
    ...manifests,
  ];
  return sources.map(({ file, path, references }) => ({
    file,
    references,
    problems: references
      .map((reference) => problemOf(reference, path, pages, folder))
      .filter((problem) => problem !== undefined),
  }));
}
