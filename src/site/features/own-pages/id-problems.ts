import type { Path } from '#content/fields';
import { fileIn, type Project, type StoredPage } from '#content/project';
import type { ContentProblem } from '#content/reading';

interface Named {
  id: string;
  what: string;
  file: string;
  path: Path;
}

/** All on a page that has an id, in the order in which it is easiest to name otherwise. */
function namedOn({ file, blocks }: StoredPage, project: Project): Named[] {
  const named = blocks.flatMap((block, at) => {
    const ids = project.model
      .blockKindOf(block)
      ?.idsOf?.(block, (first) => project.of(first, project.first));
    return (ids ?? []).map(({ id, what, file: second, path }): Named => {
      return second
        ? { id, what, file: fileIn(second, project.first), path }
        : { id, what, file, path: ['blocks', at, ...path] };
    });
  });
  const rank = ({ path, file: place }: Named) =>
    place !== file ? 1 : path.at(-1) === 'block' ? 2 : 0;
  const places = new Map(
    named.map((first) => [`${first.file} ${first.id} ${first.path.join(' ')}`, first]),
  );
  return [...places.values()].sort((first, second) => rank(first) - rank(second));
}

/** What has the same id as something else on its page, with the places of both. */
export function idProblems(project: Project): ContentProblem[] {
  const pages = project.published().flatMap((code) => project.publishedPages(code));
  return pages.flatMap((page) => {
    const byId = Map.groupBy(namedOn(page, project), ({ id }) => id);
    return [...byId.values()].flatMap(([first, second]): ContentProblem[] => {
      if (!first || !second) return [];
      const { line = 1 } = project.locate(second.file, second.path);
      const message = `"#${first.id}" is the address of ${second.what} on ${page.path} too. Choose another one.`;
      return [
        {
          ...project.locate(first.file, first.path),
          message,
          fixableIn: { file: second.file, line },
        },
      ];
    });
  });
}
