import { existsSync, readFileSync } from 'node:fs';
import { fragmentProblems } from '#content/checks';
import type { Project } from '#content/project';
import { throwProblems } from '#content/reading';
import { attribute, elementsIn, parseHtml } from '../html/html.ts';

/** The ids on built pages, by path; undefined where there is no page. */
function idFinder(dist: URL) {
  const known = new Map<string, string[] | undefined>();
  const idsIn = (file: URL) =>
    [...elementsIn(parseHtml(readFileSync(file, 'utf8')))].flatMap(
      (element) => attribute(element, 'id') ?? [],
    );
  return (path: string) => {
    if (!known.has(path)) {
      const names = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
      const file = names.map((name) => new URL(`.${name}`, dist)).find((url) => existsSync(url));
      known.set(path, file && idsIn(file));
    }
    return known.get(path);
  };
}

/** Checks links to parts of built pages. @throws ContentError with every link that leads nowhere */
export async function checkFragments(dist: URL, project: Project): Promise<void> {
  throwProblems(await fragmentProblems(project, idFinder(dist)));
}
