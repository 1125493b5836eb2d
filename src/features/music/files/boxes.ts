import { ascii, damaged } from './bytes.ts';

/** A box of an M4A (ISO 14496-12, section 4.2). */
interface Box {
  type: string;
  content: DataView;
}

/** The boxes of a range. Opens none of them, however deep they are. */
function boxesIn(range: DataView): Box[] {
  const boxes: Box[] = [];
  const bytes = new Uint8Array(range.buffer, range.byteOffset, range.byteLength);
  for (let start = 0; start + 8 <= range.byteLength;) {
    const size = range.getUint32(start);
    const head = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(range.getBigUint64(start + 8)) : size;
    // The last box of a truncated file is there in part.
    const end = size === 0 ? range.byteLength : Math.min(start + length, range.byteLength);
    if (end < start + head) break;
    const place = range.byteOffset + start + head;
    const content = new DataView(range.buffer, place, end - start - head);
    boxes.push({ type: ascii(bytes, start + 4, 4), content });
    start = end;
  }
  return boxes;
}

/** The contents of all boxes of a type. */
export const allIn = (range: DataView, type: string): DataView[] =>
  boxesIn(range).flatMap((box) => (box.type === type ? [box.content] : []));

/** The content of the first box at a path. */
export const findIn = (range: DataView, ...path: string[]): DataView | undefined =>
  path.reduce<DataView | undefined>((holder, type) => holder && allIn(holder, type)[0], range);

/** The same. @throws MusicProblem if it is missing */
export function boxAt(range: DataView, ...path: string[]): DataView {
  const box = findIn(range, ...path);
  if (!box) throw damaged();
  return box;
}

/** Whether a box has lengths of eight bytes instead of four. */
export const isLong = (box: DataView): boolean => box.getUint8(0) === 1;

/** Reads a number of eight or four bytes. */
export const numberAt = (box: DataView, at: number, long: boolean): number =>
  long ? Number(box.getBigUint64(at)) : box.getUint32(at);
