import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { itemsOf } from '../list.ts';
import { FilePicker } from './FilePicker.tsx';
import { useUpload } from './project-files.ts';

/** Adds several pictures to a list at once, each as an item whose texts are still missing. */
export default function SeveralPictures({ value, set, path, keys }: ControlProps) {
  const { message, upload } = useUpload();
  const add = async (files: readonly File[]) => {
    const names = await upload(files, [path, ...keys].join('\n'));
    if (names.length > 0) set([...itemsOf(value), ...names.map((file) => ({ file }))]);
  };
  return (
    <div className="picture">
      <FilePicker
        name={WORDS.pictures.several}
        accept="image/*,.heic,.heif"
        isMultiple
        pick={(files) => void add(files)}
      />
      <p role="status">{message}</p>
    </div>
  );
}
