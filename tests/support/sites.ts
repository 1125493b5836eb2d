import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { filesUnder } from '#content/disk/read-project.ts';
import { customPagesFolder } from '#content/project/custom-page-file.ts';
import {
  EXAMPLE_LANGUAGES,
  writeExample,
  writeExampleContent,
} from '../../tools/copies/example.ts';
import { DATES } from '../fixtures/dates.ts';
import { drum, scannedSignature, stage } from '../fixtures/photographs.ts';
import { fields, whole } from './fields.ts';
import { folderWith } from './folder-with.ts';
import { buildCopy, copySite, type Changes } from './site-copy.ts';

let texts: Readonly<Record<string, string>> | undefined;

/** The texts of the example, by their paths from the root of a project. */
export function exampleTexts(): Readonly<Record<string, string>> {
  if (texts) return texts;
  const folder = folderWith();
  writeExampleContent(folder);
  const paths = filesUnder(new URL('content/', folder)).filter((path) => /\.(yaml|md)$/.test(path));
  texts = Object.fromEntries(
    paths.map((path) => [
      `content/${path}`,
      readFileSync(new URL(`content/${path}`, folder), 'utf8'),
    ]),
  );
  return texts;
}

/** The data of its English pages of the team's own. */
export const customPagesOfExample = () =>
  Object.entries(exampleTexts())
    .filter(([path]) => path.startsWith(`${customPagesFolder('en')}/`))
    .map(([, text]) => z.record(z.string(), z.unknown()).parse(parse(text)));

/** Placeholder for the endpoint's host in the build that all workers share. */
export const HOST = '127.0.0.1:47001';

/** Shorter timeouts of the form, in ms. */
const TIMEOUTS = { retry: 500, typing: 0 };

/** Evenings that cannot be attended, and one of which only the month is known. */
const MORE_DATES = DATES.filter(({ id }) => /^(cancelled-concert|new-year|summer)$/.test(id)).map(
  (date) => ({ ...date, topic: 'evening' }),
);

export const PORTRAIT = { alt: 'The founder with a guitar' };
export const SIGNATURE = { alt: 'Signature of the founder' };

/** Address of a page whose photographs lie on their side. */
export const TURNED = '/turned';

/** Nobody's project. */
export const EDITING = {
  service: 'github',
  repository: 'our-team/website',
  applicationId: 'Iv23-example',
};

/** The commit that {@link exampleSite} is made from. */
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** The longest that content may hold. */
export const LONGEST = {
  name: 'Example Network of Musicians in Lagos NG',
  headline: ['Instrumentalists', 'Music beyond borders', 'Incomprehensibilitieswww'],
  biography: 'Instrumentalists',
  donate: ['Empower', 'Instrumentalists'],
};

/**
 * What the example has besides: the longest words in English, photographs where it shows drawings
 * only, messages that reach a server, and the editor.
 */
