import { useCallback, useId, useState } from 'react';
import { useEditor } from '../../app/Editor.tsx';
import { notices } from '../../app/notices.ts';
import { IMAGES, type ProjectFile } from '../../store/project/find-file.ts';
import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { labelOf } from '../values/labels.ts';
import { inForms } from '../values/names.ts';
import { textOf } from '../values/values.ts';
import { FilePicker } from './FilePicker.tsx';
import { expectedQuality, pictureProblem } from './picture-problems.ts';
import { ProjectPictures, Thumbnail } from './ProjectPictures.tsx';
import { useFileProblem } from './use-project-file.ts';
import { useUpload } from './use-upload.ts';

const words = WORDS.pictures;

/** The input of a picture: one of the project, or one of the device. */
export default function PictureControl(props: ControlProps) {
  const { id, describedBy = '', schema, value, set, path, keys, isRequired } = props;
  const { project } = useEditor();
  const { message, clear, upload } = useUpload();
  const [isChoosing, setChoosing] = useState(false);
  const note = useId();
  const file = textOf(value);
  const { use } = schema;
  const check = useCallback(
    async (read: ProjectFile) => {
      const picture = use && { path: [], name: file, use };
      return picture && ((await pictureProblem(picture, read)) ?? expectedQuality(picture, read));
    },
    [file, use],
  );
  const problem = useFileProblem(IMAGES + file, check);
  const step = [path, ...keys].join('\n');
  const isDrawing = schema.use === 'drawing';
  const label = labelOf(String(keys.at(-1)), schema);
  const take = (name: string | undefined) => {
    clear();
    set(name);
    project.dropFiles(step);
    setChoosing(false);
    notices.say(name === undefined ? words.gone : `${label}: ${name}`, true);
  };
  return (
    <div
      className="picture"
      role="group"
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={`${describedBy} ${note}`.trim()}
    >
      {file !== '' && <Thumbnail file={file} />}
      <p id={note} role="status">
        {message || (problem && inForms(problem))}
      </p>
      <p className="choices">
        {!isDrawing && (
          <FilePicker
            name={file === '' ? words.fromDevice : words.replace}
            accept="image/*,.heic,.heif"
            pick={(files) =>
              void upload(files.slice(0, 1), step).then(
                ([name]) => name !== undefined && take(name),
              )
            }
          />
        )}
        <button type="button" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {words.fromSite}
        </button>
        {!isRequired && file !== '' && (
          <button type="button" onClick={() => take(undefined)}>
            {words.remove}
          </button>
        )}
      </p>
      {isDrawing && <p>{words.newDrawing}</p>}
      {isChoosing && <ProjectPictures chosen={file} isDrawing={isDrawing} choose={take} />}
    </div>
  );
}
