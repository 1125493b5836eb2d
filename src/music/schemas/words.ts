import { z } from 'zod';
import { group, text } from '../../content/schemas/fields.ts';

/** Symbols of units, which may be the same in all languages. */
const UNITS = { format: 'name' } as const;

/** content/<language>/music.yaml: the words around music and films. */
export const musicWords = z.strictObject({
  seconds: text('A length under a minute, with {seconds}.', 30).meta(UNITS),
  minutes: text('A length, with {minutes} and {seconds}.', 40).meta(UNITS),
  hours: text('A length of an hour or more, with {hours} and {minutes}.', 40).meta(UNITS),
  size: text('What a piece weighs, with {megabytes}.', 30),
  file: text('Link to the file itself, with its {format}, such as MP3.', 40),
  failed: text('Said where a piece cannot be played: the link to the file stands below.', 200),
  keep: text('Button that keeps a piece on the device, with its {size}.', 60),
  keeping: text('Said while a piece is being kept.', 80),
  kept: text('Said once a piece is kept.', 120),
  notKept: text('Said where a piece could not be kept.', 200),
  remove: text('Button that removes a piece from the device, with its {size}.', 60),
  removed: text('Said once a piece is removed.', 120),
  onDevice: group('In a privacy notice: which pieces are kept on the device.', {
    heading: text('Heading of this part.', 60),
    text: text('What is kept, and that it can be removed here.', 400),
    none: text('Said while no piece is kept.', 120),
    remove: text('Button that removes a piece, beside its title.', 40),
  }),
});

/** The content of music.yaml. */
export type MusicWords = z.infer<typeof musicWords>;
