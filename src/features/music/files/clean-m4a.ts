import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { allIn, boxAt, findIn, isLong, numberAt } from './boxes.ts';
import { ascii, damaged, MusicProblem, viewOf } from './bytes.ts';

/** The largest description of a decoder, in bytes: many times what AAC needs. */
const MAX_DESCRIPTION = 64;

/** What stays before the sound that is heard, in seconds: a decoder needs less to begin. */
const LEAD = 0.5;

/** The type of a box that readers leave out. */
const FREE = new TextEncoder().encode('free');

/** `soun`, the type of a track. */
const SOUND = 0x736f_756e;

/** The boxes that begin with the times at which a file was written and changed. */
const DATED = [
  ['moov', 'mvhd'],
  ['moov', 'trak', 'tkhd'],
  ['moov', 'trak', 'mdia', 'mdhd'],
];

// What is wrong with a file is said in a sentence of ours.
Logging.level = LogLevel.Errors;

const isSound = (track: DataView) => boxAt(track, 'mdia', 'hdlr').getUint32(8) === SOUND;

/**
 * How many samples the tables of a track tell of; none for a recording in fragments.
 * @throws MusicProblem if a chunk has more: the library would count them for hours
 */
function countIn(track: DataView): number {
  const tables = boxAt(track, 'mdia', 'minf', 'stbl');
  const count = boxAt(tables, 'stsz').getUint32(8);
  const chunks = boxAt(tables, 'stsc');
  for (let row = 0; row < chunks.getUint32(4); row++)
    if (chunks.getUint32(12 + row * 12) > count) throw damaged();
  return count;
}

/**
 * The part of a track that players play, in seconds: phones that cut a recording keep the rest in
 * the file, and say in an edit list what is played (ISO 14496-12, section 8.6.6).
 * @throws MusicProblem if there is more than one
 */
function partOf(movie: DataView, track: DataView): { start: number; end: number } {
  const [head, list] = [boxAt(movie, 'mvhd'), findIn(track, 'edts', 'elst')];
  const scale = head.getUint32(isLong(head) ? 20 : 12);
  const part = { start: 0, end: Infinity };
  const width = list && isLong(list) ? 8 : 4;
  for (let row = 0; list && row < list.getUint32(4); row++) {
    const at = 8 + row * (2 * width + 4);
    const length = numberAt(list, at, isLong(list)) / scale;
    const isSilence = list.getInt32(at + width) === -1;
    if (part.end < Infinity && !isSilence)
      throw new MusicProblem('was cut into parts; save what is left of it as a new file');
    if (part.end === Infinity && isSilence) part.start += length;
    // A recording in fragments does not know its length when it begins.
    if (!isSilence && length > 0) part.end = part.start + length;
  }
  return part;
}

async function soundOf(original: Uint8Array): Promise<Uint8Array> {
  const file = new Uint8Array(original);
  const view = viewOf(file);
  const movie = boxAt(view, 'moov');
  // The library would read what somebody wrote into the file, and fail if that is damaged.
  for (const { byteOffset } of allIn(movie, 'udta')) file.set(FREE, byteOffset - FREE.length);
  const input = new Input({ source: new BufferSource(file), formats: [MP4, QTFF] });
  if ((await input.getVideoTracks()).length > 0)
    throw new MusicProblem('contains a film; music has only sound');
  const [track] = await input.getAudioTracks();
  if (!track) throw damaged();
  const codec = (await track.getCodec()) ?? (await track.getInternalCodecId());
  if (codec !== 'aac')
    throw new MusicProblem(
      `contains ${String(codec).toUpperCase()}, which some phones cannot play; save it again as M4A (AAC)`,
    );
  const decoderConfig = await track.getDecoderConfig();
  const { description } = decoderConfig ?? {};
  if (!decoderConfig || !description || description.byteLength > MAX_DESCRIPTION) throw damaged();

  const tables = allIn(movie, 'trak').find(isSound);
  if (!tables) throw damaged();
  const announced = countIn(tables) || (await track.computePacketStats()).packetCount;
  const { start, end } = partOf(movie, tables);
  const places = allIn(view, 'mdat');
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const sound = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(sound);
  await output.start();
  let count = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // A packet is a part of the memory of the file.
    const { byteOffset, byteLength } = packet.data;
    const isInPlace = places.some(
      (place) =>
        place.byteOffset <= byteOffset &&
        byteOffset + byteLength <= place.byteOffset + place.byteLength,
    );
    if (!isInPlace) throw damaged();
    count += 1;
    if (packet.timestamp < start - LEAD || packet.timestamp >= end) continue;
    const duration = Math.min(packet.duration, end - packet.timestamp);
    const timestamp = packet.timestamp - start;
    await sound.add(packet.clone({ timestamp, duration }), { decoderConfig });
  }
  // Packets that are not in the file are not read.
  if (count === 0 || count !== announced) throw damaged();
  await output.finalize();
  if (!output.target.buffer) throw damaged();
  const written = new Uint8Array(output.target.buffer);
  for (const path of DATED) boxAt(viewOf(written), ...path).setBigUint64(4, 0n);
  return written;
}

/**
 * The sound of an M4A in a new file, its tables first: whatever else the old one contains is left
 * behind.
 * @throws MusicProblem if it is no MP4, is truncated or contains no AAC
 */
export async function cleanM4a(file: Uint8Array): Promise<Uint8Array> {
  if (ascii(file, 4, 4) !== 'ftyp')
    throw new MusicProblem('is not an M4A file; save it again as MP3, M4A or Opus');
  try {
    return await soundOf(file);
  } catch (error) {
    // Of what it cannot read, the library throws errors of many kinds.
    throw error instanceof MusicProblem ? error : damaged();
  }
}
