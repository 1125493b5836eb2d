import { MUSIC_FILE } from '../../src/music/limits.ts';
import { storedName } from '../../src/content/text/stored-name.ts';
import { preparePicture } from '../photographs/prepare-picture.ts';

/**
 * A file as it is stored, under a name that the site takes: a picture is prepared, see
 * {@link preparePicture}, and music stays as it is.
 * @returns nothing for a picture that this browser cannot read
 */
export async function prepareFile(file: File): Promise<File | undefined> {
  const name = storedName(file.name, 'music');
  if (MUSIC_FILE.test(name)) return new File([file], name, { type: file.type });
  return preparePicture(file);
}
