import { damaged } from '../bytes.ts';
import { allIn, boxAt, boxesIn, numberAt } from './boxes.ts';
import { unusual, type Samples } from './sound.ts';

/** Gives the next number of a box if its flags have one of `flag`. */
function optional(box: DataView, start: number) {
  const flags = box.getUint32(0);
  let at = start;
  return (flag: number, long = false): number | undefined => {
    if ((flags & flag) === 0) return undefined;
    at += long ? 8 : 4;
    return numberAt(box, at - (long ? 8 : 4), long);
  };
}

/** Flags of a `tfhd` (ISO 14496-12, section 8.8.7). */
const TRACK = { base: 0x1, description: 0x2, length: 0x8, size: 0x10, fromFragment: 0x2_0000 };
/** Flags of a `trun` (section 8.8.8). */
const RUN = { offset: 0x1, first: 0x4, length: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

/**
 * Reads where the samples of a track are in a file that was written in fragments, as browsers
 * record it.
 * @throws MusicProblem if they are not in the file
 */
export function samplesInFragments(file: DataView, movie: DataView, track: number): Samples {
  const isOfTrack = (box: DataView) => box.getUint32(4) === track;
  const usual = allIn(boxAt(movie, 'mvex'), 'trex').find(isOfTrack);
  const samples: Samples = { lengths: [], sizes: [], chunks: [] };

  const addRun = (run: DataView, base: number, behind: number, length: number, size: number) => {
    const count = run.getUint32(4);
    if (count > file.byteLength) throw damaged();
    const next = optional(run, 8);
    const offset = next(RUN.offset);
    next(RUN.first);
    const start = offset === undefined ? behind : base + (offset | 0);
    let end = start;
    for (let sample = 0; sample < count; sample++) {
      const own = next(RUN.length) ?? length;
      const last = samples.lengths.at(-1);
      if (last?.length === own) last.count += 1;
      else samples.lengths.push({ count: 1, length: own });
      const bytes = next(RUN.size) ?? size;
      next(RUN.flags);
      next(RUN.shift);
      samples.sizes.push(bytes);
      end += bytes;
    }
    samples.chunks.push({ start, end, samples: count });
    return end;
  };

  for (const { type, start, content } of boxesIn(file)) {
    if (type !== 'moof') continue;
    for (const [index, part] of allIn(content, 'traf').entries()) {
      const head = boxAt(part, 'tfhd');
      if (!isOfTrack(head)) continue;
      const next = optional(head, 8);
      const base = next(TRACK.base, true);
      // Offsets that begin where the part of another track ends; no recorder of sound writes them.
      if (base === undefined && index > 0 && !(head.getUint32(0) & TRACK.fromFragment))
        throw unusual();
      next(TRACK.description);
      const length = next(TRACK.length) ?? usual?.getUint32(12) ?? 0;
      const size = next(TRACK.size) ?? usual?.getUint32(16) ?? 0;
      let behind = base ?? start;
      for (const run of allIn(part, 'trun'))
        behind = addRun(run, base ?? start, behind, length, size);
    }
  }
  return samples;
}
