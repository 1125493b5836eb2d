import type { Repository } from '#editor/publish/repositories/repository.ts';
import { OpenProject } from '#editor/store/project/open-project.ts';
import { noDraftStore } from './no-draft-store.ts';
import { contentIn, textOf } from './project.ts';

const nowhere = () => Promise.reject(new Error('These texts are nowhere else.'));

/** An opened project that cannot be published, to type into. @param changes other texts by paths */
export async function openedTexts(
  codes: readonly string[],
  changes: Record<string, string> = {},
): Promise<OpenProject> {
  const paths = [...new Set([...contentIn(codes), ...Object.keys(changes)])];
  const repository: Repository = {
    list: () => Promise.resolve({ head: '', files: new Map(paths.map((one) => [one, '1'])) }),
    read: (path) => Promise.resolve(new TextEncoder().encode(changes[path] ?? textOf(path))),
    write: nowhere,
    history: { versions: nowhere, text: nowhere, changed: nowhere },
  };
  const project = new OpenProject(repository, noDraftStore, () =>
    Promise.resolve({ mistakes: [], elsewhere: [] }),
  );
  await project.open();
  return project;
}
