import type { Content } from '#content/project';
import type { DrawingSource } from '../components/Drawing.tsx';
import type { PictureSource } from '../components/Picture.tsx';
import type { SlotName } from './slots.ts';

/** A photograph as a content file names it. */
export interface Photograph {
  /** Its file in content/images. */
  file: string;
  /** The point around which it is cut, such as `40% 30%`. */
  focus?: string | undefined;
}

/** A picture that a view shows, and the slot it is cut for. */
export interface PictureRequest extends Photograph {
  kind: 'picture';
  slot: SlotName;
  alt: string;
  /** Another shape of the same picture below 768 px of viewport width. */
  narrow?: Photograph & { slot: SlotName };
  /** A larger file is asked for besides, which shows the picture whole. */
  enlarged?: boolean;
}

/** A file that a feature asks for, and what its page gets for it. */
export interface FeatureRequest<Source> {
  /** Its kind, by which `sources` of a rendering.ts makes it. */
  kind: 'feature';
  handler: string;
  /** The name of a file in content/, or what else it is made from. */
  file: string;
  /** Only its type is read. */
  source?: Source;
}

/** Each kind of request, and what a page gets for it. */
interface Kinds {
  picture: [PictureRequest, PictureSource];
  drawing: [{ kind: 'drawing'; file: string }, DrawingSource];
  feature: [FeatureRequest<unknown>, unknown];
}

/** Makes what features ask for, by `handler` of their requests. */
export type Sources = Readonly<Record<string, (request: { file: string }) => unknown>>;

/** Asks for a picture cut for one slot. @param narrow another shape, below 768 px of width */
export function requestPicture(
  { file, focus }: Photograph,
  slot: SlotName,
  { alt = '' }: { alt?: string | undefined },
  narrow?: PictureRequest['narrow'],
): PictureRequest {
  return { kind: 'picture', file, focus, slot, alt, ...(narrow && { narrow }) };
}

/** Asks for a drawing. */
export const requestDrawing = (file: string) => ({ kind: 'drawing', file }) as const;

/** Asks for the founder's signature, a drawing or a scan; undefined where there is none. */
export function requestSignature({ pictures, home }: Pick<Content, 'pictures' | 'home'>) {
  const { signature: file } = pictures;
  if (file === undefined) return undefined;
  return file.endsWith('.svg')
    ? requestDrawing(file)
    : requestPicture({ file }, 'signature', home.vision.signature);
}

/** Resolves picture requests: in the build by cutting files, in the editor to the originals. */
export type PictureResolver = {
  [Kind in keyof Kinds]: (request: Kinds[Kind][0]) => Kinds[Kind][1] | Promise<Kinds[Kind][1]>;
};

/** The results of requests, in the same structure. */
export type Resolved<Requests> =
  Requests extends FeatureRequest<infer Source>
    ? Source
    : Requests extends { kind: infer Kind extends keyof Kinds }
      ? Kinds[Kind][1]
      : Requests extends object
        ? { [Key in keyof Requests]: Resolved<Requests[Key]> }
        : Requests;

/** Whether this is one request, not an object of several. */
const isRequest = (value: object): value is Kinds[keyof Kinds][0] => 'kind' in value;

function resolveOne(request: Kinds[keyof Kinds][0], resolver: PictureResolver) {
  switch (request.kind) {
    case 'picture':
      return resolver.picture(request);
    case 'drawing':
      return resolver.drawing(request);
    case 'feature':
      return resolver.feature(request);
  }
}

/** Resolves every request of a view. */
export async function resolvePictures<Requests>(
  requests: Requests,
  resolver: PictureResolver,
): Promise<Resolved<Requests>>;
export async function resolvePictures(
  requests: unknown,
  resolver: PictureResolver,
): Promise<unknown> {
  if (typeof requests !== 'object' || requests === null) return requests;
  const resolve = (inner: unknown) => resolvePictures(inner, resolver);
  if (Array.isArray(requests)) return Promise.all(requests.map(resolve));
  if (isRequest(requests)) return resolveOne(requests, resolver);
  const entries = Object.entries(requests).map(
    async ([key, inner]) => [key, await resolve(inner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The pictures that a view requests, in its order. */
export function picturesIn(requests: unknown): PictureRequest[] {
  if (typeof requests !== 'object' || requests === null) return [];
  if (!Array.isArray(requests) && isRequest(requests))
    return requests.kind === 'picture' ? [requests] : [];
  return Object.values(requests).flatMap(picturesIn);
}
