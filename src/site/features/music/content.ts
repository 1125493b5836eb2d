import { z } from 'zod';
import {
  blockSchema,
  refuseRepeats,
  fileName,
  hint,
  httpsAddress,
  listOf,
  name,
  blockHeadFields,
  blockPicture,
  text,
} from '#content/fields';
import { defineFile } from '#content/files';
import { defineBlock } from '#content/project';
import { uniqueId } from '#content/text';
import { MUSIC_FILE_NAME, MUSIC_FOLDER } from './limits.ts';

/**
 * The id of a track, without diacritics, so that people can type its address: `Ọjọ́ Ìsinmi` is
 * `#ojo-isinmi`.
 */
export const trackId = (title: string): string =>
  uniqueId(title.normalize('NFKD').replace(/\p{M}/gu, ''), new Set());

/** The words around music. */
export const MUSIC_WORDS = defineFile({
  name: 'music',
  path: 'music.yaml',
  title: 'Labels for music',
  schema: z.strictObject({
    player: text(
      hint`What a screen reader calls the player, with ${'title'} and ${'artist'}.`,
      60,
    ).meta({ title: 'Name of the player' }),
    download: text(hint`Link that saves a track as a file on the device, with its ${'size'}.`, 40),
  }),
});

const link = z.strictObject({
  name: name('Name of the place, such as Audiomack.', 40),
  address: httpsAddress('Web address of the track there.').meta({ title: 'Web address' }),
});

const track = z.strictObject({
  title: text('Title of the track. Its address is made from it: /music#morning-in-mushin.', 80),
  by: name('Who plays, as they write it.', 80).meta({ title: 'Artist' }),
  // build.ts checks that it exists and can be played.
  file: fileName('content/music', 'a file', 'morning-in-mushin.mp3')
    .regex(
      MUSIC_FILE_NAME,
      'Choose music as MP3 (.mp3) or M4A (.m4a); save other music as one of these',
    )
    .meta({
      title: 'Music',
      description: 'The music as MP3 or M4A (AAC), at most 6 MB.',
      inFile:
        'The name of the file in content/music; docs/music.md says how a phone makes a small one.',
      control: 'music',
      folder: MUSIC_FOLDER,
    }),
  picture: blockPicture(
    'Picture, cropped to a square. If there is none, the site draws a woven pattern from the title.',
    ['track'],
    {},
  ).optional(),
  rights: text(
    'Who has given permission for it to be played here, such as: With permission of the songwriters, the performers and the label. Needed before visitors can see the page.',
    200,
  )
    .meta({ title: 'Permission', isAsked: true })
    .optional(),
  links: listOf(link, 'link', { max: 4 })
    .describe('Where to hear more, at most four places.')
    .optional(),
});

/** Tracks to listen to. */
export const LISTEN_BLOCK = defineBlock({
  name: 'listen',
  icon: 'M9 18V6l11-2v12M5 16h4v4H5zM16 14h4v4h-4z',
  schema: blockSchema(
    'listen',
    'Music to listen to. Nothing is downloaded until somebody presses play. Only once on a page.',
    {
      ...blockHeadFields,
      pieces: listOf(track.meta({ title: 'Track' }), 'track', { max: 20 })
        .superRefine(
          refuseRepeats(
            ({ title }) => trackId(title),
            (id) => `Choose another title: another track has the address "#${id}" already`,
            'title',
          ),
        )
        .describe('At most twenty.')
        .meta({ title: 'Tracks' }),
    },
  ).meta({ title: 'Music' }),
  isOnce: true,
  idsOf: ({ pieces }) =>
    pieces.map(({ title }, index) => ({
      id: trackId(title),
      what: 'a track',
      path: ['pieces', index, 'title'],
    })),
  anchors: ({ pieces }) => pieces.map(({ title }) => ({ id: trackId(title), name: title })),
  // A page can be published only once somebody has confirmed that the musicians agree.
  missing: ({ pieces }) =>
    pieces.flatMap(({ title, rights }, index) =>
      rights === undefined
        ? {
            path: ['pieces', index, 'rights'],
            message: `Say who has given permission to play "${title}" here, or make the page a draft`,
          }
        : [],
    ),
});

const MINUTES = 'Write minutes and seconds with a colon between them, such as 4:10';

/** A link to a film on another site. */
export const FILM_BLOCK = defineBlock({
  name: 'film',
  icon: 'M3 5h18v14H3zM10 9v6l5-3z',
  schema: blockSchema(
    'film',
    'A film on another site: your picture with a link to it. Nothing is downloaded from that site.',
    {
      title: text('', 80),
      text: text('A sentence about the film.', 300).optional(),
      picture: blockPicture(
        'Picture of the film, cropped to 16:9 (wide), at least 720 px wide.',
        ['film'],
        {},
      ),
      length: z
        .string(MINUTES)
        .regex(/^(\d{1,2}:)?[0-5]?\d:[0-5]\d$/, `${MINUTES}, or hours before them, such as 1:02:30`)
        .meta({ description: 'Length of the film, such as 4:10.', examples: ['4:10', '1:02:30'] }),
      address: httpsAddress('Page of the film on YouTube, PeerTube or elsewhere.').meta({
        title: 'Web address',
      }),
    },
  ).meta({ title: 'Film' }),
});
