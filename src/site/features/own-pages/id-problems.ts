import { fileIn } from '#content/files';
import type { PageWithBlocks, Project } from '#content/project';
import type { ContentProblem } from '#content/reading';

/** Lists the fields that give ids to parts of a page. First comes what the team can rename most easily. */
function idSourcesOn({ file, key, blocks }: PageWithBlocks, project: Project) {
  const sources = blocks.flatMap((block, blockIndex) => {
    const ids = project.model
      .blockKindOf(block)
      ?.idsOf?.(block, (first) => project.of(first, project.first));
    return (ids ?? []).map(({ id, what, file: factFile, path }) =>
      factFile
        ? { id, what, file: fileIn(factFile, project.first), path }
        : { id, what, file, path: [key, blockIndex, ...path] },
    );
  });
  const rank = ({ path, file: sourceFile }: (typeof sources)[number]) =>
    sourceFile !== file ? 1 : path.at(-1) === 'block' ? 2 : 0;
  // Two blocks may show the same date, which is one source.
  const distinct = new Map(
    sources.map((source) => [`${source.file} ${source.id} ${source.path.join(' ')}`, source]),
  );
  return [...distinct.values()].sort((first, second) => rank(first) - rank(second));
}

/** Finds parts of a page that have the same id, with the locations of both. */
export function idProblems(project: Project): ContentProblem[] {
  const pages = project.publishedLanguages().flatMap((code) => project.pagesWithBlocks(code));
  return pages.flatMap((page) => {
    const byId = Map.groupBy(idSourcesOn(page, project), ({ id }) => id);
    return [...byId.values()].flatMap(([first, second]): ContentProblem[] => {
      if (!first || !second) return [];
      const { line = 1 } = project.locate(second.file, second.path);
      const message = `"#${first.id}" is the address of ${second.what} on ${page.path} too. Choose another one.`;
      const location = project.locate(first.file, first.path);
      return [{ ...location, message, fixableIn: { file: second.file, line } }];
    });
  });
}
