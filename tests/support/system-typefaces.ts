import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { launchOptions } from '../../tools/find-browser.ts';
import { folderWith } from './folder-with.ts';
import { ROOT } from './root.ts';

const TYPEFACE_SETS = ['roboto', 'arial'] as const;

/**
 * The typefaces of each set, the system's own first, and their files in the packages
 * `@fontsource/…`.
 */
const SETS: Readonly<Record<TypefaceSet, Readonly<Record<string, string>>>> = {
  // Android.
  roboto: { Roboto: 'roboto-latin', 'Noto Naskh Arabic': 'noto-naskh-arabic-arabic' },
  // With the measures of Arial, which iOS, macOS and Windows have, and of Liberation Sans.
  arial: { Arimo: 'arimo-latin', 'Noto Sans Arabic': 'noto-sans-arabic-arabic' },
};

export type TypefaceSet = (typeof TYPEFACE_SETS)[number];

/** The names of a set's typefaces. */
export const typefacesIn = (set: TypefaceSet) => Object.keys(SETS[set]);

const WEIGHTS = [400, 700];
const GENERIC = ['sans-serif', 'system-ui', 'serif', 'monospace'];
/** With all glyphs. Browsers take installed typefaces only unpacked. */
const UNPACKED = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;

/** Fontconfig's rules: only the files beside this one, and one typeface for all generic names. */
const configuration = (system: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  ${GENERIC.map(
    (name) => `<match target="pattern">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${system}</string></edit>
  </match>`,
  ).join('\n  ')}
</fontconfig>
`;

/**
 * Unpacks the typefaces of all sets, in a second.
 * @returns the folder with a folder for each set; it is deleted when the process ends
 */
export async function unpackTypefaces(): Promise<string> {
  const files: Record<string, string | Buffer> = {};
  for (const set of TYPEFACE_SETS) {
    files[`${set}/fonts.conf`] = configuration(typefacesIn(set)[0] ?? '');
    for (const name of Object.values(SETS[set])) {
      for (const weight of WEIGHTS) {
        const folder = join(ROOT, 'node_modules/@fontsource', name.replace(/-[a-z]+$/, ''));
        const packed = readFileSync(join(folder, 'files', `${name}-${weight}-normal.woff2`));
        files[`${set}/${name}-${weight}.ttf`] = await subsetFont(packed, '', UNPACKED);
      }
    }
  }
  return fileURLToPath(folderWith(files));
}

/**
 * How to launch a browser for which only the typefaces of a set are installed. Only Linux heeds it;
 * other systems keep their own typefaces. `TYPEFACES` is the folder of {@link unpackTypefaces}.
 */
export function browserWith(set: TypefaceSet) {
  const { args, ...options } = launchOptions();
  return {
    ...options,
    // One renderer for each context, with none ahead for the next page: a fifth less CPU time.
    // No tab lives long enough to earn back what it costs to optimise its code.
    args: [...args, '--renderer-process-limit=1', '--js-flags=--no-maglev,--no-opt'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(process.env['TYPEFACES'] ?? '', set, 'fonts.conf'),
    },
  };
}
