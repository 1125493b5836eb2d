import { fill } from '#content/text';
import { mediaTypeOf, MUSIC_FOLDER, type MusicSource } from '#site/features/music';
import type { FeatureEditor } from '../../feature-editor.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';
import type { FindFile, ProjectFile } from '../../store/assets/find-file.ts';
import { WORDS } from '../../words/words.ts';

/** Loads the code that reads music with the first track. */
const measure = async (file: ProjectFile) =>
  (await import('./measure-music.ts')).measureInBrowser(file);

/** A track for the preview of its page. */
async function previewMusic(name: string, find: FindFile): Promise<MusicSource> {
  const file = await find(MUSIC_FOLDER + name);
  const known = file && (await measure(file).catch(() => undefined));
  const { seconds, bytes } = known ?? { seconds: 0, bytes: 0 };
  return { src: file?.url ?? '', type: mediaTypeOf(name), seconds, bytes };
}

export const editor: FeatureEditor = {
  controls: { music: lazyComponent(() => import('./MusicControl.tsx')) },
  grouped: ['music'],
  fileProblems: {
    music: async (file, name) =>
      file ? (await measure(file)).problem : fill(WORDS.music.unknown, { name }),
  },
  sources: { music: previewMusic },
};
