import { readdir } from 'node:fs/promises';
import { ACCESSIBILITY, SITE_PAGES, THANK_YOU } from './site-pages.ts';

/** Folder of the pages of the team's own, in a language folder of content/. */
export const MORE = 'more';

/** Names that hosts keep for themselves: default pages, folders of their own, devices of Windows. */
const OF_HOSTS =
  /^(index|404|[45]0\d|cgi-bin|server-(status|info)|cdn-cgi|webmail|cpanel|error|manual|con|prn|aux|nul|(com|lpt)\d)$/;

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

/** What is wrong with the name of a file in content/<language>/more, a sentence; nothing if its page can have that address. */
export function fileNameProblem(name: string, taken: ReadonlySet<string>): string | undefined {
  const address = name.replace(/\.(ya?ml|md)$/i, '');
  if (!name.endsWith('.yaml'))
    return `expected a name that ends in ".yaml", such as ${address.toLowerCase()}.yaml; every file here is a page.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(address)) {
    const better = address
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
    return `the name of the file is the address of the page: expected small letters a to z, digits and hyphens between them${better ? `, such as ${better}.yaml` : ''}.`;
  }
  if (address.length > 60)
    return 'the name of the file is the address of the page: expected at most 60 characters.';
  if (taken.has(address))
    return `"/${address}" is an address that the site has or may have itself; give the file another name.`;
  if (OF_HOSTS.test(address))
    return `"/${address}" is an address that hosts keep for themselves; give the file another name.`;
  return undefined;
}
