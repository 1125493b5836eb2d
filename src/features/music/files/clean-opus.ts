import { damaged, joined, MusicProblem, ascii, viewOf } from './bytes.ts';

/** Size of a page's header before its segment table, in bytes (RFC 3533, section 6). */
const HEAD = 27;
const SEQUENCE = 18;
const CHECKSUM = 22;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0);
  return value >>> 0;
});

/** The checksum of a page, computed with its own field as zero. */
function checksumOf(page: Uint8Array): number {
  let sum = 0;
  page.forEach((byte, at) => {
    const counted = at >= CHECKSUM && at < CHECKSUM + 4 ? 0 : byte;
    sum = ((sum << 8) ^ (TABLE[(sum >>> 24) ^ counted] ?? 0)) >>> 0;
  });
  return sum;
}

/** The type of a page: whether a stream begins or ends with it. */
const [TYPE, FIRST, LAST] = [5, 2, 4];

/**
 * The pages of an Ogg file. What follows the last page of a stream and is no page is left out.
 * @throws MusicProblem if one is incomplete
 */
function pagesOf(file: Uint8Array): Uint8Array[] {
  const pages: Uint8Array[] = [];
  for (let at = 0; at < file.length;) {
    const hasEnded = ((pages.at(-1)?.[TYPE] ?? 0) & LAST) > 0;
    if (hasEnded && ascii(file, at, 4) !== 'OggS') break;
    const count = file[at + 26] ?? 0;
    const sizes = file.subarray(at + HEAD, at + HEAD + count);
    const end = at + HEAD + count + sizes.reduce((sum, size) => sum + size, 0);
    const page = file.slice(at, end);
    if (ascii(page, 0, 4) !== 'OggS' || end > file.length) throw damaged();
    if (checksumOf(page) !== viewOf(page).getUint32(CHECKSUM, true)) throw damaged();
    pages.push(page);
    at = end;
  }
  return pages;
}

const bodyOf = (page: Uint8Array) => page.subarray(HEAD + (page[26] ?? 0));
/** Whether a packet ends on a page: its last segment is not full. */
const endsPacket = (page: Uint8Array) => (page[HEAD + (page[26] ?? 0) - 1] ?? 0) < 255;

/** A page with one short packet, and the head of another page. */
function pageWith(packet: Uint8Array, other: Uint8Array, type: number): Uint8Array {
  const page = joined([other.slice(0, HEAD), new Uint8Array([packet.length]), packet]);
  page[TYPE] = type;
  page[26] = 1;
  return page;
}

/** Empty tags (RFC 7845, section 5.2). */
const NO_TAGS = joined([new TextEncoder().encode('OpusTags'), new Uint8Array(8)]);

/** The description of the sound, as long as its channels need (RFC 7845, section 5.1). */
function descriptionIn(packet: Uint8Array): Uint8Array {
  const [channels = 0, family] = [packet[9], packet[18]];
  const length = family === 0 ? 19 : 21 + channels;
  // A packet of up to 254 bytes is one segment of its page.
  if (packet.length < length || length > 254) throw damaged();
  return packet.slice(0, length);
}

/**
 * Removes the tags of an Opus file, with the picture in them.
 * @throws MusicProblem if it is no Opus in Ogg, is damaged or contains more than one stream
 */
export function cleanOpus(file: Uint8Array): Uint8Array {
  if (ascii(file, 0, 4) !== 'OggS')
    throw new MusicProblem('is not an Opus file; save it again as MP3, M4A or Opus');
  const [first = new Uint8Array(), ...others] = pagesOf(file);
  if (ascii(bodyOf(first), 0, 8) !== 'OpusHead')
    throw new MusicProblem('contains another kind of sound than Opus. Save it again as Opus');
  const stream = viewOf(first).getUint32(14, true);
  if (
    others.some((page) => viewOf(page).getUint32(14, true) !== stream || (page[TYPE] ?? 0) & FIRST)
  )
    throw new MusicProblem('contains more than one stream; save it again as Opus');
  const sound = others.slice(others.findIndex(endsPacket) + 1);
  if (ascii(bodyOf(others[0] ?? first), 0, 8) !== 'OpusTags' || sound.length === 0) throw damaged();
  const head = pageWith(descriptionIn(bodyOf(first)), first, FIRST);
  const pages = [head, pageWith(NO_TAGS, first, 0), ...sound];
  pages.forEach((page, index) => {
    const view = viewOf(page);
    view.setUint32(SEQUENCE, index, true);
    view.setUint32(CHECKSUM, checksumOf(page), true);
  });
  return joined(pages);
}
