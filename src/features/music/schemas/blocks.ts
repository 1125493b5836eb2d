import { z } from 'zod';
import { block, listOf, opening } from '../../../core/schemas/block.ts';
import {
  eachOnce,
  httpsAddress,
  name,
  pictureAndMore,
  text,
} from '../../../core/schemas/fields.ts';
import { pieceId } from '../piece-id.ts';
import { clockLength, musicFile } from './fields.ts';

const link = z.strictObject({
  name: name('Where it leads, such as Audiomack.', 40),
  address: httpsAddress('The address there.'),
});

const piece = z.strictObject({
  title: text('Its title. The address of the piece is made from it: /music#morning-in-mushin.', 80),
  by: name('Who plays, as they write it.', 80),
  file: musicFile('The music as MP3, M4A (AAC) or Opus, at most 6 MB.'),
  picture: pictureAndMore(
    'Picture, cut as wide as high. Without one a cloth is drawn, woven from the letters of the title.',
    ['piece'],
    {},
  ).optional(),
  rights: text(
    'Who has given permission for it to be played here, such as: With the permission of everybody who plays on it. Needed before the page can be published.',
    200,
  ).optional(),
  links: listOf(link, 'link', { max: 4 })
    .describe('Where to hear more, at most four places.')
    .optional(),
});

export const listenBlock = block(
  'listen',
  'Pieces of music to hear. Nothing of them is loaded before somebody plays one. Once on a page.',
  {
    ...opening,
    pieces: listOf(piece, 'piece', { max: 20 })
      .superRefine(
        eachOnce(
          ({ title }) => pieceId(title),
          (id) => `another piece has the address "#${id}" already; expected another title`,
          'title',
        ),
      )
      .describe('The pieces in the order of the page, at most twenty.'),
  },
).meta({ title: 'Music' });

export const filmBlock = block(
  'film',
  'A film that is elsewhere: a picture of yours and a link to it. Nothing of it is loaded here.',
  {
    title: text('Title of the film.', 80),
    text: text('A sentence about it.', 300).optional(),
    picture: pictureAndMore(
      'Picture of the film, cut to 16 wide and 9 high, at least 728 px wide.',
      ['film'],
      {},
    ),
    length: clockLength('How long it is, such as 4:10.'),
    address: httpsAddress('Where it is: its page on YouTube, PeerTube or elsewhere.'),
  },
).meta({ title: 'Film' });
