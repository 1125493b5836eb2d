import { useCallback, useId, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { storedName } from '../../src/core/text/stored-name.ts';
import {
  MAX_MUSIC_BYTES,
  megabytes,
  MUSIC_FILE,
  MUSIC_KINDS,
} from '../../src/features/music/limits.ts';
import { sentenceOf } from '../app/trouble.ts';
import { useEditor } from '../app/Editor.tsx';
import { labelOf } from '../form/labels.ts';
import { FilePicker } from '../pictures/FilePicker.tsx';
import { storeFile } from '../pictures/store-file.ts';
import { MUSIC, type ProjectFile } from '../project/find-file.ts';
import { useFileProblem, useProjectFile } from '../pictures/use-project-file.ts';
import { musicProblem } from './music.ts';
import type { ControlProps } from '../sheet/control.ts';
import { WORDS } from '../words/words.ts';
import { endingOf, renameMusic } from './rename-music.ts';
import { textOf } from '../form/values.ts';

const words = WORDS.music;

/** Endings, and what phones know of: some offer nothing for an ending alone. */
const ACCEPTED = [
  ...Object.keys(MUSIC_KINDS).map((ending) => `.${ending}`),
  ...['audio/mpeg', 'audio/mp4', 'audio/ogg'],
].join(',');

interface NameProps {
  name: string;
  rename: (words: string) => void;
}

/** The name of a piece, which can be changed. */
function Name({ name, rename }: NameProps) {
  const ending = endingOf(name);
  const own = name.slice(0, -ending.length);
  const [typed, setTyped] = useState(own);
  return (
    <>
      <label>
        {words.name}
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      {typed.trim() !== own && typed.trim() !== '' && (
        <button type="button" onClick={() => rename(typed)}>
          {fill(words.rename, { name: storedName(typed + ending, 'music') })}
        </button>
      )}
    </>
  );
}

/** The input of a piece of music: heard, chosen from the device or the project, and renamed. */
export default function MusicControl(props: ControlProps) {
  const { id, describedBy = '', schema, value, set, path, keys } = props;
  const { project } = useEditor();
  const note = useId();
  const [refused, setRefused] = useState('');
  const name = textOf(value);
  const url = useProjectFile(MUSIC + name)?.url;
  const check = useCallback(
    async (file: ProjectFile) => (MUSIC_FILE.test(name) ? musicProblem(file) : undefined),
    [name],
  );
  const problem = useFileProblem(MUSIC + name, check);
  const step = [path, ...keys].join('\n');
  const others = project.names(MUSIC).filter((one) => MUSIC_FILE.test(one) && one !== name);
  const take = (chosen: string) => {
    setRefused('');
    set(chosen);
    project.dropFiles(step);
  };
  const fail = (error: unknown) => setRefused(sentenceOf(error));
  const upload = ([file]: readonly File[]) => {
    if (!file) return;
    const stored = storedName(file.name, 'music');
    const [size, most] = [megabytes(file.size), String(MAX_MUSIC_BYTES / 1_000_000)];
    if (!MUSIC_FILE.test(stored)) setRefused(words.noMusic);
    else if (file.size > MAX_MUSIC_BYTES) setRefused(fill(words.tooLarge, { size, most }));
    // The bytes stay: the build leaves out what a file says of its owner.
    else void storeFile(project, MUSIC, new File([file], stored), step).then(take, fail);
  };
  return (
    <div
      className="music"
      role="group"
      id={id}
      tabIndex={-1}
      aria-label={labelOf(String(keys.at(-1)), schema)}
      aria-describedby={`${describedBy} ${note}`.trim()}
    >
      {url !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- there is nothing to see beside it
        <audio controls src={url} aria-label={name} />
      )}
      {name !== '' && (
        <Name
          key={name}
          name={name}
          rename={(to) => void renameMusic(project, name, to, step).catch(fail)}
        />
      )}
      <p id={note} role="status">
        {refused || problem}
      </p>
      <FilePicker name={words.fromDevice} accept={ACCEPTED} pick={upload} />
      {others.length > 0 && (
        <label>
          {words.fromSite}
          <select value="" onChange={({ target }) => take(target.value)}>
            <option value="" disabled>
              {words.choose}
            </option>
            {others.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
