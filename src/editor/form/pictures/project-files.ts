import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Path } from '#content/fields';
import { blobId } from '../../repositories/bytes.ts';
import { useEditor } from '../../shared/Editor.tsx';
import { errorMessage } from '../../shared/error-notice.ts';
import { useAsync } from '../../shared/use-async.ts';
import { type ProjectFile, IMAGES } from '../../store/assets/find-file.ts';
import { typingStep } from '../../store/drafts/undo-history.ts';
import type { Workspace } from '../../store/project/workspace.ts';
import { WORDS } from '../../words/words.ts';
import { isPhotograph, preparePicture } from './prepare-picture.ts';

/** A file of the project, and again when it changes; undefined until it is read. */
export function useProjectFile(path: string): ProjectFile | undefined {
  const { workspace, find } = useEditor();
  const changedAt = () => workspace.drafts.all.get(path)?.at;
  const version = useSyncExternalStore(workspace.drafts.subscribe, changedAt, changedAt);
  const read = useCallback(() => find(path), [find, path]);
  return useAsync(read, version).answer;
}

/**
 * Stores a file under its name and a hash of its content. Two people can store files of the same
 * name at the same time, and the same file is stored only once.
 * @param step the undo step that it belongs to, see `Drafts.change`
 * @returns the new name
 */
export async function storeFile(
  workspace: Workspace,
  folder: string,
  file: File,
  step: string,
): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const id = (await blobId(bytes)).slice(0, 8);
  const name = file.name.replace(/(?=\.\w+$)/, `-${id}`);
  if (!workspace.fileNamesIn(folder).includes(name))
    workspace.drafts.change([[folder + name, bytes]], step);
  return name;
}

const words = WORDS.pictures;

/**
 * A function that prepares and stores pictures of the device for a field, and resolves to the names of
 * those that could be stored; also a message about its progress or refusals, and `clear` for it.
 */
export function useUpload(path: string, keys: Path) {
  const { workspace } = useEditor();
  const [message, setMessage] = useState('');
  const upload = async (files: readonly File[]) => {
    setMessage(words.preparing);
    const names: string[] = [];
    /** A set, so that several files with the same problem give one sentence. */
    const refusals = new Set<string>();
    // One after the other: several large photographs would not fit into a phone's memory.
    for (const file of files) {
      try {
        const prepared = isPhotograph(file) ? await preparePicture(file) : undefined;
        if (prepared)
          names.push(await storeFile(workspace, IMAGES, prepared, typingStep(path, keys)));
        else refusals.add(isPhotograph(file) ? words.unreadable : words.noPicture);
      } catch (error) {
        refusals.add(errorMessage(error));
      }
    }
    setMessage([...refusals].join(' '));
    return names;
  };
  return { message, clear: () => setMessage(''), upload };
}
