import { hash } from 'node:crypto';
import { attribute, elementsIn, elementsNamed, textIn, type Document } from '../../html/html.ts';

/** A Content Security Policy (CSP 3): sources by directive. A page allows its own code by hash. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"] as const;
const SELF = ["'self'"] as const;

/** Blocks, on all pages, what no other directive covers. Scanners ask for `object-src`. */
const CLOSED: Policy = { 'default-src': NONE, 'object-src': NONE, 'base-uri': NONE };

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Script types that a policy covers, such as speculation rules; not data such as JSON-LD. */
const RUN = /^(module|speculationrules|importmap|text\/javascript)?$/i;

const unique = (values: readonly string[]): readonly string[] =>
  values.length > 0 ? [...new Set(values)] : NONE;

/**
 * The policy of a page. @throws Error for event handler and style attributes, as no hash allows
 * them
 */
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
    // Lighthouse fetches robots.txt under the policy of the page it measures.
    'connect-src': unique([...SELF, ...connect]),
    'form-action': unique(formAction),
    'require-trusted-types-for': ["'script'"],
    // Names that scripts pass to trustedTypes.createPolicy (Trusted Types, section 4.2).
    'trusted-types': worker ? ['service-worker'] : NONE,
  };
}

/** Formats a policy, without `upgrade-insecure-requests`: it breaks http://localhost in WebKit. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Writes the policy into the page's `<meta>` element. @throws Error if there is none */
export function setPolicy(document: Document, policy: Policy): void {
  const content = elementsNamed(document, 'meta')
    .find((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy')
    ?.attrs.find(({ name }) => name === 'content');
  if (!content) throw new Error('The page has no <meta> element for its policy.');
  content.value = policyText(policy);
}