async function moreThanTheExample(): Promise<Changes> {
  const portrait = drum(200);
  const turned = portrait.clone().withMetadata({ orientation: 6 });
  return {
    'content/organisation.yaml': fields({
      name: LONGEST.name,
      editing: whole(EDITING),
      contact: {
        delivery: whole({
          to: 'endpoint',
          address: `http://${HOST}/messages`,
          thankYouField: '_next',
          serviceFields: [{ name: 'access_key', value: 'public-key' }],
        }),
      },
    }),
    'content/en/dates.yaml': (text) => text + stringify(MORE_DATES).replaceAll(/^/gm, '  '),
    'content/en/pages/home.yaml': fields({
      hero: { headline: LONGEST.headline },
      vision: { portrait: PORTRAIT, signature: SIGNATURE },
    }),
    'content/en/pages/about-us.yaml': fields({
      biography: { heading: LONGEST.biography, portrait: PORTRAIT },
    }),
    'content/en/pages/donate.yaml': fields({ hero: { headline: LONGEST.donate } }),
    // Beside the longest name there is no room for more links in the longest language.
    ...(EXAMPLE_LANGUAGES.includes('sw') && {
      'content/sw/site.yaml': fields({ header: { more: undefined } }),
    }),
    'content/en/more/our-teams.yaml': fields({
      blocks: { 0: { people: { 5: { picture: undefined } } } },
    }),
    [`content/en/more${TURNED}.yaml`]: stringify({
      publish: true,
      title: 'Photographs that lie on their side',
      description: 'A page of the tests with photographs that their files say are on their side.',
      heading: 'Photographs',
      blocks: ['png', 'webp', 'avif'].map((format) => ({
        block: 'picture',
        picture: { file: `turned.${format}`, alt: 'A wall' },
      })),
    }),
    'content/pictures.yaml': fields({
      vision: { file: 'portrait.jpg' },
      biography: { file: 'founder.jpg' },
      signature: 'scanned-signature.png',
      mission: { file: 'stage.jpg', focus: '15% 85%' },
      aboutBanner: { wide: { file: 'hall.jpg' }, narrow: { file: 'drum.jpg' } },
      community: { first: { file: 'kora.jpg' } },
    }),
    '.git/HEAD': `${COMMIT}\n`,
    '.git/objects/none': '',
    '.git/refs/none': '',
    // Names as phones and people give them.
    'content/images/IMG 0001 #2.JPG': 'not read',
    'content/images/100% Kóra & more.jpg': 'not read',
    'content/music/New Song (final) #2.mp3': 'not read',
    'content/images/portrait.jpg': await portrait.toBuffer(),
    'content/images/turned.png': await turned.clone().png().toBuffer(),
    'content/images/turned.webp': await turned.clone().webp().toBuffer(),
    'content/images/turned.avif': await turned.clone().avif({ effort: 0 }).toBuffer(),
    'content/images/founder.jpg': await drum(120).toBuffer(),
    'content/images/drum.jpg': await drum(0).toBuffer(),
    'content/images/kora.jpg': await drum(60).toBuffer(),
    // Of two places with the same file one would take what the browser has already.
    'content/images/stage.jpg': await stage(),
    'content/images/hall.jpg': await stage('#120a20'),
    'content/images/scanned-signature.png': await scannedSignature(),
  };
}

/** Builds a copy. @returns its folder */
async function build(copy: string, env?: Record<string, string>): Promise<string> {
  const { ok, output, folder } = await buildCopy(copy, env);
  if (!ok) throw new Error(`The copy could not be built:\n${output}`);
  return folder;
}

/** Makes a folder. @returns false if another worker has made it */
function makeAlone(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds a site, or takes the build of another worker or layer in this run of `npm test`.
 * @param build makes a folder that nobody else uses
 * @returns the built site in it
 */
async function builtOnce(name: string, build: () => Promise<string>): Promise<URL> {
  const copies = process.env['SITE_COPIES'];
  if (!copies) return pathToFileURL(join(await build(), 'dist/'));
  const place = join(copies, name);
  const lock = `${place}.lock`;
  while (!existsSync(place)) {
    if (makeAlone(lock))
      try {
        // Another worker may have finished it just before this one could begin.
        if (!existsSync(place)) renameSync(await build(), place);
      } finally {
        rmdirSync(lock);
      }
    else await pause(100);
  }
  return pathToFileURL(join(place, 'dist/'));
}

/** A function that calls another one the first time, and gives the same result ever after. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= make());
}

/** The folder of the example, built with everything on. */
export const exampleSite = once(() =>
  builtOnce('example', async () => {
    const write = (folder: string) => writeExample(pathToFileURL(`${folder}/`));
    return build(copySite(await moreThanTheExample(), write), {
      NOINDEX: '1',
      ALLOW_LOCAL_ENDPOINTS: 'yes',
      CONTACT_TIMEOUTS: JSON.stringify(TIMEOUTS),
    });
  }),
);

// Run as a program, it builds the example for the tests that follow.
if (import.meta.main) await exampleSite();
