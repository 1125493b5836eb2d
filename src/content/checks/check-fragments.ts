import { existsSync, readFileSync } from 'node:fs';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Project } from '../project/project.ts';
import { throwProblems } from '../reading/content-error.ts';
import { fragmentProblems } from './fragment-problems.ts';

function idsIn(node: DefaultTreeAdapterTypes.Node): string[] {
  const attributes = defaultTreeAdapter.isElementNode(node) ? node.attrs : [];
  const ids = attributes.filter(({ name }) => name === 'id').map(({ value }) => value);
  return 'childNodes' in node ? [...ids, ...node.childNodes.flatMap(idsIn)] : ids;
}

function idFinder(dist: URL) {
  const known = new Map<string, string[] | undefined>();
  return (path: string) => {
    if (!known.has(path)) {
      const names = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
      const file = names.map((name) => new URL(`.${name}`, dist)).find((url) => existsSync(url));
      known.set(path, file && idsIn(parse(readFileSync(file, 'utf8'))));
    }
    return known.get(path);
  };
}

/** Checks links to parts of built pages. @throws ContentError with all that lead nowhere */
export async function checkFragments(dist: URL, project: Project): Promise<void> {
  throwProblems(await fragmentProblems(project, idFinder(dist)));
}
