import { z } from 'zod';
import { characterProblem, printable } from '../text/characters.ts';
import { FILE_NAME, storedName } from '../text/stored-name.ts';
import { addressProblem, linkProblem, siteAddressProblem } from './address.ts';
import { whileSample, type Launch } from './field-meta.ts';

/** Names in braces that any text may use: `{organisation}` is the name in organisation.yaml. */
const SHARED_VARIABLES = ['{organisation}', '{founder}', '{email}'];

/** A sentence for each unknown variable. @param variables further names that the field allows */
export function variableProblems(text: string, variables: readonly string[] = []): string[] {
  const known = [...SHARED_VARIABLES, ...variables];
  return (text.match(/\{.*?\}/g) ?? [])
    .filter((variable) => !known.includes(variable))
    .map(
      (variable) => `"${printable(variable)}" is not known here. Use one of ${known.join(', ')}`,
    );
}

/** A group of fields. Unknown fields are refused. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** A hint, and the variables that this text may use in addition to the shared ones. */
export interface Hint {
  readonly description: string;
  readonly names: readonly string[];
}

/** A hint for a text with further names: hint`With ${'days'}.` says "With {days}." */
export function hint(words: TemplateStringsArray, ...fields: string[]): Hint {
  const names = fields.map((field) => `{${field}}`);
  return { description: String.raw({ raw: words }, ...names), names };
}

/** Turns a sentence without names into a hint. */
export const hintOf = (hint: Hint | string): Hint =>
  typeof hint === 'string' ? { description: hint, names: [] } : hint;

/** Plain text. @param max in characters */
export function text(hint: Hint | string, max = 2000, min = 1) {
  const { description, names } = hintOf(hint);
  return z
    .string()
    .trim()
    .min(min, min === 1 ? 'Write something here' : `Write at least ${min} characters`)
    .max(max, `Use at most ${max} characters`)
    .superRefine((value, context) => {
      const problems = [
        characterProblem(value),
        /<[a-z/!]/i.test(value) && 'Write plain text without HTML tags',
        ...variableProblems(value, names),
      ];
      for (const message of problems) if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ description, isWords: true });
}

/** A text in Markdown, with headings. */
export const markdown = (description: string) =>
  z
    .string()
    .trim()
    .min(1, 'Write at least one paragraph')
    .max(20_000, 'Use at most 20000 characters')
    .meta({
      description,
      inFile:
        '"## " before a heading, "> " before a quotation, "- " or "1. " before a line of a list, **bold**, *italic*, [words](/contact-us) for a link. Write it after "|", two spaces further in.',
      format: 'markdown',
      isWords: true,
    });

/** A text in which `**words**` are gold. @param what its hint, without a full stop */
export const goldenText = (what: string, max: number) =>
  text(what, max)
    // An odd number of `**` would turn the rest of the text gold.
    .refine((value) => value.split('**').length % 2 === 1, {
      error: 'Write two stars before and two after the words that are gold',
    })
    .describe(`${what}; **two stars** around words make them gold.`);

/** A text that matches a pattern. @param expected the message for any other text */
export const pattern = (form: RegExp, expected: string) => z.string().trim().regex(form, expected);

/** A field that is true or false. */
export const trueOrFalse = (description: string) =>
  z.boolean('Write true or false').meta({ description, inFile: 'true or false.' });

/** A name or abbreviation, which may be the same in every language. */
export function name(description: string, max: number) {
  return text(description, max).meta({ format: 'name' });
}

/** An introduction to the text below it. */
export const lead = (description: string, max: number) =>
  text(description, max).meta({ title: 'Introduction' });

/** The headline of a page, line by line. */
export const headline = z
  .array(text('One line of the headline.', 24))
  .min(1, 'Write at least one line')
  .max(4, 'Write at most four lines')
  .describe('The headline, line by line; the last line is gold.');

/** A refinement that reports what `problemOf` returns. @param path of the field with the mistake */
export function refineWith<Value>(
  problemOf: (value: Value) => string | undefined,
  ...path: string[]
) {
  return (value: Value, context: z.RefinementCtx) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', path: [...path], message });
  };
}

/** Limits a rule to when these fields are valid, whatever mistakes their siblings have. */
export const whenReadable = (...fields: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(
      ({ path: [field] = [], continue: isRead = false }) =>
        isRead || (field !== undefined && !fields.includes(String(field))),
    ),
});

