import { damaged, MusicProblem, signs, viewOf } from './bytes.ts';

const ID3V1 = 128;
const APE_FOOTER = 32;

/** Where the sound begins: behind ID3v2 tags (ID3v2.4, section 3.1) and the zeros that fill them. */
function startOf(file: Uint8Array): number {
  let at = 0;
  while (signs(file, at, 3) === 'ID3') {
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
  if (signs(file, end - ID3V1, 3) === 'TAG') end -= ID3V1;
  if (signs(file, end - 9, 9) === 'LYRICS200') end -= 15 + Number(signs(file, end - 15, 6));
  if (signs(file, end - APE_FOOTER, 8) === 'APETAGEX') {
    const size = viewOf(file).getUint32(end - 20, true);
    const hasHeader = viewOf(file).getUint32(end - 12, true) >= 0x80000000;
    end -= size + (hasHeader ? APE_FOOTER : 0);
  }
  return end;
}

/** How many bytes of sound the first frame says there are ("Xing" or "Info"); 0 where it does not. */
function bytesToCome(sound: Uint8Array): number {
  const first = signs(sound, 0, 64);
  const at = Math.max(first.indexOf('Xing'), first.indexOf('Info'));
  if (at < 0 || sound.length < at + 16) return 0;
  const flags = viewOf(sound).getUint32(at + 4);
  if ((flags & 2) === 0) return 0;
  return viewOf(sound).getUint32(at + 8 + (flags & 1) * 4);
}

/** The sound of an MP3 alone, without tags. @throws MusicProblem where it is none, or cut off */
export function cleanMp3(file: Uint8Array): Uint8Array {
  const [start, end] = [startOf(file), endOf(file)];
  if (start >= file.length) throw damaged();
  const sound = file.subarray(start, end);
  // The first eleven bits of every frame are set (ISO 11172-3, section 2.4.1.3); then comes layer III.
  const [first = 0, second = 0] = sound;
  if (first !== 0xff || (second & 0xe6) !== 0xe2)
    throw new MusicProblem('is no MP3 inside; save it again as MP3, M4A or Opus');
  if (sound.length < bytesToCome(sound) * 0.99) throw damaged();
  return sound;
}
