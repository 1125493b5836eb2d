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

/** Sets the fields that name stored files. */
type TakeNames = (names: readonly string[]) => void;

/**
 * Stores files under their names and a hash of their content. Two people can store files of the same
 * name at the same time, and the same file is stored only once.
 * @param step the undo step that they belong to, see `Drafts.change`
 * @param take called at once: when a commit ends, it discards files that no field names
 */
export async function storeFiles(
  workspace: Workspace,
  folder: string,
  files: readonly File[],
  step: string,
  take: TakeNames,
): Promise<void> {
  const contents = files.map(async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const id = (await blobId(bytes)).slice(0, 8);
    return [file.name.replace(/(?=\.\w+$)/, `-${id}`), bytes] as const;
  });
  const uploads = await Promise.all(contents);
  const known = workspace.fileNamesIn(folder);
  const added = uploads.filter(([name]) => !known.includes(name));
  workspace.drafts.change(
    added.map(([name, bytes]) => [folder + name, bytes]),
    step,
  );
  take(uploads.map(([name]) => name));
}

const words = WORDS.pictures;

/**
 * A function that prepares and stores pictures of the device for a field; also a message about its
 * progress or refusals, and `clear` for it.
 */
export function useUpload(path: string, keys: Path) {
  const { workspace } = useEditor();
  const [message, setMessage] = useState('');
  const upload = async (files: readonly File[], take: TakeNames) => {
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
    if (prepared.length === 0) return;
    try {
      await storeFiles(workspace, IMAGES, prepared, typingStep(path, keys), take);
    } catch (error) {
      setMessage(errorMessage(error));
    }
  };
  return { message, clear: () => setMessage(''), upload };
}
