import { useState } from 'react';
import { fill, storedName } from '#content/text';
import {
  MAX_MUSIC_BYTES,
  MEDIA_TYPES,
  megabytes,
  MUSIC_FILE_NAME,
  MUSIC_FOLDER,
} from '#site/features/music';
import type { ControlProps } from '../../form/control.ts';
import { followField } from '../../form/follow-field.ts';
import { FilePicker } from '../../form/pictures/FilePicker.tsx';
import { storeFiles, useProjectFile } from '../../form/pictures/project-files.ts';
import { useEditor } from '../../shared/Editor.tsx';
import { errorMessage } from '../../shared/error-notice.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';

const words = WORDS.music;

/** Extensions and types: some phones offer no files for extensions alone. */
const ACCEPTED = [
  ...Object.keys(MEDIA_TYPES).map((ending) => `.${ending}`),
  'audio/mpeg',
  'audio/mp4',
].join(',');

/** Plays a track, and chooses one from the project or from the device. */
export default function MusicControl(props: ControlProps) {
  const { id, describedBy, value, path, keys } = props;
  const { workspace } = useEditor();
  const [refusal, setRefusal] = useState('');
  const name = textOf(value);
  const url = useProjectFile(MUSIC_FOLDER + name)?.url;
  const others = workspace
    .fileNamesIn(MUSIC_FOLDER)
    .filter((item) => MUSIC_FILE_NAME.test(item) && item !== name);
  const take = (chosen: string, into = keys) => {
    setRefusal('');
    workspace.set(path, into, chosen);
  };
  /** Stores a file unchanged: the build removes its tags. */
  const store = async (file: File) => {
    const field = followField(workspace, path, keys);
    await storeFiles(workspace, MUSIC_FOLDER, [file], { path, field }, ([uploaded = ''], into) =>
      take(uploaded, into),
    ).catch((error: unknown) => setRefusal(errorMessage(error)));
    field.end();
  };
  const upload = ([file]: readonly File[]) => {
    if (!file) return;
    const stored = storedName(file.name, 'music');
    const [size, most] = [megabytes(file.size), String(MAX_MUSIC_BYTES / 1_000_000)];
    if (!MUSIC_FILE_NAME.test(stored)) setRefusal(words.noMusic);
    else if (file.size > MAX_MUSIC_BYTES) setRefusal(fill(words.tooLarge, { size, most }));
    // Stores the file unchanged: the build removes its tags.
    else void store(new File([file], stored));
  };
  return (
    <div className="music" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {url !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- there is nothing to see beside it
        <audio controls src={url} aria-label={name} />
      )}
      <p role="status">{refusal}</p>
      <FilePicker label={WORDS.pictures.fromDevice} accept={ACCEPTED} pick={upload} />
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
