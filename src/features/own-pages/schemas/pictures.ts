import { pictureAndMore, text } from '../../../core/schemas/fields.ts';
import { block, listOf, opening } from '../../../core/schemas/block.ts';

export const pictureBlock = block('picture', 'One large picture, shown whole.', {
  // Only a list of posts cuts it.
  picture: pictureAndMore('The picture, at least 728 px wide.', ['figure'], {}, ['post']),
  caption: text('Line below the picture.', 200).optional(),
});

const pictureOfRow = pictureAndMore(
  'One picture, cut to 4 wide and 5 high; a click on it shows it large and whole.',
  ['community', 'pictureOfFew'],
  { caption: text('Line below the picture.', 120).optional() },
);

export const picturesBlock = block('pictures', 'A row of pictures to swipe. Once on a page.', {
  heading: opening.heading,
  pictures: listOf(pictureOfRow, 'picture', { min: 3, max: 12 }).describe(
    'Three to twelve pictures.',
  ),
});
