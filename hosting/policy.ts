import { hash } from 'node:crypto';
import { attribute, elementsIn, elementsNamed, parseHtml, textIn, type Document } from './html.ts';

/** A Content Security Policy (CSP 3), sources by directive. A page allows its own, by hash. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"] as const;
const SELF = ["'self'"] as const;

/** Closed for all pages: what `default-src` does not cover, and objects, for scanners. */
const CLOSED: Policy = { 'default-src': NONE, 'object-src': NONE, 'base-uri': NONE };

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Types of scripts that the policy covers, such as speculation rules, but no data like JSON-LD. */
const RUN = /^(module|speculationrules|importmap|text\/javascript)?$/i;

const unique = (values: readonly string[]): readonly string[] =>
  values.length > 0 ? [...new Set(values)] : NONE;

/** The policy of a page. @throws Error for a handler or style attribute: no hash allows these */
export function policyOf(
  document: Document,
  {
    connect = [],
    formAction = [],
    worker = false,
  }: { connect?: readonly string[]; formAction?: readonly string[]; worker?: boolean } = {},
): Policy {
  const elements = [...elementsIn(document)];
  for (const { tagName, attrs } of elements)
    for (const { name, value } of attrs)
      if (/^(on.*|style)$/.test(name))
        throw new Error(`The policy forbids the attribute in <${tagName} ${name}="${value}">.`);
  const scripts = elementsNamed(document, 'script').filter((script) =>
    RUN.test(attribute(script, 'type') ?? ''),
  );
  const inline = scripts.filter((script) => !attribute(script, 'src')).map(textIn);
  const loadsScripts =
    inline.length < scripts.length || inline.some((code) => /\bimport\s*["'`({*\w]/.test(code));
  return {
    ...CLOSED,
    'script-src': unique([...(loadsScripts ? SELF : []), ...inline.map(hashOf)]),
    'style-src': unique(elementsNamed(document, 'style').map(textIn).map(hashOf)),
    'img-src': SELF,
    'font-src': SELF,
    ...(elements.some(({ tagName }) => tagName === 'audio') ? { 'media-src': SELF } : {}),
    'manifest-src': SELF,
    ...(worker ? { 'worker-src': SELF } : {}),
    // Lighthouse loads robots.txt under the policy of the page it measures.
    'connect-src': unique([...SELF, ...connect]),
    'form-action': unique(formAction),
    'require-trusted-types-for': ["'script'"],
    // The names that scripts give to trustedTypes.createPolicy (Trusted Types, section 4.2).
    'trusted-types': worker ? ['service-worker'] : NONE,
  };
}

/** Directives that restrict nothing if absent, and do not fall back to `default-src`. */
const UNRESTRICTED_IF_ABSENT = new Set(['require-trusted-types-for', 'trusted-types']);

/** The policy that allows what any of the given policies allows, for the header. */
export function unionOf(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const inForce = [...names].filter(
    (name) => !UNRESTRICTED_IF_ABSENT.has(name) || policies.every((policy) => policy[name]),
  );
  return Object.fromEntries(
    inForce.map((name) => {
      const sources = policies.flatMap((policy) => policy[name] ?? []);
      // Browsers ignore 'unsafe-inline' beside a hash (CSP 3, section 6.7.3.2).
      const allInline = sources.includes("'unsafe-inline'");
      const kept = sources.filter(
        (source) => source !== "'none'" && !(allInline && source.startsWith("'sha256-")),
      );
      return [name, unique(kept)];
    }),
  );
}

/** Formats a policy, without `upgrade-insecure-requests`: it breaks http://localhost in WebKit. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** The policy of drawings that somebody opens by themselves: it lets no script run. */
export function drawingPolicy(drawings: readonly string[]): Policy {
  const styles = drawings.flatMap((svg) => elementsNamed(parseHtml(svg), 'style').map(textIn));
  return {
    'default-src': NONE,
    'style-src': unique(styles.map(hashOf)),
    'frame-ancestors': NONE,
    sandbox: [],
  };
}

/** Parses the text of a policy, as `policyText` formats it. */
export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The attribute that holds the policy of a page. @throws Error if there is none */
function placeIn(document: Document) {
  const content = elementsNamed(document, 'meta')
    .find((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy')
    ?.attrs.find(({ name }) => name === 'content');
  if (content) return content;
  throw new Error('A page contains no policy; build the site again.');
}

/** Sets the policy in a page, for hosts without headers. @throws Error without a <meta> for it */
export function setPolicy(document: Document, policy: Policy): void {
  placeIn(document).value = policyText(policy);
}

/** The policy in a built page. @throws Error if there is none */
export const policyIn = (document: Document): Policy => parsePolicy(placeIn(document).value);
