import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { defaultTreeAdapter, html } from 'parse5';
import { elementsNamed, htmlOf, setText, textIn } from '#site/html/html.ts';
import { writeWorker } from '#site/output/after-build/service-worker.ts';
import { policyOf, setPolicy } from '#site/output/hosting/policy.ts';
import { describePage, listPageFiles, readPage } from '#site/output/pages.ts';
import { ASSETS_FOLDER } from '#site/shared/assets-folder.ts';
import { DIST } from '../support/built.ts';
import { folderWith } from '../support/folder-with.ts';

interface VersionOptions {
  /** The setting `keptOnDevice`. */
  keep?: boolean;
  /** Code to append to the worker. */
  worker?: string;
  /** Whether its visitors save data, as the worker sees it. */
  savesData?: boolean;
  /** A script to add to every page. */
  script?: string;
}

/**
 * Makes another version of the built site: the title of every page is the version's name, which
 * is also in the names of its drawings, every page requests `/shown/<name>` when it is shown, and
 * the worker is the one for these pages.
 * @returns its folder
 */
export async function version(
  name: string,
  { keep = true, worker = '', savesData = false, script: added = '' }: VersionOptions = {},
): Promise<URL> {
  const dist = folderWith();
  // Compressed copies would have the old text.
  cpSync(DIST, dist, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const renamed = (address: string) => address.replace(/\.svg$/, `.${name}.svg`);
  for (const file of globSync(`${ASSETS_FOLDER}/*.svg`, { cwd: dist }))
    renameSync(new URL(file, dist), new URL(renamed(file), dist));
  const pages = listPageFiles(dist).map((file) => {
    const page = readPage(dist, file);
    const [title] = elementsNamed(page, 'title');
    const [main] = elementsNamed(page, 'main');
    if (!title || !main) throw new Error(`${file} has no title or no <main>.`);
    setText(title, name);
    for (const { attrs } of ['img', 'source'].flatMap((tag) => elementsNamed(page, tag)))
      for (const attr of attrs) attr.value = renamed(attr.value);
    defaultTreeAdapter.appendChild(
      main,
      defaultTreeAdapter.createElement('img', html.NS.HTML, [
        { name: 'src', value: `/shown/${name}` },
        { name: 'alt', value: '' },
      ]),
    );
    if (!keep)
      for (const script of elementsNamed(page, 'script').filter(textIn))
        setText(script, textIn(script).replaceAll('navigator.serviceWorker', 'undefined'));
    if (added) {
      const script = defaultTreeAdapter.createElement('script', html.NS.HTML, []);
      defaultTreeAdapter.insertText(script, added);
      defaultTreeAdapter.appendChild(main, script);
    }
    setPolicy(page, policyOf(page, { worker: keep }));
    writeFileSync(new URL(file, dist), htmlOf(page));
    return describePage(file, page);
  });
  await writeWorker(
    dist,
    keep,
    pages,
    pages.filter(({ address }) => address !== undefined),
  );
  const script = new URL('sw.js', dist);
  const before = savesData
    ? `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`
    : '';
  writeFileSync(script, before + readFileSync(script, 'utf8') + worker);
  return dist;
}
