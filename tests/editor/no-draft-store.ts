import type { DraftStore } from '#editor/store/drafts/stored-drafts.ts';

const refuse = () => Promise.reject(new Error('This device stores nothing.'));

/** A device that stores no drafts: they are there until the page is closed. */
export const noDraftStore: DraftStore = { read: refuse, edit: refuse, lock: (task) => task() };
