import { z } from 'zod';
import { withLowerScheme } from '../text/absolute-address.ts';
import { isLocalHost } from '../text/placeholders.ts';
import { refineWith } from './refinements.ts';
import { text } from './texts.ts';

const EXPECTED = 'Write a full address that starts with https://';

/** A host (RFC 1123): no empty labels, and a letter in the last one, unlike an IP address. */
const HOST = /^([^\s.]+\.)+[^\s.]*\p{L}[^\s.]*$/u;

/** White space and invisible characters, which browsers drop silently, and noncharacters. */
const GAP = /[\s\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/u;

/** A sentence if an address on another site is invalid; undefined if it is fine. */
export function addressProblem(address: string): string | undefined {
  if (GAP.test(address)) return `${EXPECTED}, without a space, tab or line break in it`;
  const url = URL.parse(address);
  if (!url || !/^https:\/\/[^/\\]/i.test(address)) return EXPECTED;
  if (url.username || url.password)
    return `${EXPECTED}, without a name or password before the @: every visitor could read it`;
  if (isLocalHost(url.hostname))
    return `${EXPECTED} and that visitors can open; this one only works on your own computer or network`;
  return HOST.test(url.hostname) || /^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('[')
    ? undefined
    : EXPECTED;
}

/** A sentence if a value is neither an address on another site nor a path of this one. */
export function linkProblem(value: string): string | undefined {
  if (value.startsWith('https:')) return addressProblem(value);
  return /^\/(?![/\\])[^<>"\\]*$/.test(value) && !GAP.test(value)
    ? undefined
    : `${EXPECTED}, or a path of this site that starts with /`;
}

/** A sentence if the address of a whole site is invalid. */
function originProblem(address: string): string | undefined {
  const problem = addressProblem(address);
  if (problem) return problem;
  const { origin, hostname, pathname, search, hash } = new URL(address);
  // GitHub Pages serves every other repository from a folder.
  if (hostname.endsWith('.github.io') && pathname !== '/')
    return `A site cannot be in a folder: name the repository ${hostname}`;
  const rest = `${pathname === '/' ? '' : pathname}${search}${hash}`;
  return rest || address.includes('?') || address.includes('#')
    ? `Write the address alone, such as ${origin}, without "${rest || '?'}" after it: every page adds its own path`
    : undefined;
}

/** An address. @param problemOf a sentence if it is invalid */
export const address =
  (problemOf: (value: string) => string | undefined, ...examples: string[]) =>
  (description: string) =>
    z
      .string()
      .trim()
      .overwrite(withLowerScheme)
      .superRefine(refineWith(problemOf))
      .meta({ description, examples, kind: 'address' });

/** An address on another site. `https` only: plain http can be read or changed on the way. */
export const httpsAddress = address(addressProblem, 'https://example.org/page');

/** The address of a site, without a path. */
export const siteOrigin = address(originProblem, 'https://example.org');

const link = address(linkProblem, 'https://example.org/page', '/contact-us');

/**
 * An address on another site, or a path of this one such as `/contact-us#faqs`, which must lead to an
 * existing page or file, see `linkProblems`.
 */
export const pageLink = (description: string) => link(description).meta({ kind: 'page' });

/** A link and its text. @param length of the text in characters, at most */
export const textLink = (words: string, length: number) =>
  z.strictObject({
    text: text(words, length),
    href: pageLink('Where it leads.').meta({ title: 'Web address' }),
  });

/** An email address. */
export function email(description: string) {
  return z.email('Write an email address such as support@example.org').describe(description);
}
