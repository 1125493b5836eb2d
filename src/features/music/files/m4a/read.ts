import { ascii, damaged, MusicProblem } from '../bytes.ts';
import { allIn, boxAt, boxesIn, bytesOf, findIn, isLong, numberAt } from './boxes.ts';
import { formatOf } from './format.ts';
import { samplesInFragments } from './fragments.ts';
import { samplesOf } from './samples.ts';
import type { Samples, Sound } from './sound.ts';

/** Lengths from here on mean that nobody knew it when the file was begun. */
const NO_LENGTH = 0xffff_ffff;

/** The scale and the length in a `mvhd` or `mdhd`. */
const timesIn = (head: DataView) =>
  [
    head.getUint32(isLong(head) ? 20 : 12),
    numberAt(head, isLong(head) ? 24 : 16, isLong(head)),
  ] as const;

function editsIn(list: DataView | undefined): Sound['edits'] {
  if (!list) return [];
  const long = isLong(list);
  const row = long ? 20 : 12;
  const count = list.getUint32(4);
  const edits: Sound['edits'] = [];
  for (let at = 8; edits.length < count; at += row) {
    const from = long ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4);
    edits.push({ length: numberAt(list, at, long), from });
  }
  return edits;
}

const handlerOf = (track: DataView) => ascii(bytesOf(boxAt(track, 'mdia', 'hdlr')), 8, 4);

/** The distance in a group of samples of the type `roll` (ISO 14496-12, section 10.1). */
function rollIn(tables: DataView): number | undefined {
  const group = allIn(tables, 'sgpd').find((one) => ascii(bytesOf(one), 4, 4) === 'roll');
  return group?.getInt16(group.getUint8(0) === 0 ? 12 : 16);
}

/**
 * Checks that each sample is in the file, in a place for sound, and that no two share bytes.
 * @throws MusicProblem otherwise
 */
function checkPlaces(file: DataView, { chunks }: Samples): void {
  const places = boxesIn(file).filter(({ type }) => type === 'mdat');
  let [place, reached] = [0, 0];
  for (const { start, end } of chunks.toSorted((a, b) => a.start - b.start)) {
    while (end > (places[place]?.end ?? Infinity)) place += 1;
    const { content } = places[place] ?? {};
    if (!content || start < Math.max(reached, content.byteOffset - file.byteOffset))
      throw damaged();
    reached = end;
  }
}

/**
 * Reads what a player needs of the sound in an M4A.
 * @throws MusicProblem or RangeError if the file is truncated, damaged, or contains no sound
 */
export function readM4a(file: DataView): Sound {
  const movie = findIn(file, 'moov');
  if (!movie) throw damaged();
  const tracks = allIn(movie, 'trak');
  if (tracks.some((one) => handlerOf(one) === 'vide'))
    throw new MusicProblem('contains a film; music has only sound');
  const track = tracks.find((one) => handlerOf(one) === 'soun');
  if (!track) throw damaged();
  const tables = boxAt(track, 'mdia', 'minf', 'stbl');
  const head = boxAt(track, 'tkhd');
  const inFragments = findIn(file, 'moof') !== undefined;
  const samples = inFragments
    ? samplesInFragments(file, movie, head.getUint32(isLong(head) ? 20 : 12))
    : samplesOf(tables);
  if (samples.sizes.length === 0) throw damaged();
  checkPlaces(file, samples);

  const [pieceScale] = timesIn(boxAt(movie, 'mvhd'));
  const [scale, statedLength] = timesIn(boxAt(track, 'mdia', 'mdhd'));
  const statedPiece = numberAt(head, isLong(head) ? 28 : 20, isLong(head));
  if (scale === 0 || pieceScale === 0) throw damaged();
  const isStated = (length: number) => length > 0 && length < NO_LENGTH;
  const sum = samples.lengths.reduce((all, { count, length }) => all + count * length, 0);
  return {
    ...samples,
    ...formatOf(boxAt(tables, 'stsd')),
    scale,
    length: isStated(statedLength) ? statedLength : sum,
    pieceScale,
    pieceLength: isStated(statedPiece) ? statedPiece : Math.round((sum / scale) * pieceScale),
    edits: editsIn(findIn(track, 'edts', 'elst')),
    roll: rollIn(tables),
  };
}
