import { linkScopes, linksOf } from '../checks/links.ts';
import { linkTarget, pathIn, sourcePath } from '../languages/language.ts';
import type { CheckedCustomPage } from '../project/file-data.ts';
import type { LaunchInput, LaunchIssue } from '../project/launch-issue.ts';

/**
 * Custom pages that no menu, footer or other page links to in any language. Only the newest such
 * post is reported: older posts drop out of the news as new ones come.
 */
export function unlinkedIssues({
  project,
  customPages,
}: Pick<LaunchInput, 'project' | 'customPages'>): LaunchIssue[] {
  const online = customPages.filter(({ publish }) => publish);
  const scopes = linkScopes(project);
  const addressOf = (language: string, path: string) =>
    pathIn(scopes.get(language)?.root ?? '', path);
  const linked = linksOf(project).flatMap(({ file, address, language }) =>
    [...scopes]
      // A fact is shown in every language.
      .filter(([code]) => language === '' || language === code)
      .map(([, scope]) => ({ file, to: linkTarget(scope, address).href.split(/[?#]/)[0] })),
  );
  const listed = [...scopes.keys()].flatMap((language) => {
    const beside = online.filter((page) => page.language === language);
    return project
      .pagesWithBlocks(language)
      .flatMap(({ file, blocks }) =>
        blocks
          .flatMap((block) => project.model.blockKindOf(block)?.leadsTo?.(block, beside) ?? [])
          .map((path) => ({ file, to: addressOf(language, path) })),
      );
  });
  const isLinked = ({ file, language, path }: CheckedCustomPage) =>
    [...linked, ...listed].some(
      (link) => link.file !== file && link.to === addressOf(language, path),
    );
  const unlinked = online.filter(
    (page) =>
      !online.some(
        (candidate) => sourcePath(candidate) === sourcePath(page) && isLinked(candidate),
      ),
  );
  const isOlderPost = ({ date, language }: CheckedCustomPage) =>
    unlinked.some(
      (candidate) => date && candidate.language === language && (candidate.date ?? '') > date,
    );
  return unlinked
    .filter((page) => !isOlderPost(page))
    .map(({ file, heading }) => ({
      severity: 'advice',
      today: `“${heading}” is online, but no menu, footer or page links to it, so visitors do not find it.`,
      ...project.locate(file, ['publish']),
    }));
}
