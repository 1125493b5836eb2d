import { idsOfBlock } from '../own-pages/ids-of-block.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { placeFinder } from '../reading/parse-content.ts';
import { occurrenceId } from '../../features/dates/schemas/entry.ts';
import { timesOf } from '../../features/dates/schemas/facts.ts';
import type { Path } from '../schemas/json-schema.ts';
import type { Project } from '../project/project.ts';
import { readDates, type ReadDates } from '../../features/dates/problems.ts';

/** Something on a page that has an id, and the field that says which. */
interface Named {
  id: string;
  what: string;
  file: string;
  source: string;
  path: Path;
}

/** What has an id of its own in a kind of block: in which list, in which field, and its name. */
const NAMED: Partial<Record<string, [list: string, field: string, what: string]>> = {
  questions: ['questions', 'id', 'a question'],
  listen: ['pieces', 'title', 'a piece of music'],
};

/** Ids of blocks that a page has once. */
const OF_BLOCKS: Partial<Record<string, readonly string[]>> = {
  offer: ['offer'],
  give: ['bank-accounts', 'mobile-money'],
};

/** All on a page that has an id, in the order in which it is easiest to name otherwise. */
function namedOn(page: OwnPageSource, dates: ReadDates): Named[] {
  const { file, source, data } = page;
  const inBlocks = data.blocks.flatMap((block, at): Named[] => {
    const [list = '', field = '', what = ''] = NAMED[block.block] ?? [];
    return idsOfBlock(block).map((id, index) => ({
      ...{ id, what, file, source, path: ['blocks', at, list, index, field] },
    }));
  });
  const topics = data.blocks.flatMap((one) => (one.block === 'dates' ? [one.topic] : []));
  const ofDates = dates.data.dates.flatMap((date, index) =>
    topics.some((topic) => !topic || topic === date.topic)
      ? timesOf(date).map((_, time): Named => ({
          ...{ id: occurrenceId(date.id, time), what: 'a date' },
          ...{ file: dates.file, source: dates.source, path: ['dates', index, 'id'] },
        }))
      : [],
  );
  const blocks = data.blocks.flatMap(({ block }, at) =>
    (OF_BLOCKS[block] ?? []).map((id): Named => ({
      ...{ id, what: `the block "${block}"`, file, source, path: ['blocks', at, 'block'] },
    })),
  );
  return [...inBlocks, ...ofDates, ...blocks];
}

/**
 * What has the same id as something else on its page: a link would lead to the first of them. Names
 * the places of both.
 */
export function idProblems(project: Project): ContentProblem[] {
  const dates = readDates(project, project.first);
  const pages = project.published().flatMap((code) => project.publishedPages(code));
  return pages.flatMap((page) => {
    const byId = Map.groupBy(namedOn(page, dates), ({ id }) => id);
    return [...byId.values()].flatMap(([one, other]): ContentProblem[] => {
      if (!one || !other) return [];
      const { line = 1 } = placeFinder(other.file, other.source)(other.path);
      const message = `"#${one.id}" is the address of ${other.what} on ${page.path} too (${other.file}:${line}); expected another one.`;
      return [
        {
          ...placeFinder(one.file, one.source)(one.path),
          message,
          ...(other.file === one.file ? {} : { fixableIn: other.file }),
        },
      ];
    });
  });
}
