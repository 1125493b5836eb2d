import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFiles } from '../../after-build/compress.ts';
import { writeWorker } from '../../after-build/service-worker.ts';
import { pagesOf } from '../../hosting/pages.ts';
import { policyOf, withPolicy } from '../../hosting/policy.ts';
import { NEXT } from './slow-profile.ts';

/** Another way to the next page: what it changes in a built page. */
type Idea = (html: string) => string;

/** What the rules say of an open menu and of a footer that has been seen, as src/head/next-pages.ts writes it. */
const MENU = '#menu *,';
const FOOTER = '#end *,';

const rules =
  (from: string, to: string): Idea =>
  (html) =>
    html.replace(from, () => to);

/** Marks links one after the other, 0.3 s apart, so that each page is prepared by itself; `when` calls `start`. */
const marking = (links: string, when: string) =>
  `<script type="module">let start=()=>[...document.querySelectorAll("${links}")].forEach((a,i)=>setTimeout(()=>a.dataset.ahead="",i*300));${when}</script>`;

const inTurns =
  (part: string, links: string, when: string): Idea =>
  (html) =>
    html
      .replace(part, '[data-ahead],')
      .replace('</body>', marking(`${links} a[href^='/']:not([aria-current])`, when));

const onlyOpened = (part: string): Idea => {
  const narrowed = (path = '') => part.replace('*', `[href='${NEXT[path]}']`);
  return (html) => html.replace(part, () => narrowed(/:not\(\[href='(.*?)'/.exec(html)?.[1]));
};

const style =
  (css: string): Idea =>
  (html) =>
    html.replace('</style>', () => `${css}</style>`);

const AS_IT_IS: Idea = (html) => html;

/** Ideas for the next page that could be tried on the built pages as they are. */
export const IDEAS: Readonly<Record<string, Idea>> = {
  'as it is': AS_IT_IS,
  'pages: fetched and not prepared': (html) => html.replace(/,"prerender":\[.*?\}\](?=\})/, ''),
  'pages: one heading': (html) =>
    html.replace(/(<main.*?>).*?(<h1.*?<\/h1>).*<\/main>/s, '$1$2</main>'),
  'menu: only at the touch': rules(MENU, ''),
  'menu: only the page that is opened': onlyOpened(MENU),
  'menu: one after the other': inTurns(
    MENU,
    '#menu',
    'document.getElementById("menu").addEventListener("toggle",start,{once:true})',
  ),
  'footer: only at the touch': rules(FOOTER, ''),
  'footer: only the page that is opened': onlyOpened(FOOTER),
  'footer: one after the other': inTurns(
    FOOTER,
    'footer',
    'new IntersectionObserver(([e])=>e.isIntersecting&&start()).observe(document.querySelector("footer"))',
  ),
  'view transitions': style('@view-transition{navigation:auto}'),
  'style: without :has()': (html) => html.replaceAll(/(?<=[{}])[^{}]*:has\([^{}]*\{[^{}]*\}/g, ''),
  'style: nothing moves': style(
    '*,:before,:after{transition:none!important;animation:none!important}',
  ),
  'worker: none': (html) => html.replace('navigator.serviceWorker', 'undefined'),
  'frame: what is below comes in the second': style(
    'main>section:nth-child(n+3),footer{animation:below 1ms}@keyframes below{0%,to{content-visibility:hidden}}',
  ),
  'frame: what is below comes near it': style(
    'main>section:nth-child(n+3),footer{content-visibility:auto;contain-intrinsic-size:auto 60rem}',
  ),
};

/** Ideas that leave out a header. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'header: no Cross-Origin-Opener-Policy': 'Cross-Origin-Opener-Policy',
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
