import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Path } from '#content/fields';
import { fill } from '#content/text';
import { blobId } from '../../repositories/bytes.ts';
import { useEditor } from '../../shared/Editor.tsx';
import { errorMessage } from '../../shared/error-notice.ts';
import { notices } from '../../shared/notices.ts';
import { useAsync } from '../../shared/use-async.ts';
import { type ProjectFile, IMAGES } from '../../store/assets/find-file.ts';
import { typingStep } from '../../store/drafts/undo-history.ts';
import { WORDS } from '../../words/words.ts';
import { type FollowedField, followField } from '../follow-field.ts';
import { isPhotograph, preparePicture } from './prepare-picture.ts';

/** A file of the project, and again when it changes; undefined until it is read. */
export function useProjectFile(path: string): ProjectFile | undefined {
  const { workspace, find } = useEditor();
  const changedAt = () => workspace.drafts.all.get(path)?.at;
  const version = useSyncExternalStore(workspace.drafts.subscribe, changedAt, changedAt);
  const read = useCallback(() => find(path), [find, path]);
  return useAsync(read, version).answer;
}

/** Sets the field that names stored files. @param keys its path now */
type TakeNames = (names: readonly string[], keys: Path) => void;

const words = WORDS.pictures;

/** Where files of the device are stored, and how. */
interface UploadKind {
  folder: string;
  /** @returns the file to be stored, or why it is refused */
  prepare: (file: File) => Promise<File | string>;
  /** Shown while files are prepared. */
  waiting?: string;
}

const PICTURES: UploadKind = {
  folder: IMAGES,
  prepare: async (file) => {
    if (!isPhotograph(file)) return words.noPicture;
    return (await preparePicture(file)) ?? words.unreadable;
  },
  waiting: words.preparing,
};

/**
 * A function that prepares and stores files of the device for a field; also a message about its
 * progress or refusals, and `clear` for it.
 */
export function useUpload(path: string, keys: Path, kind = PICTURES) {
  const { folder, prepare, waiting = '' } = kind;
  const { workspace } = useEditor();
  const [message, setMessage] = useState('');
  /**
   * Stores files under their names and a hash of their content. Two people can store files of the
   * same name at the same time, and the same file is stored only once.
   * @param field the field that will name them: if it is gone, nothing is stored
   * @param take called at once: a commit leaves out files that no field names
   */
  const store = async (files: readonly File[], field: FollowedField, take: TakeNames) => {
    const contents = files.map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const id = (await blobId(bytes)).slice(0, 8);
      return [file.name.replace(/(?=\.\w+$)/, `-${id}`), bytes] as const;
    });
    const uploads = await Promise.all(contents);
    const keysNow = field.keys();
    if (!keysNow) {
      const name = files.map((file) => file.name).join(', ');
      notices.say(fill(WORDS.sheet.uploadDropped, { name }));
      return;
    }
    const known = workspace.fileNamesIn(folder);
    const added = uploads.filter(([name]) => !known.includes(name));
    const drafts = added.map(([name, bytes]) => [folder + name, bytes] as const);
    // One undo takes back the files, and their names in the field.
    workspace.drafts.change(drafts, typingStep(path, keysNow));
    const names = uploads.map(([name]) => name);
    take(names, keysNow);
  };
  const prepareAndStore = async (files: readonly File[], take: TakeNames) => {
    const field = followField(workspace, path, keys);
    setMessage(waiting);
    const prepared: File[] = [];
    /** A set, so that several files with the same problem give one sentence. */
    const refusals = new Set<string>();
    // One after the other: several large photographs would not fit into a phone's memory.
    for (const file of files) {
      const result = await prepare(file).catch(errorMessage);
      if (typeof result === 'string') refusals.add(result);
      else prepared.push(result);
    }
    setMessage([...refusals].join(' '));
    const stored = prepared.length > 0 ? store(prepared, field, take) : undefined;
    await stored?.catch((error: unknown) => setMessage(errorMessage(error)));
    field.end();
  };
  const upload = async (files: readonly File[], take: TakeNames) => {
    const { unfinished } = workspace;
    const stored = prepareAndStore(files, take);
    const wait = () => stored;
    unfinished.add(wait);
    await stored.finally(() => unfinished.delete(wait));
  };
  return { message, clear: () => setMessage(''), upload };
}
