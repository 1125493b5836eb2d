import { damaged } from '../bytes.ts';
import { boxAt, findIn, rowsOf } from './boxes.ts';
import { unusual, type Samples } from './sound.ts';

function sizesIn(table: DataView): number[] {
  const [size, count] = [table.getUint32(4), table.getUint32(8)];
  if (size * count > table.buffer.byteLength) throw damaged();
  return size > 0
    ? new Array<number>(count).fill(size)
    : rowsOf(table, 1, 8).map(([own = 0]) => own);
}

function startsIn(tables: DataView): number[] {
  const long = findIn(tables, 'co64');
  return long
    ? rowsOf(long, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low)
    : rowsOf(boxAt(tables, 'stco'), 1).map(([start = 0]) => start);
}

/**
 * Reads the tables in a `stbl` (ISO 14496-12, sections 8.6.1.2 and 8.7).
 * @throws MusicProblem if they contradict each other
 */
export function samplesOf(tables: DataView): Samples {
  const sizes = sizesIn(boxAt(tables, 'stsz'));
  const runs = rowsOf(boxAt(tables, 'stsc'), 3);
  if (runs.some(([, , description]) => description !== 1)) throw unusual();
  let [run, sample] = [0, 0];
  const chunks = startsIn(tables).map((start, index) => {
    while ((runs[run + 1]?.[0] ?? Infinity) <= index + 1) run += 1;
    const samples = Math.min(runs[run]?.[1] ?? 0, sizes.length - sample);
    let end = start;
    for (const next = sample + samples; sample < next; sample++) end += sizes[sample] ?? 0;
    return { start, end, samples };
  });
  if (sample < sizes.length) throw damaged();
  const lengths = rowsOf(boxAt(tables, 'stts'), 2);
  return {
    sizes,
    chunks,
    lengths: lengths.map(([count = 0, length = 0]) => ({ count, length })),
  };
}
