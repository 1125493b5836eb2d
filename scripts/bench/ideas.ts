import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFiles } from '../../after-build/compress.ts';
import { writeWorker } from '../../after-build/service-worker.ts';
import { pagesOf } from '../../hosting/pages.ts';
import { policyOf, withPolicy } from '../../hosting/policy.ts';

/** Another way to the next page: what it changes in a built page. */
type Idea = (html: string) => string;

/** What an open menu prepares, as src/head/next-pages.ts writes it. */
const MENU = /#menu (a\[[^"]*?),(?=a\[[^"]*:focus-visible)/;

const inMenu =
  (selector: string): Idea =>
  (html) =>
    html.replace(MENU, (_, link: string) => (selector ? `#menu ${selector} ${link},` : ''));

/** Calls `start` once the footer is on the screen. */
const FOOTER_SEEN =
  'new IntersectionObserver(([e])=>e.isIntersecting&&start()).observe(document.querySelector("footer nav"))';

/** Marks links one after the other, so that each page is prepared by itself; `when` calls `start`. */
const marking = (links: string, when: string) =>
  `<script type="module">let start=()=>[...document.querySelectorAll("${links}")].forEach((a,i)=>setTimeout(()=>a.dataset.ahead="",i*300));${when}</script>`;

const style =
  (css: string): Idea =>
  (html) =>
    html.replace('</style>', () => `${css}</style>`);

const AS_IT_IS: Idea = (html) => html;

/** Ideas for the next page that could be tried on the built pages as they are. */
export const IDEAS: Readonly<Record<string, Idea>> = {
  'as it is': AS_IT_IS,
  'menu: only at the touch': inMenu(''),
  'menu: the first link alone': inMenu('li:nth-child(1 of :not(:has([aria-current])))'),
  'menu: one after the other': (html) =>
    inMenu('[data-ahead]')(html)
      .replaceAll('#menu [data-ahead] a[', '#menu a[data-ahead][')
      .replace(
        '</body>',
        marking(
          "#menu a[href^='/']:not([aria-current])",
          'document.getElementById("menu").addEventListener("toggle",start,{once:true})',
        ),
      ),
  'footer: in view, one after the other': (html) =>
    html
      .replace(MENU, (all, link: string) => `footer ${link}[data-ahead],${all}`)
      .replace('</body>', marking("footer nav a[href^='/']", FOOTER_SEEN)),
  'footer: in view, all at once': (html) =>
    html
      .replace(MENU, (all, link: string) => `footer[data-ahead] ${link},${all}`)
      .replace('</body>', marking('footer', FOOTER_SEEN)),
  'style: without :has()': (html) => html.replaceAll(/(?<=[{}])[^{}]*:has\([^{}]*\{[^{}]*\}/g, ''),
  'style: nothing moves': style(
    '*,:before,:after{transition:none!important;animation:none!important}',
  ),
  'worker: none': (html) => html.replace('navigator.serviceWorker', 'undefined'),
  'frame: what is below comes later': style(
    'main>section:nth-child(n+3),footer{content-visibility:auto;contain-intrinsic-size:auto 60rem}',
  ),
};

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Copies a built site, changed by an idea, with policy, compressed copies and worker of its own; gives the copy's folder. It
 * is removed when the process ends.
 * @throws where an idea changes nothing, because the pages are written otherwise by now
 */
export async function siteWith(idea: Idea, dist: URL): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'idea-'));
  folders.push(folder);
  cpSync(dist, folder, { recursive: true });
  const copy = pathToFileURL(`${folder}/`);
  const pages = pagesOf(copy);
  if (idea !== AS_IT_IS && pages.every(({ html }) => idea(html) === html))
    throw new Error('An idea changes nothing.');
  for (const { file, html } of pages) {
    const changed = idea(html);
    writeFileSync(new URL(file, copy), withPolicy(changed, policyOf(changed)));
  }
  await writeWorker(copy, true);
  await compressFiles(copy);
  return copy;
}
