import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';
import { iconsIn } from './icon-font.ts';
import { patched } from './patches.ts';

const NO_DRAWINGS = fileURLToPath(new URL('no-drawings.ts', import.meta.url));
const EMPTY = fileURLToPath(new URL('empty-module.ts', import.meta.url));

/** Languages of the CMS's own buttons; in any other one they are English. */
const LANGUAGES = ['ar', 'fr', 'pt-BR'];

/** Modules of the CMS for what this project does not have, which it loads only when asked. */
const UNUSED = [
  // Colours of source code in texts.
  /^@shikijs\/(langs|themes)\/.*/,
  /.*\/chunks\/shiki-engine-.*/,
  // Maps.
  /^leaflet\/.*/,
  /^terra-draw(-leaflet-adapter)?$/,
  // Photographs turned into another format before they are saved: the build does that.
  /.*\/chunks\/(heic|webp_enc)\w*-.*/,
  // Where and when a photograph was taken.
  /^exifr\/.*/,
  new RegExp(`.*/locales/(?!(${LANGUAGES.join('|')})\\.json).*\\.json`),
];

/** Modules that others stand in for. */
export const ALIASES: Alias[] = [
  // Two kinds of Portuguese would weigh 70 kB more.
  { find: /^(.*\/locales)\/pt-PT\.json$/, replacement: '$1/pt-BR.json' },
  // Texts hold no drawings, whose names of attributes weigh 8 kB.
  { find: /^\.\/lib\/svg\.js$/, replacement: NO_DRAWINGS },
  ...UNUSED.map((find) => ({ find, replacement: EMPTY })),
];

/** Files that only unused modules ask for, and a typeface for source code. */
const UNUSED_FILES = /heic|noto-mono/;

/** Where the CMS asks once an hour for a newer version; the answer here is that there is none. */
const UPDATES = 'https://unpkg.com/@sveltia/cms';
const NO_UPDATES = 'data:application/json,{}#';

/** Typefaces from another host, which the CMS asks before its own copies. */
const FOREIGN_FONTS = /url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)(\\n|\s)*format\('[^']*'\)/g;

/** Kinds of files that only some program has, 28 kB; pictures are in another list. */
const RARE_KINDS = /\{"application\/prs\.cww":[^{}]*\}/;

/** Words about settings and services that this project does not have: 64 kB in three languages. */
const UNUSED_WORDS = [
  ...['config', 'workflow', 'open_authoring', 'cloud_storage', 'file_type_labels'],
  // In English it is patched.
  'save_conflict',
];

function usedWords(words: string): string {
  const all = Object.entries(JSON.parse(words) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(all.filter(([part]) => !UNUSED_WORDS.includes(part))));
}

/** Patches the CMS, keeps it from asking other hosts, and leaves out what would only weigh. */
export function cmsPlugin(): Plugin {
  return {
    name: 'cms',
    enforce: 'pre',
    transform(code, id) {
      if (/@sveltia\/cms\/locales\//.test(id)) return { code: usedWords(code), map: null };
      if (!/@sveltia\/cms\/npm\/index\.js$/.test(id)) return undefined;
      if (!code.includes(UPDATES)) this.error(`The CMS no longer asks ${UPDATES}.`);
      const own = patched(code)
        .replaceAll(UPDATES, NO_UPDATES)
        .replace(FOREIGN_FONTS, "local('-')")
        .replace(RARE_KINDS, '{}');
      return { code: own, map: null };
    },
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
      for (const file of files) {
        if (UNUSED_FILES.test(file.fileName)) Reflect.deleteProperty(bundle, file.fileName);
        if (file.type !== 'asset' || !file.fileName.includes('material-symbols')) continue;
        file.source = await iconsIn(code, file.source as Uint8Array);
      }
    },
  };
}
