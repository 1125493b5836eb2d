import { fill, storedName } from '#content/text';
import {
  MAX_MUSIC_BYTES,
  MEDIA_TYPES,
  megabytes,
  MUSIC_FILE_NAME,
  MUSIC_FOLDER,
} from '#site/features/music';
import type { ControlProps } from '../../form/control.ts';
import { FilePicker } from '../../form/pictures/FilePicker.tsx';
import { useProjectFile, useUpload } from '../../form/pictures/project-files.ts';
import { useEditor } from '../../shared/Editor.tsx';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';

const words = WORDS.music;

/** Extensions and types: some phones offer no files for extensions alone. */
const ACCEPTED = [
  ...Object.keys(MEDIA_TYPES).map((ending) => `.${ending}`),
  'audio/mpeg',
  'audio/mp4',
].join(',');

/** The file as it is, for the build removes its tags; or why it is refused. */
function storedFile(file: File): File | string {
  const stored = storedName(file.name, 'music');
  const [size, most] = [megabytes(file.size), String(MAX_MUSIC_BYTES / 1_000_000)];
  if (!MUSIC_FILE_NAME.test(stored)) return words.noMusic;
  if (file.size > MAX_MUSIC_BYTES) return fill(words.tooLarge, { size, most });
  return new File([file], stored);
}

const MUSIC = {
  folder: MUSIC_FOLDER,
  prepare: (file: File) => Promise.resolve(storedFile(file)),
};

/** Plays a track, and chooses one from the project or from the device. */
export default function MusicControl(props: ControlProps) {
  const { id, describedBy, value, path, keys } = props;
  const { workspace } = useEditor();
  const { message, clear, upload } = useUpload(path, keys, MUSIC);
  const name = textOf(value);
  const url = useProjectFile(MUSIC_FOLDER + name)?.url;
  const others = workspace
    .fileNamesIn(MUSIC_FOLDER)
    .filter((item) => MUSIC_FILE_NAME.test(item) && item !== name);
  const take = (chosen = '', into = keys) => {
    clear();
    workspace.set(path, into, chosen);
  };
  return (
    <div className="music" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {url !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- there is nothing to see beside it
        <audio controls src={url} aria-label={name} />
      )}
      <p role="status">{message}</p>
      <FilePicker
        label={WORDS.pictures.fromDevice}
        accept={ACCEPTED}
        pick={(files) => void upload(files, ([uploaded], into) => take(uploaded, into))}
      />
      {others.length > 0 && (
        <label>
          {words.fromSite}
          <select value="" onChange={({ target }) => take(target.value)}>
            <option value="" disabled>
              {WORDS.sheet.choose}
            </option>
            {others.map((item) => (
              <option key={item}>{item}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
