import { damaged, joined, MusicProblem, ascii, viewOf } from './bytes.ts';

const ID3V1 = 128;
const ID3V1_EXTENSION = 227;
const APE_FOOTER = 32;
/** The largest tag of Lyrics3, version 1. */
const LYRICS = 5120;

/** Size of the tag that begins at `at`: ID3v2 (ID3v2.4, section 3.1) or ID3v1. 0 if none does. */
function tagFrom(file: Uint8Array, at: number): number {
  const name = ascii(file, at, 3);
  if (name === 'TAG') return ID3V1;
  if (name !== 'ID3') return 0;
  const size = file.subarray(at + 6, at + 10).reduce((sum, seven) => sum * 128 + seven, 0);
  const hasFooter = ((file[at + 5] ?? 0) & 0x10) > 0;
  return 10 + size + (hasFooter ? 10 : 0);
}

/** Size of the tag that ends at `end`; 0 if none does. */
function tagUntil(file: Uint8Array, end: number): number {
  if (ascii(file, end - ID3V1, 3) === 'TAG') return ID3V1;
  if (ascii(file, end - ID3V1_EXTENSION, 4) === 'TAG+') return ID3V1_EXTENSION;
  if (ascii(file, end - 9, 9) === 'LYRICS200') return 15 + Number(ascii(file, end - 15, 6));
  if (ascii(file, end - 9, 9) === 'LYRICSEND') {
    const text = ascii(file, end - LYRICS, Math.min(end, LYRICS));
    return text.length - Math.max(0, text.lastIndexOf('LYRICSBEGIN'));
  }
  if (ascii(file, end - APE_FOOTER, 8) === 'APETAGEX') {
    const size = viewOf(file).getUint32(end - 20, true);
    const hasHeader = viewOf(file).getUint32(end - 12, true) >= 0x80000000;
    return Math.max(size, APE_FOOTER) + (hasHeader ? APE_FOOTER : 0);
  }
  return 0;
}

/** Where the tags at the end begin, in whatever order programs added them. */
function endOf(file: Uint8Array): number {
  let end = file.length;
  for (let size = tagUntil(file, end); size > 0; size = tagUntil(file, end))
    end = Math.max(0, end - size);
  return end;
}

/**
 * How many bytes of sound the first frame says there are ("Xing" or "Info"); 0 where it does not.
 */
function bytesToCome(frame: Uint8Array): number {
  const first = ascii(frame, 0, 64);
  const at = Math.max(first.indexOf('Xing'), first.indexOf('Info'));
  if (at < 0 || frame.length < at + 16) return 0;
  const flags = viewOf(frame).getUint32(at + 4);
  if ((flags & 2) === 0) return 0;
  return viewOf(frame).getUint32(at + 8 + (flags & 1) * 4);
}

/**
 * kbit/s of layer III by the index of a frame's head: of MPEG 1, and of 2 and 2.5 (ISO 11172-3,
 * 13818-3).
 */
const KBITS = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Of MPEG 1. */
const HERTZ = [44_100, 48_000, 32_000];

/** Length in bytes of the frame at `at`; 0 if none starts there. */
function frameLength(file: Uint8Array, at: number): number {
  const [first, second = 0, third = 0] = file.subarray(at, at + 3);
  // The first eleven bits of every frame are set (ISO 11172-3, section 2.4.1.3); then comes layer
  // III.
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return 0;
  const version = (second >> 3) & 3;
  const kbits = KBITS[version === 3 ? 'first' : 'later'][third >> 4] ?? 0;
  // MPEG 2 halves the rate, 2.5 halves it again; 1 is reserved.
  const slower = [4, 0, 2, 1][version] ?? 0;
  const hertz = HERTZ[(third >> 2) & 3] ?? 0;
  if (kbits * slower * hertz === 0) return 0;
  const samples = version === 3 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return Math.floor((samples * kbits * 125 * slower) / hertz) + padding;
}

/** This many frames in a row are sound, and no accident. */
const IN_A_ROW = 3;

/** Whether there is sound somewhere in a part of a file. */
function hasSound(file: Uint8Array, from: number, to: number): boolean {
  for (let start = from; start < to; start++) {
    let at = start;
    for (let frame = 0; frame < IN_A_ROW; frame++) {
      const length = frameLength(file, at);
      at = length > 0 ? at + length : Infinity;
    }
    if (at <= to) return true;
  }
  return false;
}

/**
 * The frames of an MP3, without what is before, between and behind them.
 * @throws MusicProblem where it is none, is cut off, or has a place at which no frame begins
 */
export function cleanMp3(file: Uint8Array): Uint8Array {
  const end = endOf(file);
  const frames: Uint8Array[] = [];
  let [at, isCut] = [0, false];
  while (at < end) {
    const length = frameLength(file, at);
    isCut = at + length > end;
    if (length > 0 && !isCut) frames.push(file.subarray(at, at + length));
    // Zeros fill up the tags at the beginning.
    const step = length || tagFrom(file, at) || Number(frames.length === 0 && file[at] === 0);
    if (step === 0) break;
    at += step;
  }
  const [first, last = first] = [frames[0], frames.at(-1)];
  if (!first || !last) {
    if (at >= end) throw damaged();
    throw new MusicProblem('is not an MP3 file; save it again as MP3, M4A or Opus');
  }
  const sound = joined(frames);
  const announced = bytesToCome(first);
  if (announced > 0 ? sound.length < announced * 0.99 : isCut) throw damaged();
  if (at < end) {
    // Programs add some bytes of their own behind the sound. More may be a part that is missing,
    // unless the file says where its sound ends.
    const isMissing = announced === 0 && end - at > sound.length * 0.01;
    // A last frame that is cut off would contain the beginning of what follows.
    const hasTag = /ID3|TAG|LYRICS/.test(ascii(last, 0, last.length));
    if (isMissing || hasTag || hasSound(file, at, end)) throw damaged();
  }
  return sound;
}
