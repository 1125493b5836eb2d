import { joined, viewOf } from '../bytes.ts';
import type { Sound } from './sound.ts';

const letters = (text: string) => new TextEncoder().encode(text);

/** Numbers as four bytes each; of a negative one its two's complement. */
function numbers(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = viewOf(bytes);
  values.forEach((value, index) => view.setUint32(index * 4, value));
  return bytes;
}

function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const inside = joined(content);
  return joined([numbers(inside.length + 8), letters(type), inside]);
}

/** A box with a table: each of its rows is numbers. */
function table(type: string, head: number[], rows: number[][]): Uint8Array {
  return box(type, numbers(...head, rows.length), ...rows.map((row) => numbers(...row)));
}

/** A descriptor; its content is shorter than 128 bytes. */
const descriptor = (tag: number, ...content: Uint8Array[]) => {
  const inside = joined(content);
  return joined([new Uint8Array([tag, inside.length]), inside]);
};

/** Plays at its own speed and volume; nothing is turned. */
const AS_IT_IS = 0x1_0000;
const FULL_VOLUME = 0x100_0000;
const MATRIX = [AS_IT_IS, 0, 0, 0, AS_IT_IS, 0, 0, 0, 0x4000_0000];
/** A track that is played. */
const ENABLED = 3;
/** No language. */
const UND = 0x55c4_0000;

function description({ codec, channels, rate, decoder }: Sound): Uint8Array {
  // The size of a sample is 16 bits, whatever the codec (ISO 14496-12, section 12.2.3).
  const head = numbers(0, 1, 0, 0, channels * 0x1_0000 + 16, 0, rate);
  if (!decoder) return box(codec, head);
  const config = descriptor(4, decoder.config, descriptor(5, decoder.specific));
  const idAndFlags = new Uint8Array(3);
  const stream = descriptor(3, idAndFlags, config, descriptor(6, new Uint8Array([2])));
  return box(codec, head, box('esds', numbers(0), stream));
}

/** Rows of a `stsc`: from which chunk on each holds how many samples. */
const runsOf = (chunks: Sound['chunks']) =>
  chunks.flatMap(({ samples }, index) =>
    samples === chunks[index - 1]?.samples ? [] : [[index + 1, samples, 1]],
  );

function tables(sound: Sound, first: number): Uint8Array {
  const { chunks, sizes, lengths, roll } = sound;
  let place = first;
  const places = chunks.map(({ start, end }) => [(place += end - start) - (end - start)]);
  const rolls = () => [
    box('sgpd', numbers(FULL_VOLUME), letters('roll'), numbers(2, 1), numbers(roll ?? 0).slice(2)),
    box('sbgp', numbers(0), letters('roll'), numbers(1, sizes.length, 1)),
  ];
  return box(
    'stbl',
    box('stsd', numbers(0, 1), description(sound)),
    table(
      'stts',
      [0],
      lengths.map(({ count, length }) => [count, length]),
    ),
    table('stsc', [0], runsOf(chunks)),
    table(
      'stsz',
      [0, 0],
      sizes.map((size) => [size]),
    ),
    table('stco', [0], places),
    ...(roll === undefined ? [] : rolls()),
  );
}

function movie(sound: Sound, first: number): Uint8Array {
  const { pieceScale, pieceLength, scale, length, edits } = sound;
  const edited = edits.map((edit) => [edit.length, edit.from, AS_IT_IS]);
  return box(
    'moov',
    box(
      'mvhd',
      numbers(0, 0, 0, pieceScale, pieceLength, AS_IT_IS, FULL_VOLUME, 0, 0, ...MATRIX),
      numbers(0, 0, 0, 0, 0, 0, 2),
    ),
    box(
      'trak',
      box('tkhd', numbers(ENABLED, 0, 0, 1, 0, pieceLength, 0, 0, 0, FULL_VOLUME, ...MATRIX, 0, 0)),
      ...(edits.length > 0 ? [box('edts', table('elst', [0], edited))] : []),
      box(
        'mdia',
        box('mdhd', numbers(0, 0, 0, scale, length, UND)),
        box('hdlr', numbers(0, 0), letters('soun'), new Uint8Array(13)),
        box(
          'minf',
          box('smhd', numbers(0, 0)),
          box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
          tables(sound, first),
        ),
      ),
    ),
  );
}

/**
 * Writes an M4A that contains the sound of a file and nothing else, its tables first.
 * @param file from which the sound was read
 */
export function writeM4a(sound: Sound, file: Uint8Array): Uint8Array {
  const kind = box('ftyp', letters('M4A '), numbers(0), letters('M4A mp42isom'));
  // Behind the head of the box with the samples.
  const first = kind.length + movie(sound, 0).length + 8;
  const samples = sound.chunks.map(({ start, end }) => file.subarray(start, end));
  return joined([kind, movie(sound, first), box('mdat', ...samples)]);
}
