import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';
import { iconsIn } from './icon-font.ts';
import { mended } from './mend.ts';

const NOTHING = fileURLToPath(new URL('nothing.ts', import.meta.url));

/** Languages of the editor's own buttons; who reads another sees English. */
const LANGUAGES = ['ar', 'fr', 'pt-BR'];

/** Parts of the editor for kinds of field that this project has not, brought only when they are asked for. */
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

/** Modules of which an empty one stands in the bundle. */
export const LEFT_OUT: Alias[] = [
  // Two kinds of Portuguese would weigh 70 kB more.
  { find: /^(.*\/locales)\/pt-PT\.json$/, replacement: '$1/pt-BR.json' },
  ...UNUSED.map((find) => ({ find, replacement: NOTHING })),
];

/** Files that only those parts ask for, and a typeface for source code. */
const UNASKED = /heic|noto-mono/;

/** Where the editor looks once an hour whether there is a newer one; the answer here is that it knows of none. */
const UPDATES = 'https://unpkg.com/@sveltia/cms';
const NO_UPDATES = 'data:application/json,{}#';

/** The same typefaces from another host, which it would ask first; it brings its own. */
const FOREIGN_FONTS = /url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)(\\n|\s)*format\('[^']*'\)/g;

/** Kinds of files that only some program has; pictures are among the others. */
const RARE_KINDS = /\{"application\/prs\.cww":[^{}]*\}/;

/** Of English, which lies within the code: what is said of services and steps that this project has not, and of settings. */
const NOT_SHOWN = ['config', 'workflow', 'open_authoring', 'cloud_storage'];
/** Sentences for whoever sets up parts that this project has not, or their settings, and names such as “PNG image”: in English alone. */
const NOT_TRANSLATED = [...NOT_SHOWN, 'file_type_labels'];

/** The words of a language without those. */
function translated(words: string): string {
  const all = Object.entries(JSON.parse(words) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(all.filter(([part]) => !NOT_TRANSLATED.includes(part))));
}

const ENGLISH = new URL('../node_modules/@sveltia/cms/locales/en-US.json', import.meta.url);

/** Every sentence of a part, with its name. */
function sentencesIn(words: unknown, name = ''): [string, string][] {
  if (typeof words === 'string') return words.includes(' ') ? [[name, words]] : [];
  return Object.entries(words as object).flatMap(([key, inner]) => sentencesIn(inner, key));
}

/** The code with the names of such sentences in their place. */
function withoutSentences(code: string): string {
  const words = JSON.parse(readFileSync(ENGLISH, 'utf8')) as Record<string, unknown>;
  return sentencesIn(NOT_SHOWN.map((part) => words[part])).reduce(
    (rest, [name, text]) =>
      [`\`${text}\``, JSON.stringify(text)].reduce(
        (now, quoted) => now.replaceAll(`${name}:${quoted}`, `${name}:"${name}"`),
        rest,
      ),
    code,
  );
}

/** Takes out of the editor what only weighs: all icons but its own. And what asks another host: whether it is the newest. */
export function lighter(): Plugin {
  return {
    name: 'lighter',
    enforce: 'pre',
    transform(code, id) {
      if (/@sveltia\/cms\/locales\//.test(id)) return { code: translated(code), map: null };
      if (!/@sveltia\/cms\/npm\/index\.js$/.test(id)) return undefined;
      if (!code.includes(UPDATES)) this.error(`The editor no longer asks ${UPDATES}.`);
      const lighterCode = withoutSentences(mended(code))
        .replaceAll(UPDATES, NO_UPDATES)
        .replace(FOREIGN_FONTS, "local('-')")
        .replace(RARE_KINDS, '{}');
      return { code: lighterCode, map: null };
    },
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
      for (const file of files) {
        if (UNASKED.test(file.fileName)) Reflect.deleteProperty(bundle, file.fileName);
        if (file.type !== 'asset' || !file.fileName.includes('material-symbols')) continue;
        file.source = await iconsIn(code, file.source as Uint8Array);
      }
    },
  };
}
