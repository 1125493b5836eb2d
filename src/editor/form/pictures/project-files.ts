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
import type { Workspace } from '../../store/project/workspace.ts';
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

/**
 * Stores files under their names and a hash of their content. Two people can store files of the same
 * name at the same time, and the same file is stored only once.
 * @param field the field that will name them: if it is gone, nothing is stored
 * @param take called at once: a commit leaves out files that no field names
 */
export async function storeFiles(
  workspace: Workspace,
  folder: string,
  files: readonly File[],
  { path, field }: { path: string; field: FollowedField },
  take: TakeNames,
): Promise<void> {
  const contents = files.map(async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const id = (await blobId(bytes)).slice(0, 8);
    return [file.name.replace(/(?=\.\w+$)/, `-${id}`), bytes] as const;
  });
  const uploads = await Promise.all(contents);
  const keys = field.keys();
  if (!keys) {
    notices.say(
      fill(WORDS.sheet.uploadDropped, { name: files.map(({ name }) => name).join(', ') }),
    );
    return;
  }
  const known = workspace.fileNamesIn(folder);
  const added = uploads.filter(([name]) => !known.includes(name));
  workspace.drafts.change(
    added.map(([name, bytes]) => [folder + name, bytes]),
    // One undo takes back the files, and their names in the field.
    typingStep(path, keys),
  );
  take(
    uploads.map(([name]) => name),
    keys,
  );
}

const words = WORDS.pictures;

/**
 * A function that prepares and stores pictures of the device for a field; also a message about its
 * progress or refusals, and `clear` for it.
 */
export function useUpload(path: string, keys: Path) {
  const { workspace } = useEditor();
  const [message, setMessage] = useState('');
  const prepare = async (files: readonly File[], take: TakeNames) => {
    const field = followField(workspace, path, keys);
    setMessage(words.preparing);
    const prepared: File[] = [];
    /** A set, so that several files with the same problem give one sentence. */
    const refusals = new Set<string>();
    // One after the other: several large photographs would not fit into a phone's memory.
    for (const file of files) {
      try {
        const picture = isPhotograph(file) ? await preparePicture(file) : undefined;
        if (picture) prepared.push(picture);
        else refusals.add(isPhotograph(file) ? words.unreadable : words.noPicture);
      } catch (error) {
        refusals.add(errorMessage(error));
      }
    }
    setMessage([...refusals].join(' '));
    try {
      if (prepared.length > 0) await storeFiles(workspace, IMAGES, prepared, { path, field }, take);
    } catch (error) {
      setMessage(errorMessage(error));
    } finally {
      field.end();
    }
  };
  const upload = async (files: readonly File[], take: TakeNames) => {
    const { unfinished } = workspace;
    const prepared = prepare(files, take);
    const wait = () => prepared;
    unfinished.add(wait);
    await prepared.finally(() => unfinished.delete(wait));
  };
  return { message, clear: () => setMessage(''), upload };
}
