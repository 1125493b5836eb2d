import { z } from 'zod';
import { characterProblem } from '../text/characters.ts';
import { addressProblem, linkProblem, siteAddressProblem } from './address.ts';
import { whileLeftover, whileSample, type Pending } from './field-meta.ts';

/**
 * The kinds of field that content files are made of.
 * Every message is a sentence for the person who edits content, not for a programmer.
 */

/** Names that may stand in braces in any text: `{organisation}` becomes the name from organisation.yaml. */
export const SHARED_TOKENS = ['organisation', 'founder', 'email'] as const;

/** Fields that stand together below one name, and no others. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

interface TextOptions {
  min?: number;
  /** Further names in braces that this one field may use, such as `current`. */
  tokens?: readonly string[];
}

/**
 * One line or paragraph of plain text. Refuses HTML, stray spaces and names in braces the site does not know.
 * @param max most characters
 */
export function text(description: string, max = 2000, { min = 1, tokens = [] }: TextOptions = {}) {
  const known = [...SHARED_TOKENS, ...tokens];
  return z
    .string()
    .trim()
    .min(min, `expected at least ${min} character${min === 1 ? '' : 's'}`)
    .max(max, `expected at most ${max} characters`)
    .superRefine((value, context) => {
      const characters = characterProblem(value);
      if (characters) context.addIssue({ code: 'custom', message: characters });
      if (/<[a-z/!]/i.test(value)) {
        context.addIssue({ code: 'custom', message: 'expected plain text without HTML tags' });
      }
      for (const [, token] of value.matchAll(/\{(.*?)\}/g)) {
        if (!known.includes(token ?? '')) {
          const list = known.map((name) => `{${name}}`).join(', ');
          context.addIssue({
            code: 'custom',
            message: `"{${token}}" is not known here; expected one of ${list}`,
          });
        }
      }
    })
    .describe(description);
}

/** A name or an abbreviation, which may be the same in every language. */
export function name(description: string, max: number) {
  return text(description, max).meta({ format: 'name' });
}

/** Refuses what `problemOf` has a sentence for. */
export function checked(problemOf: (value: string) => string | undefined) {
  return (value: string, context: z.RefinementCtx) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

/**
 * Refuses an item of a list that has the same name as one above it.
 * @param nameOf gives the name of an item, or undefined for one that may stand there again
 * @param path leads from an item to the field to correct
 */
export function eachOnce<Item>(
  nameOf: (item: Item) => string | undefined,
  messageFor: (name: string) => string,
  ...path: string[]
) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const names = items.map(nameOf);
    names.forEach((name, index) => {
      if (name === undefined || names.indexOf(name) === index) return;
      context.addIssue({ code: 'custom', path: [index, ...path], message: messageFor(name) });
    });
  };
}

const address =
  (problemOf: (value: string) => string | undefined, ...examples: string[]) =>
  (description: string) =>
    z.string().trim().superRefine(checked(problemOf)).meta({ description, examples });

/** An address on another site. `https` only: anything else can be read or changed on the way. */
export const httpsAddress = address(addressProblem, 'https://example.org/page');

/** The address of a whole site: nothing after its host, because every page adds its own path. */
export const siteAddress = address(siteAddressProblem, 'https://example.org');

/** An address on another site, or a path of this one such as `/contact-us#faqs`. */
export const link = address(linkProblem, 'https://example.org/page', '/contact-us');

/** The same, where a path is that of a page: `checkLinks` makes sure that there is one. */
export function pageLink(description: string) {
  return link(description).meta({ format: 'page' });
}

/** An e-mail address. */
export function email(description: string) {
  return z.email('expected an e-mail address such as support@example.org').describe(description);
}

const FILE_NAME = /^[a-z0-9][a-z0-9._-]*$/;
/** Names of the pictures that the site can show. */
export const PICTURE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** The name of a file in content/images. That it exists and fits its slot is checked when the site is built. */
export function pictureFile(
  description: string,
  use: z.GlobalMeta['use'],
  launch: Pending = whileSample('advice', 'A sample picture.'),
) {
  return z
    .string()
    .regex(
      FILE_NAME,
      'expected the name of a picture in content/images, in small letters without spaces, such as kora.jpg',
    )
    .regex(
      PICTURE,
      'expected a photograph (.jpg, .png, .webp or .avif) or a drawing (.svg); save the picture again as one of these',
    )
    .meta({ description, format: 'picture', use, launch });
}

const alt = text('What the picture shows, for people who cannot see it.', 200, { min: 3 });
const decorative = z
  .literal(true, 'expected true, or leave it out and write alt')
  .describe('Write true instead of alt when the picture only decorates and says nothing.');

const EITHER =
  'expected either "alt" (what the picture shows) or "decorative: true", one of the two';
const saysOneThing = (words: { alt?: unknown; decorative?: unknown }) =>
  (words.alt === undefined) !== (words.decorative === undefined);

interface AlternativeOptions {
  /** The field of pictures.yaml that names the picture. */
  picture: string;
  /** The shipped text says no more than what any picture in this place shows. */
  fitsAny?: boolean;
}

/**
 * What stands for a picture where it cannot be seen (WCAG 1.1.1): either what it shows or that it is decoration, so that
 * an alt text is never forgotten by accident.
 */
export function alternative(description: string, { picture, fitsAny }: AlternativeOptions) {
  const leftover = whileLeftover(
    'blocker',
    'People who cannot see the picture are told what the sample showed.',
    picture,
  );
  return z
    .strictObject({
      alt: (fitsAny ? alt : alt.meta({ launch: leftover })).optional(),
      decorative: decorative.optional(),
    })
    .refine(saysOneThing, EITHER)
    .describe(`${description} Which picture it is stands in pictures.yaml.`);
}

/** A picture that a page names itself, with what stands for it where it cannot be seen. */
export function pictureWithWords(description: string, slot: string) {
  return z
    .strictObject({
      file: pictureFile('Name of the file in content/images.', [slot]),
      alt: alt.optional(),
      decorative: decorative.optional(),
    })
    .refine(saysOneThing, EITHER)
    .describe(description);
}

/** Title and description of a page, as search engines and shared links show them. */
export const pageHead = {
  title: text(
    'Title of the page in the browser tab and in search results, 5 to 60 characters.',
    60,
    { min: 5 },
  ),
  description: text(
    'One or two sentences about the page for search results and shared links, 50 to 160 characters.',
    160,
    { min: 50 },
  ),
};

/** The same for a page that search engines list. */
export const listedHead = {
  ...pageHead,
  description: pageHead.description.meta({
    launch: whileSample(
      'advice',
      'Search results and shared links show a description that was written for the sample.',
    ),
  }),
};
