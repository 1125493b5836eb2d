/** Finds other pictures for stored pages whose own are gone, because the host has a newer site. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';

/** Cuts a page into parts that each end with a picture. Workers have no parser of HTML. */
const partsOf = async (page: Response) => (await page.text()).match(/[^]*?<img\b[^>]*>/g) ?? [];

/**
 * The address of the picture that the newest version of a page has in the same place;
 * undefined if it shows more pictures or fewer.
 */
async function newestAddress(page: string, picture: string): Promise<string | undefined> {
  const stored = await matchPrecache(page);
  if (!stored) return undefined;
  const before = await partsOf(stored);
  const now = await partsOf(await fetch(page));
  if (now.length !== before.length) return undefined;
  const part = now[before.findIndex((text) => text.includes(picture))] ?? '';
  return /\ssrc="?([^"\s>]+)/.exec(part.slice(part.lastIndexOf('<img')))?.[1];
}

/** Answers with the newest picture in place of one that the host does not have any more. */
export const replacePictures: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const { pathname } = new URL(request.url);
    if (response.status !== 404 || !pathname.startsWith('/_astro/')) return response;
    const page = new URL(request.referrer, location.origin).pathname;
    const address = await newestAddress(page, pathname);
    return address === undefined ? response : fetch(address);
  },
};
