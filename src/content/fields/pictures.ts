import { z } from 'zod';
import { whileSample, type LaunchMeta } from './field-meta.ts';
import { fileName, group, pattern } from './plain-fields.ts';
import { whenReadable } from './refinements.ts';
import { text } from './texts.ts';

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
      kind: 'picture',
      folder: 'content/images/',
      use,
      ...pending,
    });
}

/** A photograph: file and focal point. @param cropping those of the slots that crop it */
const photographShape = (slots: readonly string[], pending?: LaunchMeta, cropping = slots) => ({
  file: pictureFile('', slots, pending).meta({ title: 'Picture' }),
  focus: pattern(
    /^(100|\d{1,2})% (100|\d{1,2})%$/,
    'Write how far from the left and from the top the point is, such as 40% 30%',
  )
    .meta({
      title: 'What stays in sight',
      description:
        'The point that stays in sight when the picture is cropped. If empty, the middle.',
      inFile: 'How far it is from the left and from the top, such as 40% 30%.',
      kind: 'focus',
      use: cropping,
    })
    .optional(),
});

/** A photograph of the design. @param slots of src/site/shared/pictures/slots.ts that show it */
export function photograph(description: string, slots: readonly string[], pending?: LaunchMeta) {
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
  context.addIssue({ code: 'custom', path: ['alt'], message, params });
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
