import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { pagesOf } from '../../hosting/pages.ts';
import { policyOf, withPolicy } from '../../hosting/policy.ts';
import { writeWorker } from '../../after-build/service-worker.ts';
import { DIST } from '../support/built.ts';
import { folderWith } from '../support/folder-with.ts';

interface VersionOptions {
  /** As the setting `keptOnDevice`. */
  keep?: boolean;
  /** What is added to the end of the worker. */
  worker?: string;
}

/**
 * Makes another version of the built site and gives its folder: every page is called by the version's name and asks
 * for `/shown/<name>` when it is shown; the worker is the one a build would write for these pages.
 */
export async function version(
  name: string,
  { keep = true, worker = '' }: VersionOptions = {},
): Promise<URL> {
  const dist = folderWith();
  // Compressed copies would hold the former text.
  cpSync(DIST, dist, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const { file, html } of pagesOf(dist)) {
    const changed = html
      .replace(/<title>.*?<\/title>/, `<title>${name}</title>`)
      .replace('</main>', `<img src="/shown/${name}" alt=""></main>`)
      .replace(keep ? '' : 'navigator.serviceWorker', 'undefined');
    writeFileSync(new URL(file, dist), withPolicy(changed, policyOf(changed)));
  }
  await writeWorker(dist, keep);
  const script = new URL('sw.js', dist);
  writeFileSync(script, readFileSync(script, 'utf8') + worker);
  return dist;
}
