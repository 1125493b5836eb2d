import { z } from 'zod';
import { group, text } from '../../../core/schemas/fields.ts';

/** Symbols of units, which may be the same in all languages. */
const UNITS = { format: 'name' } as const;

/** content/<language>/music.yaml: the words around music and films. */
export const musicWords = z.strictObject({
  seconds: text('A length under a minute, with {seconds}.', 30).meta(UNITS),
  minutes: text('A length, with {minutes} and {seconds}.', 40).meta(UNITS),
  hours: text('A length of an hour or more, with {hours} and {minutes}.', 40).meta(UNITS),
  size: text('Size of a piece, with {megabytes}.', 30),
  play: text('Button that plays and stops a piece; its title is read aloud after it.', 40),
  position: text('Slider that jumps within a piece; its title is read aloud after it.', 40),
  file: text('Link to the file itself, with its {format}, such as MP3.', 40),
  failed: text('Shown where a piece cannot be played; the link to the file is below.', 200),
  keep: text('Button that saves a piece on the device, with its {size}.', 60),
  keeping: text('Shown while a piece is being saved.', 80),
  kept: text('Shown once a piece is saved.', 120),
  notKept: text('Shown if a piece could not be saved.', 200),
  remove: text('Button that deletes a piece from the device, with its {size}.', 60),
  removed: text('Shown once a piece is deleted.', 120),
  onDevice: group('In a privacy notice: which pieces are saved on the device.', {
    heading: text('Heading of this part.', 60),
    text: text('What is saved, and that it can be deleted here.', 400),
    none: text('Shown while no piece is saved.', 120),
    remove: text('Button that deletes a piece, beside its title.', 40),
  }),
});

/** The content of music.yaml. */
export type MusicWords = z.infer<typeof musicWords>;
