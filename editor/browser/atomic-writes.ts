import { Refusal } from '../files/refusal.ts';

/** How the CMS names a file until it is whole. */
const TEMPORARY_PREFIX = '.sveltia-tmp-';

const WRITE_FAILED =
  'The file could not be written. Is the disk full, or was the folder moved or closed?';

/** https://wicg.github.io/file-system-access/: not in every browser. */
type Removable = FileSystemFileHandle & { remove?: () => Promise<void> };

/**
 * Takes away what was to take the place of a file. The browser holds it for a moment after its
 * stream has ended.
 */
async function discard(file: Removable): Promise<void> {
  for (let pause = 10; pause < 1000; pause *= 2) {
    try {
      await file.remove?.();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * A file in a folder of this computer is written when its stream is closed; the CMS closes it
 * without looking whether that went well, puts what there is in the place of the file, and shows
 * "Saved". Here writing ends with closing, so that a full disk or a folder that was taken away is
 * reported, and neither the file nor what was typed is lost.
 */
export function writeAtomically(): void {
  // Only browsers made from Chromium can write into a folder.
  if (!('FileSystemFileHandle' in globalThis)) return;
  const handle = FileSystemFileHandle.prototype;
  const open = handle.createWritable;
  handle.createWritable = async function (this: FileSystemFileHandle, options) {
    const stream = await open.call(this, options);
    const write = stream.write.bind(stream);
    const close = stream.close.bind(stream);
    stream.write = async (data) => {
      try {
        await write(data);
        await close();
      } catch (error) {
        await stream.abort().catch(() => undefined);
        if (this.name.startsWith(TEMPORARY_PREFIX)) await discard(this);
        throw new Refusal([`${WRITE_FAILED} (${String(error)})`]);
      }
    };
    stream.close = () => Promise.resolve();
    return stream;
  };
}