/** Refuses a repeated name in a list. @param nameOf undefined for an item that may repeat */
export function refuseRepeats<Item>(
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
    z
      .string()
      .trim()
      .superRefine(refineWith(problemOf))
      .meta({ description, examples, format: 'address' });

/** An address on another site. `https` only: plain http can be read or changed on the way. */
export const httpsAddress = address(addressProblem, 'https://example.org/page');

/** The address of a site, without a path. */
export const siteAddress = address(siteAddressProblem, 'https://example.org');

/** An address on another site, or a path of this one such as `/contact-us#faqs`. */
export const link = address(linkProblem, 'https://example.org/page', '/contact-us');

/** A `link` that must lead to an existing page or file if it is a path, see `linkProblems`. */
export function pageLink(description: string) {
  return link(description).meta({ format: 'page' });
}

/** A link and its text. @param length of the text in characters, at most */
export const textLink = (words: string, length: number) =>
  z.strictObject({
    text: text(words, length),
    href: pageLink('Where it leads.').meta({ title: 'Web address' }),
  });

/** An email address. */
export function email(description: string) {
  return z.email('Write an email address such as support@example.org').describe(description);
}

/** A file name. @param folder its folder @param what such as "a picture" @param example a name */
export const fileName = (folder: string, what: string, example: string) =>
  z
    .string()
    .trim()
    .regex(FILE_NAME, {
      error: ({ input = '' }) => {
        const better = storedName(input, '');
        return FILE_NAME.test(better) && !/[/\\]/.test(input)
          ? `Use small letters, digits and hyphens: rename the file in ${folder} to "${better}", and write that name here`
          : `Write the name of ${what} in ${folder}, in small letters without spaces, such as ${example}`;
      },
    });

/** File names of supported picture formats. */
export const PICTURE_FILE = /\.(jpe?g|png|webp|avif|svg)$/i;

const IN_IMAGES = 'The name of the file in content/images.';

/** The name of a file in content/images. The build checks that it exists and fits its slot. */
export function pictureFile(
  description: string,
  use: z.GlobalMeta['use'],
  pending = whileSample.advice('Visitors see a sample picture.'),
) {
  return fileName('content/images', 'a picture', 'kora.jpg')
    .regex(
      PICTURE_FILE,
      'Choose a photograph (.jpg, .png, .webp or .avif) or a drawing (.svg); save the picture again as one of these',
    )
    .meta({
      description,
      inFile: IN_IMAGES,
      format: 'picture',
      folder: 'content/images/',
      use,
      ...pending,
    });
}

/** A photograph: file and focal point. @param cropping slots that crop it, of those that show it */
const photographShape = (slots: readonly string[], pending?: Launch, cropping = slots) => ({
  file: pictureFile('The picture itself.', slots, pending).meta({ title: 'Picture' }),
  focus: pattern(
    /^(100|\d{1,2})% (100|\d{1,2})%$/,
    'Write how far from the left and from the top the point is, such as 40% 30%',
  )
    .meta({
      title: 'What stays in sight',
      description:
        'The point that stays in sight when the picture is cropped: how far it is from the left and from the top, such as 40% 30%. If empty, the middle.',
      format: 'focus',
      use: cropping,
    })
    .optional(),
});

/** A photograph of the design. @param slots of src/site/shared/pictures/slots.ts that show it */
export function photograph(description: string, slots: readonly string[], pending?: Launch) {
  return group(description, photographShape(slots, pending));
}

export const alt = text('What the picture shows, for people who cannot see it.', 200, 3).meta({
  title: 'What it shows',
  isAsked: true,
});
const leftover = (picture: string) =>
  alt.meta({
    launch: {
      while: 'leftover',
      severity: 'blocker',
      today: 'People who cannot see the picture are told what the sample showed.',
      picture,
    },
  });
const decorative = z.literal(true, 'Write true here, or leave it out and write alt').meta({
  title: 'Only decoration',
  description: 'The picture is only decoration and needs no description.',
  inFile: 'Write true instead of alt.',
});

/** Demands exactly one of an alternative text and `decorative`. */
function requireOneAlternative(
  { alt: shown, decorative: isDecoration }: { alt?: unknown; decorative?: unknown },
  context: z.RefinementCtx,
) {
  if ((shown === undefined) !== (isDecoration === undefined)) return;
  const either = 'what the picture shows, or that it is only decoration';
  const message = `Say ${either}${shown === undefined ? '' : ', not both'}`;
  const params = { inFile: '"alt" or "decorative: true"' };
  context.addIssue({ code: 'custom', message, params });
}

const IF_READABLE = whenReadable('alt', 'decorative');

/** The text alternative of a picture (WCAG 1.1.1). @param picture its field in pictures.yaml */
export function alternative(description: string, picture: string, words = leftover(picture)) {
  return z
    .strictObject({ alt: words.optional(), decorative: decorative.optional() })
    .superRefine(requireOneAlternative, IF_READABLE)
    .meta({
      description,
      inFile: 'The picture itself is set in pictures.yaml.',
      goesWith: `pictures ${picture}`,
    });
}

/** A picture of a block, with its alternative. @param cropping slots that crop it */
export function blockPicture<More extends z.ZodRawShape>(
  description: string,
  slots: readonly string[],
  more: More,
  cropping = slots,
) {
  return z
    .strictObject({
      ...photographShape(slots, undefined, cropping),
      alt: alt.optional(),
      decorative: decorative.optional(),
      ...more,
    })
    .superRefine(requireOneAlternative, IF_READABLE)
    .describe(description);
}

/** Longest title of a page, in characters: search engines cut off longer ones. */
export const MAX_TITLE_LENGTH = 60;

/** Title and description of a page for search results and shared links. */
export const pageHead = {
  title: text(
    `Title of the page in the browser tab and in search results, 5 to ${MAX_TITLE_LENGTH} characters.`,
    MAX_TITLE_LENGTH,
    5,
  ),
  description: text(
    'One or two sentences about the page for search results and shared links, 50 to 160 characters.',
    160,
    50,
  ),
};

/** `pageHead` for a page whose description is a sample to replace. */
export const listedHead = {
  ...pageHead,
  description: pageHead.description.meta(
    whileSample.advice('Search results and shared links show a sample description.'),
  ),
};
