import assert from 'node:assert/strict';
import { test } from 'node:test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { qrDrawing } from './qr-code.ts';

/** Decodes the code, printed on white paper. */
async function read(siteAddress: string): Promise<string> {
  const { viewBox, attributes, body } = qrDrawing(siteAddress);
  const more = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="330" height="330" ${more.join(' ')}>${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

const LONGEST = 'https://www.the-example-network-of-african-musicians.example-city.africa';

for (const address of [
  'https://own-address.africa',
  'https://www.own-address.africa',
  'https://straße.example',
  LONGEST,
]) {
  test(`encodes ${address}`, async () => {
    assert.equal(new URL(await read(address)).origin, new URL(address).origin);
  });
}
