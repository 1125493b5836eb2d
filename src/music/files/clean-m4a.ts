import { damaged, joined, MusicProblem, ascii, viewOf } from './bytes.ts';

/** A box of an MP4 (ISO 14496-12, section 4.2). */
interface Box {
  type: string;
  start: number;
  /** Offset of its content. */
  inside: number;
  end: number;
}

/** Boxes that contain relevant boxes. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Boxes of metadata: titles, pictures, comments, places. */
const PRIVATE = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide']);

/** The boxes of a range, outer ones first. @throws MusicProblem if they do not fill it */
function* boxesIn(file: Uint8Array, from = 0, to = file.length): Generator<Box> {
  const view = viewOf(file);
  for (let start = from; start < to;) {
    if (start + 16 > to && start + 8 !== to && start + 8 > to) throw damaged();
    const size = view.getUint32(start);
    const isLong = size === 1;
    const inside = start + (isLong ? 16 : 8);
    if (inside > to) throw damaged();
    const length = isLong ? Number(view.getBigUint64(start + 8)) : size === 0 ? to - start : size;
    const end = start + length;
    if (end < inside || end > to) throw damaged();
    const type = ascii(file, start + 4, 4);
    yield { type, start, inside, end };
    if (HOLDERS.has(type)) yield* boxesIn(file, inside, end);
    start = end;
  }
}

/**
 * Reduces the offsets of the chunks of sound by what is removed before them.
 * @throws MusicProblem if the list is longer than its box
 */
function movePlaces(view: DataView, box: Box, gone: (place: number) => number): void {
  const { type, inside, end } = box;
  const count = end < inside + 8 ? Infinity : view.getUint32(inside + 4);
  if (inside + 8 + count * (type === 'stco' ? 4 : 8) > end) throw damaged();
  for (let index = 0; index < count; index++) {
    if (type === 'stco') {
      const at = inside + 8 + index * 4;
      view.setUint32(at, view.getUint32(at) - gone(view.getUint32(at)));
    } else {
      const at = inside + 8 + index * 8;
      const place = view.getBigUint64(at);
      view.setBigUint64(at, place - BigInt(gone(Number(place))));
    }
  }
}

/**
 * Removes metadata from an M4A.
 * @throws MusicProblem if it is no MP4, is truncated or contains no sound
 */
export function cleanM4a(file: Uint8Array): Uint8Array {
  if (ascii(file, 4, 4) !== 'ftyp')
    throw new MusicProblem('is no M4A inside; save it again as MP3, M4A or Opus');
  const boxes = [...boxesIn(file)];
  const has = (type: string) => boxes.some((box) => box.type === type);
  if (!has('moov') || !has('mdat')) throw damaged();
  const unwanted = boxes.filter(({ type }) => PRIVATE.has(type));
  const copy = file.slice();
  const view = viewOf(copy);
  if (has('moof')) {
    // Fragments have relative offsets: nothing moves, and metadata becomes empty space.
    for (const { start, inside, end } of unwanted) {
      copy.set(new TextEncoder().encode('free'), start + 4);
      copy.fill(0, inside, end);
    }
    return copy;
  }
  const sizeWithin = (from: number, to: number) =>
    unwanted
      .filter(({ start, end }) => start >= from && end <= to)
      .reduce((sum, { start, end }) => sum + end - start, 0);
  for (const box of boxes) {
    if (box.type === 'stco' || box.type === 'co64')
      movePlaces(view, box, (place) => sizeWithin(0, place));
    if (!HOLDERS.has(box.type)) continue;
    const size = box.end - box.start - sizeWithin(box.inside, box.end);
    if (box.inside - box.start === 16) view.setBigUint64(box.start + 8, BigInt(size));
    else view.setUint32(box.start, size);
  }
  let at = 0;
  const kept = unwanted.map(({ start, end }) => {
    const part = copy.subarray(at, start);
    at = end;
    return part;
  });
  return joined([...kept, copy.subarray(at)]);
}
