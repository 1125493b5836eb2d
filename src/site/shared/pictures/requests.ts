import type { DrawingSource } from '../components/Drawing.tsx';
import type { PictureSource } from '../components/Picture.tsx';
import type { SlotName } from './slots.ts';

/** A picture as a content file names it. */
export interface PictureField {
  /** Its file in content/images. */
  file: string;
  /** The focal point, such as `40% 30%`. */
  focus?: string | undefined;
}

/** Whether a file of content/images is a drawing. */
export const isDrawing = (file: string) => file.endsWith('.svg');

/** The media query of a picture that has another shape on `narrow` screens. */
export const WIDE_SCREEN = '(min-width: 48rem)';

/** A picture that a view needs, and the slot that shows it. */
export interface PictureRequest extends PictureField {
  kind: 'picture';
  slot: SlotName;
  alt: string;
  /** The picture below {@link WIDE_SCREEN}, if its shape differs. */
  narrow?: PictureField & { slot: SlotName };
  /** Whether the page also needs a larger, uncropped file. */
  enlarged?: boolean;
}

/** A request that a feature's own handler resolves. */
export interface FeatureRequest<Source> {
  kind: 'feature';
  handler: string;
  /** The name of a file in content/, or other input for the handler. */
  file: string;
  /** Phantom field: carries the result type and is never set at run time. */
  source?: Source;
}

/** The kinds of requests, each with its result. */
interface Kinds {
  picture: [PictureRequest, PictureSource];
  drawing: [{ kind: 'drawing'; file: string }, DrawingSource];
  feature: [FeatureRequest<unknown>, unknown];
}

/** Resolves requests of features, by their `handler`. */
export type RequestHandlers = Readonly<Record<string, (request: { file: string }) => unknown>>;

/** Requests a picture for one slot. @param narrow another shape for narrow screens */
export function requestPicture(
  picture: PictureField & { alt?: string | undefined },
  slot: SlotName,
  { alt = '' }: { alt?: string | undefined } = picture,
  narrow?: PictureRequest['narrow'],
): PictureRequest {
  const { file, focus } = picture;
  return { kind: 'picture', file, focus, slot, alt, ...(narrow && { narrow }) };
}

/** Requests an SVG file of content/images, to be put into the page. */
export const requestDrawing = (file: string) => ({ kind: 'drawing', file }) as const;

/** Requests the founder's signature, a drawing or a scan; undefined if there is none. */
export function requestSignature(
  file: string | undefined,
  alternative: { alt?: string | undefined },
) {
  if (file === undefined) return undefined;
  return isDrawing(file)
    ? requestDrawing(file)
    : requestPicture({ file }, 'signature', alternative);
}

/** Resolves requests: the build makes files, the editor uses the originals. */
export type AssetResolver = {
  [Kind in keyof Kinds]: (request: Kinds[Kind][0]) => Kinds[Kind][1] | Promise<Kinds[Kind][1]>;
};

/** Requests replaced by their results, in the same structure. */
export type Resolved<Requests> =
  Requests extends FeatureRequest<infer Source>
    ? Source
    : Requests extends { kind: infer Kind extends keyof Kinds }
      ? Kinds[Kind][1]
      : Requests extends object
        ? { [Key in keyof Requests]: Resolved<Requests[Key]> }
        : Requests;

/** Whether a value is one request and not an object of several. */
const isRequest = (value: object): value is Kinds[keyof Kinds][0] => 'kind' in value;

function resolveOne(request: Kinds[keyof Kinds][0], resolver: AssetResolver) {
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
export async function resolveAssets<Requests>(
  requests: Requests,
  resolver: AssetResolver,
): Promise<Resolved<Requests>>;
export async function resolveAssets(requests: unknown, resolver: AssetResolver): Promise<unknown> {
  if (typeof requests !== 'object' || requests === null) return requests;
  const resolve = (inner: unknown) => resolveAssets(inner, resolver);
  if (Array.isArray(requests)) return Promise.all(requests.map(resolve));
  if (isRequest(requests)) return resolveOne(requests, resolver);
  const entries = Object.entries(requests).map(
    async ([key, inner]) => [key, await resolve(inner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The picture requests of a view, in its order. */
export function pictureRequestsIn(requests: unknown): PictureRequest[] {
  if (typeof requests !== 'object' || requests === null) return [];
  if (!Array.isArray(requests) && isRequest(requests))
    return requests.kind === 'picture' ? [requests] : [];
  return Object.values(requests).flatMap(pictureRequestsIn);
}
