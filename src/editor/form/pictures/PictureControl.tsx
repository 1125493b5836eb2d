import { useCallback, useState } from 'react';
import type { Path } from '#content/fields';
import { useEditor } from '../../shared/Editor.tsx';
import { notices } from '../../shared/notices.ts';
import { useAsync } from '../../shared/use-async.ts';
import { IMAGES } from '../../store/assets/find-file.ts';
import { blurWarning } from '../../store/assets/picture-problems.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { useForm } from '../form.ts';
import { itemsOf } from '../items.ts';
import { FilePicker } from './FilePicker.tsx';
import { OldDescription } from './OldDescription.tsx';
import { PictureChooser, Thumbnail } from './PictureChooser.tsx';
import { useProjectFile, useUpload } from './project-files.ts';

const words = WORDS.pictures;

/** Some systems know no type for HEIC files. */
const ACCEPTED = 'image/*,.heic,.heif';

/** Chooses a picture from the project or from the device. */
export default function PictureControl(props: ControlProps) {
  const { id, describedBy, field, value, path, keys, isRequired } = props;
  const { workspace } = useEditor();
  const { message, clear, upload } = useUpload(path, keys);
  const [isChoosing, setChoosing] = useState(false);
  const file = textOf(value);
  const picture = useProjectFile(IMAGES + file);
  const { use, label } = field;
  const quality = useAsync(
    useCallback(
      async () => picture && use && blurWarning({ path: [], name: file, use }, picture),
      [file, picture, use],
    ),
  ).answer;
  const isDrawing = use === 'drawing';
  const take = (name: string | undefined, into = keys) => {
    clear();
    workspace.set(path, into, name);
    setChoosing(false);
    notices.say(name === undefined ? words.gone : `${label}: ${name}`, true);
  };
  return (
    <div className="picture" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {file !== '' && <Thumbnail file={file} />}
      <p role="status">{message || quality}</p>
      <OldDescription path={path} keys={keys} />
      <p className="row">
        {!isDrawing && (
          <FilePicker
            label={file === '' ? words.fromDevice : words.replaceFromDevice}
            accept={ACCEPTED}
            pick={(files) => void upload(files.slice(0, 1), ([name], into) => take(name, into))}
          />
        )}
        <button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {words.fromSite}
        </button>
        {!isRequired && file !== '' && (
          <button onClick={() => take(undefined)}>{words.remove}</button>
        )}
      </p>
      {isDrawing && <p>{words.newDrawing}</p>}
      {isChoosing && <PictureChooser chosen={file} onlyDrawings={isDrawing} choose={take} />}
    </div>
  );
}

/** Adds several pictures to a list at once, each as an item whose texts are still missing. */
export function SeveralPictures({ keys }: { keys: Path }) {
  const { path } = useForm();
  const { workspace } = useEditor();
  const { message, upload } = useUpload(path, keys);
  const add = (names: readonly string[], into: Path) => {
    // What was typed in the list while the pictures were prepared stays.
    const items = itemsOf(workspace.texts.value(path, into));
    workspace.set(path, into, [...items, ...names.map((file) => ({ file }))]);
  };
  return (
    <div className="picture">
      <FilePicker
        label={words.several}
        accept={ACCEPTED}
        isMultiple
        pick={(files) => void upload(files, add)}
      />
      <p role="status">{message}</p>
    </div>
  );
}
