import { readdir } from 'node:fs/promises';
import { ACCESSIBILITY, SITE_PAGES, THANK_YOU } from '../site-pages.ts';

/** Names of what every build may hold beside its pages: the editor, and what bundling makes. */
const OF_BUILDS = ['admin', '_astro', 'sw'];

/**
 * First parts of the addresses that the site itself has or may have once: its pages, what else it writes, what lies in
 * public/, its languages.
 */
export async function takenNames(root: URL, languages: readonly string[]): Promise<Set<string>> {
  const [routes, pages, files] = await Promise.all(
    ['src/pages/', 'src/pages/[...language]/', 'public/'].map((folder) =>
      readdir(new URL(encodeURI(folder), root)),
    ),
  );
  const paths = [...Object.values(SITE_PAGES), ACCESSIBILITY, THANK_YOU];
  return new Set([
    ...paths.map((path) => path.slice(1)),
    // Pictures of shared links bear the names of the pages.
    ...Object.keys(SITE_PAGES),
    ...[...(routes ?? []), ...(pages ?? [])].map((name) => name.replace(/\..*$/, '')),
    ...(files ?? []),
    ...languages,
    ...OF_BUILDS,
  ]);
}
