import { readdirSync } from 'node:fs';
import type { Site } from '../checks/project-problems.ts';
import type { Feature } from '../project/feature.ts';
import { OFFLINE_PATH } from '../project/listed-page.ts';
import { filesUnder } from './read-project.ts';

/** Names in the build output that are not pages, but that somebody could give to a page. */
const BUILD_NAMES = ['admin', 'sw'];

/** The file name in a route's pattern: `feed` of `/[...language]/feed.xml`. */
const nameIn = (pattern: string) => pattern.replace(/^.*\//, '').replace(/\..*$/, '');

/** Reads what the site has besides content/: its routes, and the files of public/. */
export function readSite(root: URL, features: readonly Feature[]): Site {
  const routes = filesUnder(new URL('src/pages/', root));
  const files = filesUnder(new URL('public/', root));
  const folders = ['src/pages/', 'src/pages/[...language]/', 'public/'].flatMap((folder) =>
    readdirSync(new URL(encodeURI(folder), root)),
  );
  return {
    files: new Set([
      ...files.map((path) => `/${path}`),
      ...routes.filter((path) => path.endsWith('.ts')).map((path) => `/${path.slice(0, -3)}`),
    ]),
    reservedSlugs: new Set([
      OFFLINE_PATH.slice(1),
      ...folders.map((name) => name.replace(/\..*$/, '')),
      ...features.flatMap(({ routes = [] }) => routes.map(({ pattern }) => nameIn(pattern))),
      ...BUILD_NAMES,
    ]),
  };
}
