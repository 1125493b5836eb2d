import { readdir } from 'node:fs/promises';
import { ACCESSIBILITY, OFFLINE, SITE_PAGES, THANK_YOU } from '../site-pages.ts';

/** Names in a build besides its pages: the editor, and the bundler's output. */
const BUILD_NAMES = ['admin', '_astro', 'sw'];

/** The first path segments of pages, routes, files of public/ and languages. */
export async function takenNames(root: URL, languages: readonly string[]): Promise<Set<string>> {
  const [routes, pages, files] = await Promise.all(
    ['src/pages/', 'src/pages/[...language]/', 'public/'].map((folder) =>
      readdir(new URL(encodeURI(folder), root)),
    ),
  );
  const paths = [...Object.values(SITE_PAGES), ACCESSIBILITY, THANK_YOU, OFFLINE];
  return new Set([
    ...paths.map((path) => path.slice(1)),
    // The pictures of shared links have the names of the pages.
    ...Object.keys(SITE_PAGES),
    ...[...(routes ?? []), ...(pages ?? [])].map((name) => name.replace(/\..*$/, '')),
    ...(files ?? []),
    ...languages,
    ...BUILD_NAMES,
  ]);
}
