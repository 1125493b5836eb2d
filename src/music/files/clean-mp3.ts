import { damaged, MusicProblem, ascii, viewOf } from './bytes.ts';

const ID3V1 = 128;
const APE_FOOTER = 32;

/**
 * Where the sound begins: behind ID3v2 tags (ID3v2.4, section 3.1) and the zeros that fill them.
 */
function startOf(file: Uint8Array): number {
  let at = 0;
  while (ascii(file, at, 3) === 'ID3') {
    const size = file.subarray(at + 6, at + 10).reduce((sum, seven) => sum * 128 + seven, 0);
    const hasFooter = ((file[at + 5] ?? 0) & 0x10) > 0;
    at += 10 + size + (hasFooter ? 10 : 0);
  }
  while (file[at] === 0) at += 1;
  return at;
}

/** Where it ends: before ID3v1, Lyrics3 and APE tags, in the order in which programmes add them. */
function endOf(file: Uint8Array): number {
  let end = file.length;
  if (ascii(file, end - ID3V1, 3) === 'TAG') end -= ID3V1;
  if (ascii(file, end - 9, 9) === 'LYRICS200') end -= 15 + Number(ascii(file, end - 15, 6));
  if (ascii(file, end - APE_FOOTER, 8) === 'APETAGEX') {
    const size = viewOf(file).getUint32(end - 20, true);
    const hasHeader = viewOf(file).getUint32(end - 12, true) >= 0x80000000;
    end -= size + (hasHeader ? APE_FOOTER : 0);
  }
  return end;
}

/**
 * How many bytes of sound the first frame says there are ("Xing" or "Info"); 0 where it does not.
 */
function bytesToCome(sound: Uint8Array): number {
  const first = ascii(sound, 0, 64);
  const at = Math.max(first.indexOf('Xing'), first.indexOf('Info'));
  if (at < 0 || sound.length < at + 16) return 0;
  const flags = viewOf(sound).getUint32(at + 4);
  if ((flags & 2) === 0) return 0;
  return viewOf(sound).getUint32(at + 8 + (flags & 1) * 4);
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
function frameLength(sound: Uint8Array, at: number): number {
  const [first, second = 0, third = 0] = sound.subarray(at, at + 3);
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

/** How far frame follows frame: beyond the end where the last one is cut off. */
function endOfFrames(sound: Uint8Array): number {
  for (let at = 0; ;) {
    const length = frameLength(sound, at);
    if (length === 0) return at;
    at += length;
  }
}

/**
 * The sound of an MP3, without tags.
 * @throws MusicProblem where it is none, is cut off, or has a place at which no frame begins
 */
export function cleanMp3(file: Uint8Array): Uint8Array {
  const [start, end] = [startOf(file), endOf(file)];
  if (start >= file.length) throw damaged();
  const sound = file.subarray(start, end);
  if (frameLength(sound, 0) === 0)
    throw new MusicProblem('is no MP3 inside; save it again as MP3, M4A or Opus');
  const told = bytesToCome(sound);
  const reached = endOfFrames(sound);
  // Programs add some bytes of their own behind the sound. Without a stated length, the last frame must be complete.
  const isCut = told > 0 ? sound.length < told * 0.99 : reached > sound.length;
  if (isCut || reached < sound.length * 0.99) throw damaged();
  return sound;
}
