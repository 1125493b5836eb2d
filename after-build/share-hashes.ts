import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { filesIn } from '../hosting/pages.ts';
import type { BuiltSite, PageStep } from './steps.ts';

const PICTURE = /<picture>[\s\S]*?<\/picture>/g;
/** Addresses that Astro gives to typefaces and to what it cuts out of pictures, these with their width in a list. */
const TYPEFACE = /\/_astro\/([\w-]+)\.[\w-]{8}\.woff2/g;
const CUT = /\/_astro\/([^\s"/.]+)\.[\w-]{8}_\w+(\.\w+)(?: (\d+)w)?/g;

/**
 * Copies files of the site under names that share one hash, of all that they hold: the hashes that files have of their own
 * are what compresses worst in a page.
 * @param names what each file is called, the hash left out, by its address
 * @returns the new address of each, the old one where two would be called the same
 */
function renamed(names: ReadonlyMap<string, string>, { dist }: BuiltSite): Map<string, string> {
  const place = (address: string) => new URL(`.${encodeURI(address)}`, dist);
  const hash = createHash('sha256');
  for (const address of [...names.keys()].sort()) hash.update(readFileSync(place(address)));
  const version = hash.digest('base64url').slice(0, 4);
  const taken = new Set<string>();
  return new Map(
    [...names].map(([address, name]) => {
      const to = `/_astro/${name.replace('*', version)}`;
      if (taken.has(to)) return [address, address];
      taken.add(to);
      copyFileSync(place(address), place(to));
      return [address, to];
    }),
  );
}

const faces = new WeakMap<BuiltSite, Map<string, string>>();

/** New names of the typefaces: all of the site, so that every page calls them the same; found once for all pages. */
function typefaceNames(site: BuiltSite): Map<string, string> {
  const known = faces.get(site);
  if (known) return known;
  const files = filesIn(site.dist).map((file) => `/${file}`);
  const typefaces = [...files.join('\n').matchAll(TYPEFACE)].map(
    ([address, name = '']) => [address, `${name}.*.woff2`] as const,
  );
  const names = renamed(new Map(typefaces), site);
  faces.set(site, names);
  return names;
}

/**
 * Gives the files of a picture, and the typefaces of the site, names that share a hash: `kora.Ab1C-480.avif`. 130 to
 * 240 bytes less on a page with pictures. Nothing names the files they are copies of any more.
 */
export const shareHashes: PageStep = (html, site) => {
  return html
    .replace(TYPEFACE, (address) => typefaceNames(site).get(address) ?? address)
    .replace(PICTURE, (picture) => {
      const cuts = [...picture.matchAll(CUT)].map(
        ([found, name = '', ending = '', width = '']) =>
          [found.split(' ')[0] ?? '', `${name}.*${width && `-${width}`}${ending}`] as const,
      );
      const names = renamed(new Map(cuts), site);
      return picture.replace(/\/_astro\/[^\s",]+/g, (address) => names.get(address) ?? address);
    });
};
