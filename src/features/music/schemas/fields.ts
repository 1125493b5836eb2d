import { z } from 'zod';
import { fileName } from '../../../core/schemas/fields.ts';
import { MUSIC_FILE } from '../limits.ts';

/** The name of a file in content/music. A build checks that it exists and can be played. */
export function musicFile(description: string) {
  return fileName('content/music', 'a file', 'morning-in-mushin.mp3')
    .regex(
      MUSIC_FILE,
      'expected music as MP3 (.mp3), M4A (.m4a) or Opus (.opus); save it as one of these',
    )
    .meta({
      description,
      inFile:
        'The name of the file in content/music; docs/music.md says how a phone makes a small one.',
      format: 'music',
    });
}

/** A length as people write it, such as `4:10` or `1:02:30`. */
export function clockLength(description: string) {
  return z
    .string('expected minutes and seconds with a colon between, such as 4:10')
    .regex(
      /^(\d{1,2}:)?[0-5]?\d:[0-5]\d$/,
      'expected minutes and seconds with a colon between, such as 4:10, or hours before them, such as 1:02:30',
    )
    .meta({ description, examples: ['4:10', '1:02:30'] });
}

/** Converts it to seconds. */
export function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
