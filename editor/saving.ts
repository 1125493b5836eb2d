/** What happens around a save: it is checked before, and the project knows it afterwards. */
import CMS from '@sveltia/cms';
import { recordPath } from '../src/core/languages/record.ts';
import type { EditingService } from './schema.ts';
import { textInFolder } from './browser/folder.ts';
import { setUnsaved } from './browser/leaving.ts';
import { showNotice } from './browser/notice.ts';
import { storedValue } from './browser/stores.ts';
import { refuseAddress } from './files/own-page.ts';
import { placeOf } from './files/model.ts';
import type { EditorProject } from './files/editor-project.ts';
import { Refusal } from './files/refusal.ts';
import { recordAfterSave } from './files/translation.ts';
import { valuesOf } from './form/values.ts';
import { storeText } from './history/local-history.ts';
import type { Saved, OnlineStatus } from './online/online-status.ts';

const GONE = 'The file is no longer in the folder, or cannot be read. Has the folder been moved?';

const LOST =
  'Saved. Some lines that somebody typed into the file were rewritten or are not part of the form. These were lost from the file:';

/** A file that is saved, as the CMS hands it to a folder or a service. */
interface Change {
  action: string;
  path: string;
  slug?: string;
  data?: unknown;
  previousSha?: string | undefined;
}

/** Pages that are about to be deleted, as the CMS knows them. */
interface Deleted {
  id: string;
  locales: Record<string, { path: string }>;
}

interface Saving {
  project: EditorProject;
  /** The setting; undefined for a folder on this computer. */
  editing: EditingService | undefined;
  /** The name of the database in which the CMS keeps what it knows of the service. */
  database: string;
  onlineStatus: OnlineStatus;
  /** First parts of the addresses that the site itself has. */
  takenAddresses: readonly string[];
}

/** Checks saves and takes note of them. @returns what the patches of the CMS call */
export function handleSaves({ project, editing, database, onlineStatus, takenAddresses }: Saving) {
  /** The texts that files of this computer have until they are saved, by their paths. */
  const replaced = new Map<string, string>();

  /**
   * The text of a file as it is now, where that can be known: online the CMS itself looks before it
   * saves.
   */
  const textNow = (path: string) =>
    editing ? Promise.resolve(undefined) : textInFolder(path).catch(() => undefined);

  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const path = entry.get('path');
      const isNew = entry.get('newRecord');
      const now = await textNow(path);
      if (!editing && !isNew && now === undefined) throw new Refusal([GONE]);
      if (isNew && placeOf(path).name === 'own') {
        refuseAddress(entry.get('slug'), takenAddresses);
        if (now !== undefined) throw new Refusal([`There is a page in ${path} already.`]);
        project.forget([path]);
      }
      if (now !== undefined) replaced.set(path, now);
      const values = project.merged(path, valuesOf(entry), now);
      await project.refuseBroken(path, values);
      return entry.set('data', values as never);
    },
  });

  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const lost = project.saved(entry.get('path'), valuesOf(entry));
      if (lost.length > 0) showNotice(LOST, lost);
      setUnsaved(false);
    },
  });

  /** Adds to what is saved with a translation the record of what it was translated from. */
  async function alsoSave(changes: Change[]): Promise<void> {
    for (const { path, data, slug } of [...changes]) {
      if (typeof data !== 'string') continue;
      const file = recordPath(placeOf(path).code);
      const record = recordAfterSave(project.texts, path, data, await textNow(file));
      if (record === undefined) continue;
      // The number by which the service knows the state of the file.
      const known = await storedValue<{ sha?: string }>(database, 'file-cache', file).catch(
        () => undefined,
      );
      changes.push({
        action: project.texts.has(file) ? 'update' : 'create',
        path: file,
        ...(slug === undefined ? {} : { slug }),
        data: record,
        previousSha: known?.sha,
      });
    }
  }

  /** The links that lead to pages that are about to be deleted, as the CMS shows them. */
  function stillLinked(entries: readonly Deleted[]) {
    const paths = entries.flatMap(({ locales }) => Object.values(locales).map(({ path }) => path));
    return project.afterDeletion(paths).map(({ path, keyPath, label, form, message }) => ({
      entry: { id: path },
      keyPath,
      fieldLabel: label || 'Text',
      collectionLabel: placeOf(path).name === 'own' ? 'Pages of your own' : 'Words and facts',
      summary: form,
      messages: [message],
    }));
  }

  /** Takes files that were saved or deleted. */
  function committed(changes: readonly Saved[]): void {
    onlineStatus.saved(changes);
    for (const { action, path, data } of changes) {
      if (path.endsWith('.json') && typeof data === 'string') project.readRecord(path, data);
      const text = action === 'delete' ? project.texts.get(path) : replaced.get(path);
      if (text !== undefined && !editing) void storeText(path, text).catch(() => undefined);
      replaced.delete(path);
    }
    project.forget(changes.filter(({ action }) => action === 'delete').map(({ path }) => path));
  }

  return { alsoSave, committed, stillLinked };
}
