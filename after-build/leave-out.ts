import { defaultTreeAdapter, html } from 'parse5';
import { attribute, elementsNamed, type Document } from '../hosting/html.ts';

/** Asks search engines to leave a page out, for a build with `NOINDEX=1`. */
export function leaveOut(document: Document): void {
  const [head] = elementsNamed(document, 'head');
  const isLeftOut = elementsNamed(document, 'meta').some(
    (meta) => attribute(meta, 'name') === 'robots',
  );
  if (!head || isLeftOut) return;
  const attributes = [
    { name: 'name', value: 'robots' },
    { name: 'content', value: 'noindex' },
  ];
  const meta = defaultTreeAdapter.createElement('meta', html.NS.HTML, attributes);
  defaultTreeAdapter.appendChild(head, meta);
}
