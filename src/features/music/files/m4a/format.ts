import { damaged } from '../bytes.ts';
import { boxAt, boxesIn, bytesOf, findIn } from './boxes.ts';
import { unusual, type Format } from './sound.ts';

/** Size of the fixed part of a description of AAC (ISO 14496-1, section 7.2.6.6). */
const CONFIG = 13;

/** The largest part for the decoder: many times what AAC needs. */
const MAX_SPECIFIC = 64;

/** The content of a descriptor (ISO 14496-1, section 8.3.3): each byte has 7 bits of its size. */
function descriptor(bytes: Uint8Array, tag: number): Uint8Array {
  if (bytes[0] !== tag) throw unusual();
  let [at, size, byte] = [1, 0, 0x80];
  while (byte >= 0x80) {
    byte = bytes[at++] ?? 0;
    size = size * 128 + (byte & 0x7f);
  }
  return bytes.subarray(at, at + size);
}

/** Reads an `esds` (ISO 14496-14, section 5.6). */
function decoderOf(box: DataView): Format['decoder'] {
  const stream = descriptor(bytesOf(box).subarray(4), 3);
  const flags = stream[2] ?? 0;
  // Three optional fields: another stream, an address, a clock.
  let at = flags & 0x80 ? 5 : 3;
  if (flags & 0x40) at += 1 + (stream[at] ?? 0);
  if (flags & 0x20) at += 2;
  const config = descriptor(stream.subarray(at), 4);
  const specific = descriptor(config.subarray(CONFIG), 5);
  if (specific.length > MAX_SPECIFIC) throw unusual();
  return { config: config.subarray(0, CONFIG), specific };
}

/** Size of a description before its boxes, by its version (QuickTime File Format). */
const HEADS = [28, 44, 64];

/**
 * Reads the codec from a `stsd`.
 * @throws MusicProblem if it is described in an unusual way, or not at all
 */
export function formatOf(descriptions: DataView): Format {
  const [description] = boxesIn(descriptions, 8);
  if (!description) throw damaged();
  if (descriptions.getUint32(4) !== 1) throw unusual();
  const { type: codec, content } = description;
  const format = { codec, channels: content.getUint16(16), rate: content.getUint32(24) };
  if (codec !== 'mp4a') return { ...format, decoder: undefined };
  const head = HEADS[content.getUint16(8)] ?? content.byteLength;
  const boxes = new DataView(content.buffer, content.byteOffset + head, content.byteLength - head);
  return { ...format, decoder: decoderOf(findIn(boxes, 'esds') ?? boxAt(boxes, 'wave', 'esds')) };
}
