import type { Repository } from '#editor/repositories/repository.ts';
import type { DraftStore } from '#editor/store/drafts/draft-store.ts';
import { Workspace } from '#editor/store/project/workspace.ts';
import { contentIn, textOf } from './project.ts';

const refuse = () => Promise.reject(new Error('This device stores nothing.'));

/** A device that stores no drafts: they are there until the page is closed. */
export const noDraftStore: DraftStore = {
  open: refuse,
  save: refuse,
  close: refuse,
  remove: refuse,
};

const nowhere = () => Promise.reject(new Error('These texts are nowhere else.'));

/** An opened project that cannot be published, to type into. @param changes other texts by paths */
export async function openedTexts(
  codes: readonly string[],
  changes: Record<string, string> = {},
): Promise<Workspace> {
  const paths = [...new Set([...contentIn(codes), ...Object.keys(changes)])];
  const repository: Repository = {
    list: () => Promise.resolve({ head: '', files: new Map(paths.map((path) => [path, '1'])) }),
    read: (path) => Promise.resolve(new TextEncoder().encode(changes[path] ?? textOf(path))),
    write: nowhere,
    history: { versions: nowhere, text: nowhere, changed: nowhere },
  };
  const workspace = new Workspace(repository, noDraftStore);
  await workspace.open();
  return workspace;
}
