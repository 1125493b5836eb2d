import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { type Field, fieldOf, fieldsWithin } from '#content/fields';
import { pictureFields } from '#content/files/pictures.ts';
import { problemLine } from '#content/reading/content-error.ts';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { MODEL } from '../../features.ts';
import { pictureFieldProblems } from './check-picture-fields.ts';
import { PICTURE_SLOTS } from './slots.ts';

const files: Record<string, string | Buffer> = {};
for (const size of ['480x600', '200x250', '1200x500', '400x900', '384x90', '120x60']) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const blank = sharp({ create: { width, height, channels: 3, background: '#345' } });
  files[`content/images/${size}.png`] = await blank.png().toBuffer();
}
files['content/images/drawing.svg'] = '<svg/>';
files['content/images/IMG 0001.JPG'] = '';
const root = folderWith(files);

/** The problems of the pictures that a file names, one line each. */
async function said(name: 'pictures' | 'own', path: string, text: string): Promise<string> {
  const schema = name === 'own' ? MODEL.customPage : pictureFields;
  const problems = await pictureFieldProblems({ schema, path, text }, parse(text), root);
  return problems.map(problemLine).join('\n');
}

const FIELD = {
  community: 'community:\n  first:\n    file: ',
  signature: '\n# drawn by hand\n\nsignature: ',
  icon: 'offer:\n  techTraining: ',
};
/** The error for a 4:5 picture, a signature or an icon; empty if there is none. */
const errorFor = (name: string, use: keyof typeof FIELD) =>
  said('pictures', 'a.yaml', `${FIELD[use]}${name}\n`);

test('accepts pictures that fit their slot, and a missing signature', async () => {
  assert.equal(await errorFor('480x600.png', 'community'), '');
  assert.equal(await errorFor('384x90.png', 'signature'), '');
  for (const use of ['community', 'signature', 'icon'] as const)
    assert.equal(await errorFor('drawing.svg', use), '');
  assert.equal(await said('pictures', 'a.yaml', 'biography:\n    file: drawing.svg\n'), '');
});

const NEEDS = 'the community picture needs at least 480 x 600 px.';

for (const [name, use, sentence] of [
  ['gone.jpg', 'community', 'line 3: field "community › first › file": "gone.jpg" is not in'],
  ['200x250.png', 'community', `is 200 x 250 px; ${NEEDS}`],
  [
    ...(['1200x500.png', 'community'] as const),
    `is 1200 x 500 px, and 400 x 500 px once it is cropped; ${NEEDS}`,
  ],
  ['200x250.png', 'signature', 'is 200 px wide; the scan of a signature needs at least 384 px'],
  ['200x250.png', 'signature', 'a.yaml, line 4: field "signature": '],
  ['480x600.png', 'icon', 'is a photograph; this needs a drawing (SVG)'],
] as const) {
  test(`refuses ${name} as ${use}: ${sentence}`, async () => {
    const message = await errorFor(name, use);
    assert.ok(message.includes(sentence), message);
  });
}

test('names an existing slot in the schema of every picture', () => {
  const usesIn = (field: Field): Field['use'][] => [
    ...(field.kind === 'picture' ? [field.use] : []),
    ...fieldsWithin(field).flatMap(([, inner]) => usesIn(inner)),
  ];
  const uses = [pictureFields, MODEL.customPage].flatMap((schema) => usesIn(fieldOf(schema)));
  assert.ok(uses.length > 10);
  for (const use of uses) {
    for (const slot of typeof use === 'object' ? use : []) assert.ok(slot in PICTURE_SLOTS, slot);
    assert.ok(use);
  }
});

/** Fields of custom pages for pictures, with a picture too small for each. */
const OWN_PLACES = [
  [
    'people › 1 › picture › file',
    { block: 'people', people: [{ picture: { file: 'NAME' } }] },
    '200x250.png',
  ],
  ['partners › 1 › logo', { block: 'partners', partners: [{ logo: 'NAME' }] }, '120x60.png'],
  ['picture › file', { block: 'picture', picture: { file: 'NAME' } }, '480x600.png'],
  ['pictures › 1 › file', { block: 'pictures', pictures: [{ file: 'NAME' }] }, '200x250.png'],
] as const;

for (const [place, block, small] of OWN_PLACES) {
  test(`checks ${place} of an own page`, async () => {
    const ownErrorFor = (name: string) =>
      said('own', 'team.yaml', stringify({ blocks: [block] }).replace('NAME', name));
    const at = `team\\.yaml, line \\d+: field "blocks › 1 › ${place}": `;
    const gone = await ownErrorFor('gone.jpg');
    assert.match(gone, new RegExp(`${at}"gone\\.jpg" is not in content/images`));
    const renamed = await ownErrorFor('img-0001.jpg');
    assert.match(renamed, /it is called "IMG 0001\.JPG" there; rename it to "img-0001\.jpg"/);
    assert.match(await ownErrorFor(small), new RegExp(`${at}"${small}" (has|is) .*needs at least`));
    assert.equal(await ownErrorFor('drawing.svg'), '');
  });
}
