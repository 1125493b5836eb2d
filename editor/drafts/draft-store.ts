import { createStore, promisifyRequest, values, type UseStore } from 'idb-keyval';
import type { Draft, DraftStore } from './drafts.ts';

const databaseOf = (project: string) => `editor: ${project}`;
const STORE = 'drafts';

/**
 * Keeps drafts in this browser until they are published.
 * @param project where they belong: a service and its repository, or this computer
 */
export function draftStore(project: string): DraftStore {
  let opened: UseStore | undefined;
  // Some browsers throw already here in a private window.
  const store = () => (opened ??= createStore(databaseOf(project), STORE));
  return {
    read: async () => values<Draft>(store()),
    write: async (set, removed) =>
      store()('readwrite', (drafts) => {
        for (const draft of set) drafts.put(draft, draft.path);
        for (const path of removed) drafts.delete(path);
        return promisifyRequest(drafts.transaction);
      }),
  };
}
