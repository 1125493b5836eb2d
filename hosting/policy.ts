import { createHash } from 'node:crypto';

/**
 * The Content Security Policy (CSP Level 3) of a built page, worked out from what the page holds: everything is
 * forbidden but its own inline scripts and styles, each by its hash, and the kinds of file it asks this site for.
 */
export type Policy = Readonly<Record<string, readonly string[]>>;

interface PolicyOptions {
  /** Origins to which scripts of the page may send, beside the site's own. */
  connect?: readonly string[];
  /** Origins to which forms of the page may be sent. */
  formAction?: readonly string[];
  /** Gives the code of a script file of this site, such as `/_astro/menu.js`; without it only inline code is known. */
  codeOf?: (address: string) => string;
}

const NONE = ["'none'"] as const;
const SELF = ["'self'"] as const;

/** What no page needs, each directive closed: those that `default-src` does not cover, and objects, for scanners. */
const CLOSED: Policy = { 'default-src': NONE, 'object-src': NONE, 'base-uri': NONE };

/** `'sha256-…'` of an inline script or style. */
function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface Inline {
  attributes: string;
  text: string;
}

function elements(html: string, name: 'script' | 'style'): Inline[] {
  const pattern = new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi');
  return [...html.matchAll(pattern)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
}

/** JSON-LD and the like is data: browsers never run it, so it needs no hash. Speculation rules do need theirs. */
function isData({ attributes }: Inline): boolean {
  const type = /\btype="?([^"\s>]+)/i.exec(attributes)?.[1];
  return (
    type !== undefined && !/^(module|speculationrules|importmap|text\/javascript)$/i.test(type)
  );
}

const isFile = ({ attributes }: Inline) => /\bsrc=/i.test(attributes);

/** Files of this site that code imports (ECMAScript modules); built code writes their addresses as plain strings. */
function importsIn(code: string, from: string): string[] {
  const imports = code.matchAll(/\b(?:from|import)\s*\(?\s*["'`]([./][^"'`]*)["'`]/g);
  return Array.from(
    imports,
    ([, path = '']) => new URL(path, `https://site.invalid${from}`).pathname,
  );
}

/** All the code that a page runs: inline, in files, and in the files that those import. */
function allCode(scripts: readonly Inline[], codeOf: (address: string) => string): string {
  const found = new Map<string, string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.set(address, '');
    const code = codeOf(address);
    found.set(address, code);
    importsIn(code, address).forEach(add);
  };
  const inline = scripts.filter((script) => !isFile(script)).map(({ text }) => text);
  for (const { attributes } of scripts) {
    const address = /\bsrc="?(\/[^"\s>]+)/i.exec(attributes)?.[1];
    if (address) add(address);
  }
  for (const code of inline) importsIn(code, '/').forEach(add);
  return [...inline, ...found.values()].join('\n');
}

function unique(values: readonly string[]): readonly string[] {
  return values.length > 0 ? [...new Set(values)] : NONE;
}

/**
 * The policy of one page.
 * @throws Error where the page holds an event handler or a style in an attribute, which no hash can allow
 */
export function policyOf(html: string, options: PolicyOptions = {}): Policy {
  const scripts = elements(html, 'script').filter((script) => !isData(script));
  const styles = elements(html, 'style');
  const tags = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
  const attribute = /<[a-z][^>]*?\s(on[a-z]+|style)=["'][^>]*>/i.exec(tags);
  if (attribute) throw new Error(`The policy forbids the attribute in ${attribute[0]}.`);

  const inline = scripts.filter((script) => !isFile(script));
  const inlineCode = inline.map(({ text }) => text).join('\n');
  const loadsScripts = scripts.some(isFile) || /\bimport\s*["'`({*\w]/.test(inlineCode);
  const code = allCode(scripts, options.codeOf ?? (() => ''));
  const loadsStyles = /<link\b[^>]*rel="?stylesheet/i.test(tags);
  const dataPictures = /(?:src|href)="data:image|url\(["']?data:image/i.test(html);
  // Names given to trustedTypes.createPolicy: no other may be made (Trusted Types, section 4.2).
  const typePolicies = [...code.matchAll(/\bcreatePolicy\(\s*["'`]([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  return {
    ...CLOSED,
    'script-src': unique([...(loadsScripts ? SELF : []), ...inline.map(({ text }) => hash(text))]),
    'style-src': unique([...(loadsStyles ? SELF : []), ...styles.map(({ text }) => hash(text))]),
    'img-src': [...SELF, ...(dataPictures ? ['data:'] : [])],
    'font-src': SELF,
    'manifest-src': SELF,
    ...(/\bserviceWorker\b/.test(code) ? { 'worker-src': SELF } : {}),
    // The site's own files are open to all; Lighthouse asks for robots.txt under the policy of the page it measures.
    'connect-src': unique([...SELF, ...(options.connect ?? [])]),
    'form-action': unique(options.formAction ?? []),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': unique(typePolicies),
  };
}

/** One policy that allows what any of the given policies allows: the header that every page is sent with. */
export function unionOf(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => Object.keys(policy)));
  return Object.fromEntries(
    [...names].map((name) => {
      const sources = policies.flatMap((policy) => policy[name] ?? []);
      return [name, unique(sources.filter((source) => source !== "'none'"))];
    }),
  );
}

/** The policy as the text of a header. `upgrade-insecure-requests` is left out: no page holds an http address, and it would break a preview on http://localhost in WebKit. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/**
 * The policy of a drawing that somebody opens by itself: then it is a document of this site, and a script in it would run
 * with the site's rights. It may show itself and nothing else.
 * @param drawings the text of every SVG file of the build
 */
export function drawingPolicy(drawings: readonly string[]): Policy {
  const styles = drawings.flatMap((svg) => elements(svg, 'style'));
  return {
    'default-src': NONE,
    'style-src': unique(styles.map(({ text }) => hash(text))),
    'frame-ancestors': NONE,
    sandbox: [],
  };
}

/** Reads a policy back from its text. */
export function parsePolicy(text: string): Policy {
  return Object.fromEntries(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * The page with its policy as the first thing after its charset, before anything it rules over: so that it holds
 * even on a host whose headers nobody can set.
 */
export function withPolicy(html: string, policy: Policy): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
  const bare = html.replace(META, '');
  const result = bare.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`);
  if (result === bare) throw new Error('A page has no <meta charset> for its policy to follow.');
  return result;
}

/** The policy that a built page carries. @throws Error if it carries none */
export function policyIn(html: string): Policy {
  const text = META.exec(html)?.[1];
  if (text === undefined) throw new Error('A page carries no policy; build the site again.');
  return parsePolicy(text);
}
