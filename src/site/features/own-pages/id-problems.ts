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
      ?.idsOf?.(block, (one) => project.of(one, project.first));
    return (ids ?? []).map(({ id, what, file: other, path }): Named => {
      return other
        ? { id, what, file: fileIn(other, project.first), path }
        : { id, what, file, path: ['blocks', at, ...path] };
    });
  });
  const rank = ({ path, file: place }: Named) =>
    place !== file ? 1 : path.at(-1) === 'block' ? 2 : 0;
  const places = new Map(named.map((one) => [`${one.file} ${one.id} ${one.path.join(' ')}`, one]));
  return [...places.values()].sort((one, other) => rank(one) - rank(other));
}

/** What has the same id as something else on its page, with the places of both. */
export function idProblems(project: Project): ContentProblem[] {
  const pages = project.published().flatMap((code) => project.publishedPages(code));
  return pages.flatMap((page) => {
    const byId = Map.groupBy(namedOn(page, project), ({ id }) => id);
    return [...byId.values()].flatMap(([one, other]): ContentProblem[] => {
      if (!one || !other) return [];
      const { line = 1 } = project.locate(other.file, other.path);
      const message = `"#${one.id}" is the address of ${other.what} on ${page.path} too. Choose another one.`;
      return [
        {
          ...project.locate(one.file, one.path),
          message,
          fixableIn: { file: other.file, line },
        },
      ];
    });
  });
}
