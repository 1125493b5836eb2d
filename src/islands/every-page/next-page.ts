/**
 * The next page at once: puts the page's speculation rules (src/lib/next-pages.ts) to work when the page has settled.
 * Until then they wait in a template, so that the first view has the whole connection. Browsers that do not know the
 * rules find the pages in the cache of the service worker.
 */
import { spareData } from './connection.ts';
import { whenIdle } from './when-idle.ts';

if (!spareData()) {
  whenIdle(() => {
    const rules = document.getElementById('next') as HTMLTemplateElement;
    document.body.append(rules.content);
  });
}
