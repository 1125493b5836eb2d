import { linkTarget, pathIn } from '../languages/language.ts';
import type { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { idInLink } from '../text/ids.ts';
import { linkScopes, linksOf, type ContentLink } from './links.ts';

/**
 * Ids of the frame and of controls, which messages do not suggest as targets. The list is narrower
 * than `reservedIdPattern`: a link may lead to the community, the questions or a part of a page.
 */
const NOT_SUGGESTED = /^(next|menu|languages|main|end|wave.*|footer-.*|.*-heading|picture-\d+)$/;

/** The ids on a page; undefined if there is no such page. */
type Ids = readonly string[] | undefined;

/** The address a link leads to; undefined if its language is not built. */
function followed({ address, language, page }: ContentLink, project: Project): string | undefined {
  const scope = linkScopes(project).get(language || project.first);
  if (!scope) return undefined;
  return address.startsWith('#')
    ? pathIn(scope.root, page ?? '/') + address
    : linkTarget(scope, address).href;
}

/** Reports links to parts of pages that do not exist. @param idsOf gives the ids on a page */
export async function fragmentProblems(
  project: Project,
  idsOf: (path: string) => Ids | Promise<Ids>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const link of linksOf(project)) {
    const [address = '', id = ''] = followed(link, project)?.split('#') ?? [];
    const [path = ''] = address.split('?');
    const ids = id === '' ? undefined : await idsOf(path);
    if (!ids || ids.some((anchor) => idInLink(anchor) === idInLink(id))) continue;
    const parts = ids.filter((anchor) => !NOT_SUGGESTED.test(anchor)).map((anchor) => `#${anchor}`);
    const message = `"#${id}" is not a part of ${path}. Write one of ${parts.join(', ')}, or nothing after the path.`;
    problems.push({ file: link.file, line: link.line, path: link.path, message });
  }
  return problems;
}
