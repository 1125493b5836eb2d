import { attribute, elementsNamed, type Document } from '#site/html/html.ts';
import type { Policy } from '#site/output/hosting/policy.ts';

/** The policy in a built page. @throws Error if there is none */
export function policyIn(document: Document): Policy {
  const meta = elementsNamed(document, 'meta').find(
    (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const text = meta && attribute(meta, 'content');
  if (!text) throw new Error('The page contains no policy.');
  const directives = text.split(';').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
